import type { SeatId } from '../kernel/seat.ts';

interface Seated {
  readonly seats: readonly SeatId[];
  readonly teams: boolean;
}

/** In teams of two partners sit opposite each other. */
export function partnerOf({ seats, teams }: Seated, seat: SeatId): SeatId | undefined {
  const at = seats.indexOf(seat);
  return teams && at >= 0 ? seats[(at + seats.length / 2) % seats.length] : undefined;
}

/** Who wins and loses together with a captain, the captain first. */
export function teamOf(table: Seated, seat: SeatId): readonly SeatId[] {
  const partner = partnerOf(table, seat);
  return partner === undefined ? [seat] : [seat, partner];
}

/** All who play against each other: captains, or teams. */
export const sidesOf = (table: Seated): readonly (readonly SeatId[])[] =>
  table.teams
    ? table.seats.slice(0, table.seats.length / 2).map((seat) => teamOf(table, seat))
    : table.seats.map((seat) => [seat]);
