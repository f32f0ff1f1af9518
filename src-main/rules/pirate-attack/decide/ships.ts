import type { Check, Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import type { SinkWay } from '../events.ts';
import { armadasOf, copiesLeft, shipOf, shipRows, type Found } from '../fleets.ts';
import { fameOfCard } from '../fame.ts';
import { keepsFame } from '../options.ts';
import { refusal } from '../refusals.ts';
import { fameOf, rowOf, type Armada, type Ship, type State } from '../state.ts';
import { partnerOf } from '../teams.ts';
import { hasBegun, isGoingOn, isIn, isKnown, isPlaying, isTold } from './checks.ts';
import { deck, handAt, handSize, openly } from '../custody.ts';
import { nothingTurned, turnedOf } from '../turned.ts';
import { carry, carryWreck } from './carrying.ts';
import { bringBack } from './magic.ts';
import { ruling, type Script } from './script.ts';

/** A ship of the packs in play, of which a copy is left. */
function wrongCard(state: State, card: string): Refusal | undefined {
  const row = cardOf(card);
  if (!row || !shipRows(state).includes(row)) return refusal('not-a-ship', { card });
  return copiesLeft(state, row) > 0 ? undefined : refusal('no-copy-left', { card: row.printed });
}

export const decideLayShip = ruling<'layShip'>((state, { seat, card, place }) => {
  const row = rowOf(state, seat);
  const at = place ?? row.length;
  const checks: readonly Check[] = [
    ...isPlaying(state, seat),
    isIn(state, seat),
    () => (card === undefined && state.depth !== 'score' ? refusal('which-ship') : undefined),
    () => (card === undefined ? undefined : wrongCard(state, card)),
    () =>
      Number.isInteger(at) && at >= 0 && at <= row.length
        ? undefined
        : refusal('no-such-place', { place: at, most: row.length }),
  ];
  return {
    checks,
    write(script) {
      const ship = { id: state.nextShip, card: card ?? null };
      script.add({ kind: 'shipLaid', seat, ship, place: at });
      carry(script, openly(handSize(state, seat) > 0 ? handAt(seat) : deck, 'table', card));
      return undefined;
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
      return found.seat === creature ? refusal('own-creature') : undefined;
    },
  ];
  return {
    checks,
    write(script) {
      const found = named(state, command);
      if ('code' in found) return found;
      const { how, by } = causeOf(state, found, creature);
      script.add({ kind: 'shipSunk', seat: found.seat, ship: found.ship, how, by });
      carryWreck(script, found.ship);
      if (isBroughtBack(state, found.ship)) bringBack(script, found);
      endArmada(script, found.seat);
      if (how === 'creature' && by !== null && partnerOf(state, found.seat) !== by)
        scoreFor(script, by, fameOfCard(state, found.ship.card));
      return undefined;
    },
  };
});

/** A Reincarnation was turned up under it in this fight, and no curse has taken it where only shots count. */
function isBroughtBack({ fight, options }: State, { id }: Ship): boolean {
  const { curses, under } = fight ? turnedOf(fight, id) : nothingTurned;
  const isTaken = curses.some(
    ({ curse, cure }) => (curse === 'plague' || curse === 'poison') && cure !== 'cursed',
  );
  return under.includes('reincarnation') && !(isTaken && options.reincarnationCauses === 'shots');
}

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

/** One ship left is no armada, and none is neither: its card is discarded. */
export function endArmada(script: Script, seat: SeatId): void {
  const ended = armadasOf(script.state, seat).filter((one) => one.length < 2);
  if (ended.length === 0) return;
  script.add({ kind: 'armadaEnded', seat });
  carry(script, ...ended.map(() => openly('table', 'discard', 'armada')));
}

/** Another Armada card takes the place of the first, or of the oldest where a captain may have several. */
export function joinArmada(script: Script, seat: SeatId, ships: readonly number[]): void {
  const { state } = script;
  const inRow = rowOf(state, seat).flatMap(({ id }) => (ships.includes(id) ? [id] : []));
  const { beside } = displaced(state, seat, ships);
  script.add({ kind: 'armadaFormed', seat, ships: inRow, ...(beside.length > 0 ? { beside } : {}) });
}

/** The armadas that stay beside a new one of these ships, and how many of their cards go. */
export function displaced(
  state: State,
  seat: SeatId,
  ships: readonly number[],
): { readonly beside: readonly Armada[]; readonly gone: number } {
  const before = armadasOf(state, seat);
  const rest = before.map((one) => one.filter((id) => !ships.includes(id))).filter((one) => one.length > 1);
  const most = state.options.armadasPerPlayer - 1;
  const beside = most > 0 ? rest.slice(-most) : [];
  return { beside, gone: before.length - beside.length };
}

/** It comes to the right end of the row of its new captain, outside any armada. */
export const decideMoveShip = ruling<'moveShip'>((state, { ship, to }) => ({
  checks: [
    ...isPlaying(state, to),
    isTold(state),
    () => {
      const found = shipOf(state, ship);
      if (!found) return refusal('no-such-ship', { ship });
      return found.seat === to ? refusal('there-already', { player: { seat: to } }) : undefined;
    },
    isIn(state, to),
  ],
  write(script) {
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
    () => wrongCard(state, card),
  ],
  write(script) {
    const found = shipOf(state, ship);
    if (!found) return refusal('no-such-ship', { ship });
    script.add({ kind: 'shipNamed', seat: found.seat, ship, card });
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
  ],
  write(script) {
    const { gone } = displaced(state, seat, ships);
    if (gone === 0) carry(script, openly(handSize(state, seat) > 0 ? handAt(seat) : deck, 'table', 'armada'));
    for (let more = 1; more < gone; more++) carry(script, openly('table', 'discard', 'armada'));
    joinArmada(script, seat, ships);
    return undefined;
  },
}));
