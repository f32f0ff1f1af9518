/**
 * Seats in the order in which they are handed out. A seat is named after its mark, since the mark is what a
 * table points at: "red bids two". The captain who sits there may change during an evening, the seat does not.
 */
export const seatIds = [
  'red',
  'blue',
  'yellow',
  'green',
  'white',
  'violet',
  'orange',
  'aqua',
  'pink',
  'grey',
  'black',
] as const;
export type SeatId = (typeof seatIds)[number];

export const isSeatId = (text: string): text is SeatId => (seatIds as readonly string[]).includes(text);

/** The seats from the one after `from`, once round the table, ending with `from` itself. */
export function clockwiseAfter(order: readonly SeatId[], from: SeatId): readonly SeatId[] {
  const at = order.indexOf(from);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

/** The seats beginning with `from`, once round the table. */
export function clockwiseFrom(order: readonly SeatId[], from: SeatId): readonly SeatId[] {
  const at = order.indexOf(from);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** A value for each seat that plays; seats that do not play have none. */
export type BySeat<Value> = { readonly [seat in SeatId]?: Value };

export function forSeats<Value>(seats: readonly SeatId[], value: (seat: SeatId) => Value): BySeat<Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
}
