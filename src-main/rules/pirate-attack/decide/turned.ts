import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { type Curse } from '../cards.ts';
import type { CommandOf } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import type { EventOf } from '../events.ts';
import {
  aboveAt,
  cardsUnder,
  cursesAbove,
  deck,
  goodsAt,
  magicUnder,
  magicUnderAt,
  openly,
  savedAt,
  savedCures,
  spentAt,
  tellsCards,
  underAt,
} from '../custody.ts';
import { fameOfCard } from '../fame.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { Fight, State } from '../state.ts';
import { deathsIn, type Death, type Sheet, type Shot, type Step } from '../battle/steps.ts';
import {
  choicesIn,
  isTurned,
  leavesUnseen,
  lyingUnder,
  settledFight,
  timesTurned,
  turnedOf,
  type TurnedCurse,
} from '../turned.ts';
import { insures, isEliminate, isTurnable, isReincarnation } from '../under.ts';
import { isGoingOn, isTold } from './checks.ts';
import { endFight } from './fights.ts';
import { endArmada } from './armadas.ts';
import { carry, carryAllUnder, carryCurses, carrySpent } from './carrying.ts';
import { allElsewhere, seenElsewhere } from './elsewhere.ts';
import { bringBack } from './magic.ts';
import { endNavyFight } from './navy.ts';
import { ruling, type Script } from './script.ts';
import { scoreFor } from './ships.ts';
import { sinks, takeCopies } from './sinking.ts';
import { copiesPlayed, inPacks } from '../edition.ts';

const inFight =
  (state: State, ship: number): Check =>
  () => {
    if (!state.fight) return refusal('no-fight');
    return isTurned(state, ship) ? undefined : refusal('not-in-fight');
  };

/** A curse that lay above a ship, or a card that lay under it. */
function wrongCard(state: State, card: string): Refusal | undefined {
  const row = cardOf(card);
  if (!inPacks(state, row) || !isTurnable(card)) return refusal('not-turned', { card });
  if (row.effect.kind === 'curse' && state.fight?.navy !== undefined) return refusal('curses-lie');
  return state.fight && timesTurned(state.fight, card) < copiesPlayed(row, state.edition)
    ? undefined
    : refusal('no-copy-left', { card: row.printed });
}

export const decideTurnUp = ruling<'turnUp'>((state, { ship, card }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    inFight(state, ship),
    () => wrongCard(state, card),
    () => (isUnder(card) && leavesUnseen(state, ship) ? refusal('leaves-unseen') : undefined),
    () => insuredAlready(state, ship, card),
    () => (state.fight ? allElsewhere(state, card, timesTurned(state.fight, card)) : undefined),
  ],
  write(script) {
    countIn(script, ship, card);
    script.add({ kind: 'cardTurned', seat: ownerOf(state, ship), ship, card });
  },
}));

const isUnder = (card: string): boolean => cardOf(card)?.effect.kind !== 'curse';

/** One Insurance lies under a ship, and no second. */
const insuredAlready = ({ fight }: State, ship: number, card: string): Refusal | undefined =>
  fight && insures(card) && turnedOf(fight, ship).under.some(insures)
    ? refusal('insured-already')
    : undefined;

/** More were turned up than had been counted: the count is put right by that. */
function countIn(script: Script, ship: number, card: string): void {
  const { state } = script;
  if (!state.fight) return;
  const { curses, under } = turnedOf(state.fight, ship);
  if (cardOf(card)?.effect.kind === 'curse') {
    if (cursesAbove(state, ship) <= curses.length)
      carry(script, { from: goodsAt('curses'), to: aboveAt(ship) });
    return;
  }
  const isMagic = cardOf(card)?.kind === 'magic';
  const turned = under.filter((one) => (cardOf(one)?.kind === 'magic') === isMagic).length;
  const lying = isMagic ? magicUnder(state, ship) : cardsUnder(state, ship) - magicUnder(state, ship);
  if (lying > turned) return;
  carry(
    script,
    isMagic ? { from: goodsAt('magic'), to: magicUnderAt(ship) } : { from: deck, to: underAt(ship) },
  );
}

