import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { ZoneName } from '../../kernel/zones.ts';
import type { CommandOf } from '../commands.ts';
import { deathsIn } from '../battle/steps.ts';
import { shipOfCard } from '../abilities/own.ts';
import { cardOf } from '../data/cards.ts';
import type { SinkWay } from '../events.ts';
import { armadasOf, copiesLeft, originalOf, shipOf, shipRows, type Found } from '../fleets.ts';
import { copiesPlayed } from '../edition.ts';
import { fameOfCard } from '../fame.ts';
import { keepsFame } from '../options.ts';
import { refusal } from '../refusals.ts';
import { fameOf, rowOf, type Ship, type State } from '../state.ts';
import { partnerOf } from '../teams.ts';
import { hasBegun, isGoingOn, isIn, isKnown, isPlaying, isTold } from './checks.ts';
import { deck, handAt, handSize, openly } from '../custody.ts';
import { fightSheet, isInFight, lyingUnder, nothingTurned, turnedOf } from '../turned.ts';
import { isEliminate, worksOnce } from '../under.ts';
import { carry, carryToTable } from './carrying.ts';
import { allElsewhere, seenElsewhere } from './elsewhere.ts';
import { arrives } from './abilities.ts';
import { displaced, endArmada, wrongJoining, joinArmada } from './armadas.ts';
import { bringBack } from './magic.ts';
import { inPort, outOfReach, tooLarge } from './reach.ts';
import { sinks, takeCopies } from './sinking.ts';
import { ruling, type Script } from './script.ts';

/** A ship of the packs in play, of which a copy is left. */
function wrongCard(state: State, card: string): Refusal | undefined {
  const row = cardOf(card);
  if (!row || !shipRows(state).includes(row)) return refusal('not-a-ship', { card });
  return copiesLeft(state, row) > 0 ? undefined : refusal('no-copy-left', { card: row.printed });
}

/** Where what is told by hand comes from: out of the hand, as long as anything is in it. */
const laidFrom = (state: State, seat: SeatId): ZoneName => (handSize(state, seat) > 0 ? handAt(seat) : deck);

export const decideLayShip = ruling<'layShip'>((state, { seat, card, place }) => {
  const row = rowOf(state, seat);
  const at = place ?? row.length;
  const checks: readonly Check[] = [
    ...isPlaying(state, seat),
    isIn(state, seat),
    () => (card === undefined && state.depth !== 'score' ? refusal('which-ship') : undefined),
    () => (card === undefined ? undefined : wrongCard(state, card)),
    () => (card === undefined ? undefined : seenElsewhere(state, seat, card, laidFrom(state, seat))),
    () =>
      Number.isInteger(at) && at >= 0 && at <= row.length
        ? undefined
        : refusal('no-such-place', { place: at, most: row.length }),
  ];
  return {
    checks,
    write(script) {
      const ship = shipOfCard(state.nextShip, card ?? null);
      // First it lies there: whoever may not have it lays it away at once.
      carryToTable(script, laidFrom(state, seat), card ?? null);
      script.add({ kind: 'shipLaid', seat, ship, place: at });
      arrives(script, seat, ship);
    },
  };
});

/** Where only their number is told, the last of the row; where they are told, the one that is named. */
function named(state: State, { seat, ship }: CommandOf<'sinkShip'>): Found | Refusal {
  if (ship !== undefined) {
    const found = shipOf(state, ship);
    return found && (seat === undefined || found.seat === seat) ? found : refusal('no-such-ship', { ship });
  }
  if (seat === undefined) return refusal('which-ship');
  const row = rowOf(state, seat);
  const last = row.at(-1);
  if (!last) return refusal('no-ship-there', { player: { seat } });
  if (state.depth !== 'score' && row.length > 1) return refusal('which-ship');
  return { seat, ship: last, place: row.length - 1 };
}

export const decideSinkShip = ruling<'sinkShip'>((state, command) => {
  const { seat, creature } = command;
  const checks: readonly Check[] = [
    isGoingOn(state),
    hasBegun(state),
    ...(seat === undefined ? [] : [isKnown(state, seat)]),
    ...(creature === undefined ? [] : [isKnown(state, creature), isTold(state)]),
    () => {
      const found = named(state, command);
      if ('code' in found) return found;
      if (found.seat === creature) return refusal('own-creature');
      return creature === undefined ? inPort(found) : outOfReach(creature, found);
    },
  ];
  return {
    checks,
    write(script) {
      const found = named(state, command);
      if ('code' in found) return;
      const { how, by } = causeOf(state, found, creature);
      const returns = isBroughtBack(state, found.ship);
      sinks(script, found, { how, by, used: workedUnder(state, found.ship, returns) });
      if (returns) bringBack(script, found);
      endArmada(script, found.seat);
      takeCopies(script, [found.ship.id], (copy) =>
        isShotDown(state, copy) ? causeOf(state, copy, undefined) : { how: 'copy', by: null },
      );
      if (how === 'creature' && by !== null && partnerOf(state, found.seat) !== by)
        scoreFor(script, by, fameOfCard(state, found.ship.card));
    },
  };
});

