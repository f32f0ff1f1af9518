import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { CommandOf } from '../commands.ts';
import { forcesTwo, wrongPairing } from '../attacks.ts';
import { leftOf, shipOf, unitOf, type Found } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { startersIn } from '../starters/starters.ts';
import type { AttackWay, Fight, Ship, State } from '../state.ts';
import { redTask } from '../tasks.ts';
import { partnerOf } from '../teams.ts';
import { lyingUnder, nothingTurned, removedFrom, turnedOf } from '../turned.ts';
import { isEliminate, worksOnce } from '../under.ts';
import { deckLeft, handSize, liesBeneathSails, tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { hasBegun, isFirst, isGoingOn, isOnTurn, isPlaying, isTold } from './checks.ts';
import type { Prize } from '../battle/steps.ts';
import { bountiesOn, paysBounty } from './bounties.ts';
import { carryAllUnder, carryCurses, carrySpent } from './carrying.ts';
import { endNavyFight } from './navy.ts';
import { inPort } from './reach.ts';
import { lift } from './sails.ts';
import { ruling, type Script } from './script.ts';
import { fameOfCard } from '../fame.ts';
import { owesGoldCards } from './gold.ts';
import { scoreFor } from './ships.ts';

interface Pair {
  readonly attacker: Found;
  readonly defender: Found;
}

function pairOf(state: State, { ship, target }: CommandOf<'attack'>): Pair | Refusal {
  const attacker = shipOf(state, ship);
  const defender = shipOf(state, target);
  if (!attacker || !defender) return refusal('no-such-ship', { ship: attacker ? target : ship });
  return unitOf(state, attacker).ships.includes(target) ? refusal('attacks-itself') : { attacker, defender };
}

export const decideAttack = ruling<'attack'>((state, command) => {
  const { seat, how } = command;
  const pair = pairOf(state, command);
  const checks: readonly Check[] = [
    ...isPlaying(state, seat),
    isTold(state),
    () => ('code' in pair ? pair : undefined),
    ...(redTask(state)?.seat === seat ? [] : [isFirst(state), isOnTurn(state, seat)]),
    () => withoutCard(state, command),
    () => ('code' in pair ? pair : wrongPair(state, command, pair)),
  ];
  return {
    checks,
    tryWriting(script) {
      if ('code' in pair) return pair;
      script.add({
        kind: 'attackDeclared',
        ...drawnFor(state),
        how,
        by: seat,
        attacker: unitOf(state, pair.attacker),
        defender: unitOf(state, pair.defender),
        ...(attacksBoth(state, how) ? { mutual: true } : {}),
      });
      return undefined;
    },
  };
});

/** Where two are forced both are attacked, which only ships with an ability ask; without cards nobody tells which it was. */
const attacksBoth = (state: State, how: AttackWay): boolean =>
  how === 'others' &&
  state.edition.packs.includes('special-abilities') &&
  (forcesTwo(state) || !tellsCards(state));

/** Said where somebody might refuse, which not every card lets one do. */
function drawnFor(state: State): { readonly card?: string } {
  const red = startersIn(state).length > 0 ? redTask(state) : undefined;
  return red ? { card: red.card } : {};
}

const wayOf = (card: string): AttackWay => (card === 'you-must-attack-someone' ? 'own' : 'others');

/** Where cards are told an attack needs a red one, or an empty hand when the deck is out. */
function withoutCard(state: State, { seat, how }: CommandOf<'attack'>): Refusal | undefined {
  if (!tellsCards(state)) return undefined;
  const red = redTask(state);
  if (red)
    return red.seat === seat && wayOf(red.card) === how
      ? undefined
      : refusal('other-attack', { player: { seat: red.seat }, card: cardOf(red.card)?.printed ?? '' });
  return how === 'own' && handSize(state, seat) === 0 && deckLeft(state) === 0
    ? undefined
    : refusal('no-attack-card', { player: { seat } });
}

/** Who may attack whom, by the card that was drawn. */
export function wrongPair(
  state: State,
  { seat, how }: Pick<CommandOf<'attack'>, 'seat' | 'how'>,
  { attacker, defender }: Pair,
): Refusal | undefined {
  if (attacker.seat === defender.seat) return refusal('same-captain', { player: { seat: attacker.seat } });
  const docked = inPort(attacker) ?? inPort(defender);
  if (docked) return docked;
  if (defender.ship.hidden) return refusal('ship-hidden', { player: { seat: defender.seat } });
  if (attacker.ship.hidden && how === 'others')
    return refusal('hidden-not-forced', { player: { seat: attacker.seat } });
  if (how === 'own' && attacker.seat !== seat) return refusal('not-own-attack', { player: { seat } });
  return wrongPairing(state, seat, how, { attacker: attacker.seat, defender: defender.seat });
}

/** What has sunk is told: the prizes follow. */
export const decideEndFight = ruling<'endFight'>((state) => ({
  checks: [isGoingOn(state), hasBegun(state), () => (state.fight ? undefined : refusal('no-fight'))],
  write(script) {
    const { fight } = state;
    const units = fight ? [fight.attacker, fight.defender] : [];
    for (const { id } of units.flatMap((unit) => leftOf(state, unit))) {
      const turned = fight ? turnedOf(fight, id) : nothingTurned;
      const lying = lyingUnder(turned);
      carryCurses(script, id, turned.curses.filter(({ cure }) => cure === 'cursed').length);
      if (lying.some(isEliminate)) carryAllUnder(script, id, turned.under);
      else carrySpent(script, id, [...removedFrom(turned), ...lying.filter(worksOnce)]);
    }
    if (fight?.navy === undefined) endFight(script);
    else endNavyFight(script, false);
  },
}));

/**
 * Fame for each enemy ship that sank, if any of one's own is left; a Gold Card for each, if none of theirs is. Where
 * nobody is left nobody has anything. For a partner's ships there is no fame. `prizes` are those that were worked out.
 */
export function endFight(script: Script, prizes?: readonly Prize[]): void {
  const { state } = script;
  const { fight } = state;
  if (!fight) return;
  const [attacker, defender] = [fight.attacker, fight.defender].map((unit) => ({
    seat: unit.seat,
    lost: fight.sunk.filter(({ id }) => unit.ships.includes(id)),
    left: leftOf(state, unit).length,
  }));
  if (!attacker || !defender) return;
  const sides = [
    { own: attacker, other: defender },
    { own: defender, other: attacker },
  ];
  const winner = fight.fled
    ? undefined
    : sides.find(({ own, other }) => own.left > 0 && other.left === 0 && other.lost.length > 0);
  script.add({
    kind: 'fightEnded',
    attacker: attacker.seat,
    defender: defender.seat,
    lost: [attacker.lost.length, defender.lost.length],
    winner: winner?.own.seat ?? null,
  });
  const told = sides.flatMap(({ own, other }) =>
    own.left > 0
      ? [
          {
            seat: own.seat,
            fame: partnerOf(state, own.seat) === other.seat ? 0 : fameFor(state, other.lost),
            goldCards: own.seat === winner?.own.seat ? other.lost.length : 0,
            gold: bountiesOn(other.lost),
          },
        ]
      : [],
  );
  if (state.options.invisibleAfterFight === 'shown') showAttackers(script, fight);
  // Nobody is paid by a side that is gone.
  const paid = prizes ?? (fight.fled ? [] : told);
  for (const { seat, fame } of paid) scoreFor(script, seat, fame);
  for (const { seat, gold } of paid) paysBounty(script, seat, gold);
  for (const { seat, goldCards: count } of paid) owesGoldCards(script, seat, count);
}

/** Who has attacked from beneath Sails is seen from then on, where the table has it so. */
function showAttackers(script: Script, { attacker }: Fight): void {
  for (const { id } of leftOf(script.state, attacker)) {
    const found = shipOf(script.state, id);
    if (found && liesBeneathSails(found.ship)) lift(script, found);
  }
}

const fameFor = (state: State, lost: readonly Ship[]): number =>
  lost.reduce((sum, { card }) => sum + fameOfCard(state, card), 0);
