import { cleanName, toldApart } from '../rules/kernel/name.ts';
import { placesOf, sleeps } from '../rules/kernel/chairs.ts';
import type { GameState } from '../rules/kernel/game.ts';
import type { BySeat } from '../rules/kernel/seat.ts';
import type { SeatPart } from '../contract/view.ts';

/**
 * Who sits where, as every screen says it. A file may bring names that no door of ours would take, and two captains
 * may have one name.
 */
export function seatParts(
  game: Pick<GameState, 'seats' | 'chairs'>,
  captains: BySeat<string>,
): readonly SeatPart[] {
  const seats = placesOf(game);
  const shown = toldApart(seats.map((seat) => cleanName(captains[seat] ?? '') || seat));
  return seats.map((seat, at) => ({
    seat,
    captain: shown[at] ?? seat,
    ...(sleeps(game, seat) ? { asleep: true as const } : {}),
    ...(game.seats.includes(seat) ? {} : { away: true as const }),
  }));
}
