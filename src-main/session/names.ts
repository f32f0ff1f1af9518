import { cleanName, toldApart } from '../rules/kernel/name.ts';
import type { BySeat, SeatId } from '../rules/kernel/seat.ts';
import type { SeatPart } from '../contract/view.ts';

/**
 * Who sits where, as every screen says it. A file may bring names that no door of ours would take, and two captains
 * may have one name.
 */
export function seatParts(seats: readonly SeatId[], captains: BySeat<string>): readonly SeatPart[] {
  const shown = toldApart(seats.map((seat) => cleanName(captains[seat] ?? '') || seat));
  return seats.map((seat, at) => ({ seat, captain: shown[at] ?? seat }));
}
