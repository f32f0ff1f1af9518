import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { hasOwnSails } from '../abilities/own.ts';
import { cardOf } from '../data/cards.ts';
import { classOf, isAtSea, isWithinReach, type Found } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { Ship, State } from '../state.ts';

/** What lies beneath Sails only its own captain can do anything with, and in port nobody. */
export const outOfReach = (seat: SeatId, found: Found | undefined): Refusal | undefined =>
  found &&
  (inPort(found) ??
    (isWithinReach(seat, found) ? undefined : refusal('ship-hidden', { player: { seat: found.seat } })));

/** Why nothing happens to a ship in port. */
export const inPort = (found: Found | undefined): Refusal | undefined =>
  found && !isAtSea(found.ship) ? refusal('ship-in-port', { player: { seat: found.seat } }) : undefined;

/** Only a Brigantine, or what is smaller, goes beneath Sails, and none that has its own. */
export function tooLarge(state: State, ship: Ship): Refusal | undefined {
  if (hasOwnSails(ship)) return refusal('sails-built-in');
  const size = classOf(state, ship);
  return size === 'galleon' || size === 'large'
    ? refusal('too-large-to-hide', { card: cardOf(ship.card ?? '')?.printed ?? '' })
    : undefined;
}