const ownerOf = (state: State, ship: number): SeatId => shipOf(state, ship)?.seat ?? state.turn;

/** The curse of a ship that a Fortune Teller answers and nobody has answered. */
function curseFor(state: State, { ship, card }: CommandOf<'cureShip'>): TurnedCurse | undefined {
  const effect = cardOf(card)?.effect;
  if (effect?.kind !== 'cure' || !state.fight) return undefined;
  return turnedOf(state.fight, ship).curses.find(
    ({ curse, cure }) => curse === effect.against && cure === 'none',
  );
}

export const decideCureShip = ruling<'cureShip'>((state, command) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    inFight(state, command.ship),
    () => (curseFor(state, command) ? undefined : refusal('nothing-to-cure')),
    () => wrongSide(command, curseFor(state, command)?.curse),
    () => noCureSaved(state, command),
    () => cureElsewhere(state, command),
  ],
  tryWriting(script) {
    const found = curseFor(state, command);
    if (!found) return refusal('nothing-to-cure');
    const { ship, side } = command;
    const owner = ownerOf(state, ship);
    script.add({ kind: 'curseCured', seat: owner, ship, curse: found.curse, side });
    if (tellsCards(state)) payCure(script, curerOf(state, ship, side), command.card);
    return undefined;
  },
}));

function noCureSaved(state: State, { ship, side }: CommandOf<'cureShip'>): Refusal | undefined {
  const seat = curerOf(state, ship, side);
  return tellsCards(state) && savedCures(state, seat) === 0
    ? refusal('no-cure-saved', { player: { seat } })
    : undefined;
}

function cureElsewhere(state: State, { ship, side, card }: CommandOf<'cureShip'>): Refusal | undefined {
  const seat = curerOf(state, ship, side);
  return seenElsewhere(state, seat, card, savedAt(seat));
}

/** Whose Fortune Teller it is. */
export function curerOf(state: State, ship: number, side: CommandOf<'cureShip'>['side']): SeatId {
  const owner = ownerOf(state, ship);
  return side === 'cursed' ? owner : otherThan(state, owner);
}

/** The Fortune Teller is spent, and brings fame. */
function payCure(script: Script, seat: SeatId, card: string): void {
  carry(script, openly(savedAt(seat), spentAt('cures'), card));
  scoreFor(script, seat, fameOfCard(script.state, card));
}

const otherThan = ({ fight }: State, seat: SeatId): SeatId =>
  fight?.attacker.seat === seat ? fight.defender.seat : (fight?.attacker.seat ?? seat);

/** Against all but the Black Plague only the cursed side helps itself. */
const wrongSide = ({ side }: CommandOf<'cureShip'>, curse: Curse | undefined): Refusal | undefined =>
  side === 'other' && curse !== 'plague' ? refusal('cursed-side-only') : undefined;

/** As the cards say: what sinks sinks, what changes sides does, and the prizes follow. */
export const decideSettleFight = ruling<'settleFight'>((state) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => {
      const settled = settledFight(state);
      return settled.ok ? undefined : settled.no;
    },
  ],
  tryWriting(script) {
    const settled = settledFight(state);
    if (!settled.ok) return settled.no;
    const { fight } = state;
    if (!fight) return refusal('no-fight');
    settle(script, fight, settled.value);
    return undefined;
  },
}));

