import type { SeatId } from '../kernel/seat.ts';
import { message, type Message } from '../kernel/message.ts';
import { copiesIn, type CardRow, type ShipClass, type Size } from './cards.ts';
import { cardOf, cards } from './data/cards.ts';
import { redTask } from './tasks.ts';
import { rowOf, type Armada, type AttackWay, type Ship, type State, type Unit } from './state.ts';

/** A ship with whose it is. */
export interface Found {
  readonly seat: SeatId;
  readonly ship: Ship;
  readonly place: number;
}

export function shipOf(state: State, id: number): Found | undefined {
  for (const seat of state.seats) {
    const place = rowOf(state, seat).findIndex((one) => one.id === id);
    const ship = rowOf(state, seat)[place];
    if (ship) return { seat, ship, place };
  }
  return undefined;
}

export const armadasOf = (state: State, seat: SeatId): readonly Armada[] => state.armadas[seat] ?? [];

/** The armada that a ship is in; none of a ship that sails alone. */
export const armadaWith = (state: State, seat: SeatId, id: number): Armada | undefined =>
  armadasOf(state, seat).find((one) => one.includes(id));

/** What fights together with a ship: its armada, or itself. */
export function unitOf(state: State, { seat, ship }: Found): Unit {
  return { seat, ships: armadaWith(state, seat, ship.id) ?? [ship.id] };
}

/** The ships of a unit that are still in the row of its captain. */
export const leftOf = (state: State, { seat, ships }: Unit): readonly Ship[] =>
  rowOf(state, seat).filter(({ id }) => ships.includes(id));

export function sizeOf({ card }: Ship): Size | null {
  const effect = card === null ? undefined : cardOf(card)?.effect;
  return effect?.kind === 'ship' ? effect.size : null;
}

export function classOf({ card }: Ship): ShipClass | null {
  const effect = card === null ? undefined : cardOf(card)?.effect;
  return effect?.kind === 'ship' ? effect.class : null;
}

/** As it is called at the table: 3/4, or a ship where nobody has told which. */
export function shipWords(ship: Ship): Message {
  const size = sizeOf(ship);
  return size ? message('ship.size', { ...size }) : message('ship.unknown');
}

/** Cannons and strength of several together, of those that are known. */
export const sumOf = (ships: readonly Ship[]): Size =>
  ships.reduce<Size>(
    (sum, ship) => {
      const size = sizeOf(ship);
      return size ? { cannons: sum.cannons + size.cannons, strength: sum.strength + size.strength } : sum;
    },
    { cannons: 0, strength: 0 },
  );

/** The ships of the packs in play, smallest first. */
export const shipRows = ({ edition }: State): readonly CardRow[] =>
  cards.filter((row) => row.kind === 'ship' && copiesIn(row, edition.packs) > 0);

/** How many more of a ship there are than lie in rows. */
export const copiesLeft = (state: State, row: CardRow): number =>
  copiesIn(row, state.edition.packs) -
  state.seats.flatMap((seat) => rowOf(state, seat)).filter(({ card }) => card === row.id).length;

/** Both ships are those of others, whatever the table has settled. */
export const forcesTwo = (state: State): boolean => redTask(state)?.card === 'force-2-to-attack';

/** Who may attack by such a card; whoever drew it may be among those who are forced, where a table has it so. */
export const attackersOf = (state: State, seat: SeatId, how: AttackWay): readonly SeatId[] =>
  how === 'own'
    ? [seat]
    : state.seats.filter((one) => one !== seat || (state.options.forceSelf && !forcesTwo(state)));

/** Whether such an attack finds two captains with ships. */
export function canAttack(state: State, seat: SeatId, how: AttackWay): boolean {
  const withShips = (among: readonly SeatId[]) => among.filter((one) => rowOf(state, one).length > 0);
  const targets = how === 'others' && forcesTwo(state) ? attackersOf(state, seat, how) : state.seats;
  return withShips(attackersOf(state, seat, how)).some((attacker) =>
    withShips(targets).some((target) => target !== attacker),
  );
}