/** Of what was turned up under it: Magic that works once, and a Reincarnation that has worked. */
function workedUnder({ fight }: State, { id }: Ship, returns: boolean): number {
  const { under } = fight ? turnedOf(fight, id) : nothingTurned;
  return under.filter(worksOnce).length + (returns ? 1 : 0);
}

/** A Reincarnation was turned up under it in this fight, and no curse has taken it where only shots count. */
function isBroughtBack({ fight, options }: State, { id }: Ship): boolean {
  const turned = fight ? turnedOf(fight, id) : nothingTurned;
  const { curses } = turned;
  const under = lyingUnder(turned);
  const isTaken = curses.some(
    ({ curse, cure }) => (curse === 'plague' || curse === 'poison') && cure !== 'cursed',
  );
  return (
    under.includes('reincarnation') &&
    !under.some(isEliminate) &&
    !(isTaken && options.reincarnationCauses === 'shots')
  );
}

/** A copy that the same fight takes by its own shots, as far as that is worked out. */
const isShotDown = (state: State, { ship }: Found): boolean =>
  isInFight(state, ship.id) &&
  deathsIn(fightSheet(state)?.steps ?? []).some(
    (death) => death.ship === String(ship.id) && death.cause !== 'copy',
  );

function causeOf(
  { fight }: State,
  { seat, ship }: Found,
  creature: SeatId | undefined,
): { readonly how: SinkWay; readonly by: SeatId | null } {
  if (creature !== undefined) return { how: 'creature', by: creature };
  if (fight?.navy !== undefined && fight.defender.ships.includes(ship.id)) return { how: 'navy', by: null };
  if (fight?.attacker.ships.includes(ship.id) && fight.attacker.seat === seat)
    return { how: 'fight', by: fight.defender.seat };
  if (fight?.defender.ships.includes(ship.id) && fight.defender.seat === seat)
    return { how: 'fight', by: fight.attacker.seat };
  return { how: 'told', by: null };
}

export function scoreFor(script: Script, seat: SeatId, change: number): void {
  if (change === 0 || !keepsFame(script.state.options)) return;
  script.add({ kind: 'fameScored', seat, change, fame: fameOf(script.state, seat) + change });
}

/** It comes to the right end of the row of its new captain, outside any armada. */
export const decideMoveShip = ruling<'moveShip'>((state, { ship, to }) => ({
  checks: [
    ...isPlaying(state, to),
    isTold(state),
    () => {
      const found = shipOf(state, ship);
      if (!found) return refusal('no-such-ship', { ship });
      return found.seat === to ? refusal('there-already', { player: { seat: to } }) : inPort(found);
    },
    isIn(state, to),
  ],
  tryWriting(script) {
    const found = shipOf(state, ship);
    if (!found) return refusal('no-such-ship', { ship });
    script.add({ kind: 'shipMoved', ship: found.ship, from: found.seat, to });
    endArmada(script, found.seat);
    return undefined;
  },
}));

export const decideNameShip = ruling<'nameShip'>((state, { ship, card }) => ({
  checks: [
    isGoingOn(state),
    isTold(state),
    () => {
      const found = shipOf(state, ship);
      if (!found) return refusal('no-such-ship', { ship });
      return found.ship.card === null ? undefined : refusal('ship-known');
    },
    () => wrongCard(state, card) ?? allElsewhere(state, card),
    () => (shipOf(state, ship)?.ship.hidden ? tooLarge(state, { id: ship, card }) : undefined),
  ],
  tryWriting(script) {
    const found = shipOf(state, ship);
    if (!found) return refusal('no-such-ship', { ship });
    // A copy is named with the ship it was made after.
    const { seat, ship: original } = originalOf(state, found);
    script.add({ kind: 'shipNamed', seat, ship: original.id, card });
    return undefined;
  },
}));

export const decideFormArmada = ruling<'formArmada'>((state, { seat, ships }) => ({
  checks: [
    ...isPlaying(state, seat),
    isTold(state),
    () => (new Set(ships).size < 2 ? refusal('too-few-ships') : undefined),
    () => {
      const row = rowOf(state, seat).map(({ id }) => id);
      return ships.every((id) => row.includes(id))
        ? undefined
        : refusal('not-own-ships', { player: { seat } });
    },
    () => wrongJoining(state, ships),
    () => noArmadaCard(state, seat, ships),
  ],
  write(script) {
    const { gone } = displaced(state, seat, ships);
    if (gone === 0) carryToTable(script, laidFrom(state, seat), 'armada');
    for (let more = 1; more < gone; more++) carry(script, openly('table', 'discard', 'armada'));
    joinArmada(script, seat, ships);
  },
}));

/** Each armada has a card of its own; one that takes the place of another has that one's. */
function noArmadaCard(state: State, seat: SeatId, ships: readonly number[]): Refusal | undefined {
  if (displaced(state, seat, ships).gone > 0) return undefined;
  const row = cardOf('armada');
  const laid = state.seats.flatMap((one) => armadasOf(state, one)).length;
  if (row && laid >= copiesPlayed(row, state.edition)) return refusal('no-copy-left', { card: row.printed });
  return seenElsewhere(state, seat, 'armada', laidFrom(state, seat));
}
