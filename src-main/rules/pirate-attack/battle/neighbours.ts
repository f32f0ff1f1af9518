import { clockwiseAfter } from '../../kernel/seat.ts';
import type { Encounter, Hand, Sailing, ShipId } from './fleet.ts';
import type { House } from './house.ts';

/** Ships in the fight, whom everybody sees, and ships that it has taken already. */
export interface Round {
  readonly fighting: readonly ShipId[];
  readonly gone: readonly ShipId[];
}

/**
 * The ship next to a ship, as its owner sees it. Past the end of a row it is the nearest of the next captain who has
 * one, clockwise to the left: the hand that is turned to us is the other one.
 */
export function neighbourOf(
  { fleets }: Encounter,
  { ship, fleet }: Sailing,
  to: Hand,
  { fighting, gone }: Round,
  house: House,
): Sailing | null {
  const isThere = (other: Sailing): boolean =>
    !other.ship.inPort &&
    !gone.includes(other.ship.id) &&
    (other.fleet.seat === fleet.seat || !other.ship.hidden || fighting.includes(other.ship.id));
  const at = fleet.ships.indexOf(ship);
  const beside = to === 'left' ? fleet.ships.slice(0, at).toReversed() : fleet.ships.slice(at + 1);
  const own = beside.map((one) => ({ ship: one, fleet })).find(isThere);
  if (own) return own;
  const seats = fleets.map(({ seat }) => seat);
  const others = clockwiseAfter(to === 'left' ? seats : seats.toReversed(), fleet.seat).flatMap((seat) => {
    const row = fleets.find((one) => one.seat === seat);
    if (!row || row === fleet) return [];
    const ships = to === 'left' ? row.ships.toReversed() : row.ships;
    return ships.map((one) => ({ ship: one, fleet: row }));
  });
  const next = others.find(isThere) ?? null;
  return next && house.says('neighbourRing') ? next : null;
}
