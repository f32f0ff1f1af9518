import type { SeatId } from '../kernel/seat.ts';
import { lately } from '../kernel/lately.ts';
import { message, type Message } from '../kernel/message.ts';
import { type CardRow, type ShipClass, type Size } from './cards.ts';
import { cardOf } from './data/cards.ts';
import { shipsInPlay } from './in-play.ts';
import { isThrown, printedAbility } from './abilities/own.ts';
import { rowOf, type Armada, type Ship, type State, type Unit } from './state.ts';
import { copiesPlayed, differingOf } from './edition.ts';

/** A ship with whose it is. */
export interface Found {
  readonly seat: SeatId;
  readonly ship: Ship;
  readonly place: number;
}

export function shipOf(state: State, id: number | undefined): Found | undefined {
  for (const seat of state.seats) {
    const row = rowOf(state, seat);
    const place = row.findIndex((one) => one.id === id);
    const ship = row[place];
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

/** The card that lies in the row: of a copy a Duplicate, and none that anybody knows where it came face down. */
export const printedCard = ({ card, copyOf }: Ship): string | null =>
  copyOf === undefined ? card : duplicateCard;
export const duplicateCard = 'duplicate';
export const sailsCard = 'sails-of-invisibility';

/** The ships that were made after this one. */
export const copiesMadeOf = (state: State, id: number): readonly Found[] =>
  state.seats.flatMap((seat) =>
    rowOf(state, seat).flatMap((ship, place) => (ship.copyOf === id ? [{ seat, ship, place }] : [])),
  );

/** The ship after which a copy was made, and that after which a copy of a copy was; any other is its own. */
export function originalOf(state: State, { seat, ship, place }: Found): Found {
  const before = ship.copyOf === undefined ? undefined : shipOf(state, ship.copyOf);
  return before ? originalOf(state, before) : { seat, ship, place };
}

export const isAtSea = ({ inPort }: Ship): boolean => !inPort;

/** The ships of a row that are not in port. */
export const seaOf = (state: State, seat: SeatId): readonly Ship[] => rowOf(state, seat).filter(isAtSea);
export const portOf = (state: State, seat: SeatId): readonly Ship[] =>
  rowOf(state, seat).filter(({ inPort }) => inPort);

/** Whether a captain may do anything to a ship: nobody in port, and beneath Sails its own captain alone. */
export const isWithinReach = (seat: SeatId, { seat: owner, ship }: Pick<Found, 'seat' | 'ship'>): boolean =>
  isAtSea(ship) && (owner === seat || !ship.hidden);

/** The ships of a row at sea that everybody sees. */
export const seenOf = (state: State, seat: SeatId): readonly Ship[] =>
  seaOf(state, seat).filter(({ hidden }) => !hidden);

export function sizeOf({ card }: Ship): Size | null {
  const effect = card === null ? undefined : cardOf(card)?.effect;
  return effect?.kind === 'ship' ? effect.size : null;
}

export function classOf({ edition }: Pick<State, 'edition'>, { card }: Ship): ShipClass | null {
  const row = card === null ? undefined : cardOf(card);
  if (row?.effect.kind !== 'ship') return null;
  return differingOf(edition, row.id).class ?? row.effect.class;
}

/** The same with ability ships, whose class is not printed: by their size, as the table counts them; X/X has none. */
export const classFor = (state: State, ship: Ship): ShipClass | null =>
  classOf(state, ship) ??
  (state.options.abilityClass === 'schooner' && printedAbility(ship.card) && !isThrown(ship)
    ? 'schooner'
    : null);

/** As large as what is thrown for it. */
const thrownSize = { cannons: 'X', strength: 'X' };

/** As it is called at the table: 3/4, or a ship where nobody has told which; a copy as one, and what is hidden. */
export function shipWords(ship: Ship): Message {
  const size = isThrown(ship) ? thrownSize : sizeOf(ship);
  const kind = ship.copyOf !== undefined ? '.copy' : ship.hidden ? '.hidden' : '';
  return size ? message(`ship.size${kind}`, { ...size }) : message(`ship.unknown${kind}`);
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
export const shipRows = ({ edition }: State): readonly CardRow[] => shipsInPlay(edition);

/** How many more of a ship there are than lie in rows. */
export const copiesLeft = (state: State, row: CardRow): number =>
  copiesPlayed(row, state.edition) - (lyingIn(state).get(row.id) ?? 0);

/** Each ship of the box is asked for, by each captain who may lay one. */
const lyingIn = lately((state: State): ReadonlyMap<string | null, number> => {
  const times = new Map<string | null, number>();
  for (const seat of state.seats)
    for (const ship of rowOf(state, seat)) {
      const card = printedCard(ship);
      times.set(card, (times.get(card) ?? 0) + 1);
    }
  return times;
});