/** Prizes are those that were worked out, unless the table has told by hand before what sank. */
export function settle(script: Script, fight: Fight, { steps, verdicts }: Sheet): void {
  const shots = steps.flatMap((step) => (step.kind === 'bystanders' ? step.shots : []));
  for (const step of steps) if (step.kind === 'survivors') leaveFight(script, fight, step);
  const deaths = deathsIn(steps);
  for (const death of deaths) sinkIn(script, fight, death, shots);
  takeCopies(
    script,
    deaths.map(({ ship }) => Number(ship)),
  );
  for (const seat of script.state.seats) endArmada(script, seat);
  const prizes = steps.flatMap((step) => (step.kind === 'prizes' ? step.prizes : []));
  const worked = fight.sunk.length === 0 ? prizes : undefined;
  if (fight.navy === undefined) endFight(script, worked);
  else endNavyFight(script, verdicts.attacker?.standing === 'sinks', worked);
}

type Survivors = Extract<Step, { readonly kind: 'survivors' }>;

/** Who changes sides goes over; curses and Magic that are spent leave their ships. */
function leaveFight(script: Script, fight: Fight, { ships, deserters }: Survivors): void {
  for (const { ship, from, to } of deserters) {
    const found = shipOf(script.state, Number(ship));
    if (found && from !== to) script.add({ kind: 'shipMoved', ship: found.ship, from, to });
  }
  for (const { ship, cursesDiscarded } of [...ships, ...deserters])
    carryCurses(script, Number(ship), cursesDiscarded.length);
  for (const { ship, discarded } of ships) {
    const turned = turnedOf(fight, Number(ship));
    const { under } = turned;
    if (lyingUnder(turned).some(isEliminate)) carryAllUnder(script, Number(ship), under);
    else
      carrySpent(
        script,
        Number(ship),
        discarded.flatMap((at) => under[at] ?? []),
      );
  }
}

/** By the other side, or whoever's confused ship has hit it; a Reincarnation brings it back. */
function sinkIn(
  script: Script,
  fight: Fight,
  { ship, returns, cause, insurance, used }: Death,
  stray: readonly Shot[],
): void {
  const found = shipOf(script.state, Number(ship));
  if (!found) return;
  sinks(
    script,
    found,
    cause === 'copy'
      ? { how: 'copy', by: null }
      : {
          ...causeIn(script.state, fight, found.ship.id, stray),
          used: magicUsed(script.state, fight, found.ship.id, used),
        },
    insurance,
  );
  if (returns) bringBack(script, found);
}

/** An Eliminate leaves nothing that anybody could use, and of several Reincarnations one brings the ship back. */
function magicUsed(state: State, fight: Fight, ship: number, used: readonly number[]): number {
  const { under } = turnedOf(fight, ship);
  if (under.some(isEliminate)) return magicUnder(state, ship);
  const magic = used.flatMap((at) => under[at] ?? []).filter((card) => cardOf(card)?.kind === 'magic');
  const idle = magic.filter(isReincarnation).length - 1;
  return magic.length - Math.max(0, idle);
}

function causeIn(
  state: State,
  { attacker, defender, navy }: Fight,
  id: number,
  stray: readonly Shot[],
): Pick<EventOf<'shipSunk'>, 'how' | 'by'> {
  const hit = stray.find(({ at }) => 'ship' in at && at.ship === String(id))?.by;
  if (hit && 'ship' in hit) return { how: 'fight', by: shipOf(state, Number(hit.ship))?.seat ?? null };
  if (navy !== undefined) return { how: 'navy', by: null };
  return { how: 'fight', by: attacker.ships.includes(id) ? defender.seat : attacker.seat };
}

/** Of several as large the captain of the spirit, or whoever the table has settled, says which one goes. */
export const decideChooseVictim = ruling<'chooseVictim'>((state, { by, victim }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => (state.fight ? undefined : refusal('no-fight')),
    () =>
      choicesIn(state).some((one) => one.by === by && one.among.includes(victim))
        ? undefined
        : refusal('not-to-choose'),
  ],
  tryWriting(script) {
    const [chooser, taken] = [shipOf(state, by), shipOf(state, victim)];
    if (!chooser || !taken) return refusal('not-to-choose');
    script.add({ kind: 'victimChosen', seat: chooser.seat, by: chooser.ship, victim: taken.ship });
    return undefined;
  },
}));
