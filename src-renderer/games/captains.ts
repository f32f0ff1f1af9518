import { seatIds, type SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { SeatPart } from '../../src-main/contract/view.ts';
import { MARKS, markAt, type Captain, type Mark } from '../look/marks.ts';

/** A seat is named after its colour and drawn with the mark in the same place of the order. */
export const markOf = (seat: SeatId): Mark => markAt(seatIds.indexOf(seat));
export const seatOf = (mark: Mark): SeatId | undefined => seatIds[MARKS.indexOf(mark)];

export const captainOf =
  (seats: readonly SeatPart[]) =>
  (seat: SeatId): Captain => ({
    mark: markOf(seat),
    name: seats.find((one) => one.seat === seat)?.captain ?? seat,
  });
