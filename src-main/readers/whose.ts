import type { SeatId } from '../rules/kernel/seat.ts';

/** So long, in milliseconds, the next reading is the captain's whose token was scanned. */
export const tokenCounts = 15_000;

/** A captain's token that was scanned just now at a reader of the whole table. */
export interface Token {
  readonly seat: SeatId;
  readonly at: number;
  /** The reading as it was stored: it speaks for the next one. */
  readonly reading: number | undefined;
}

export interface Whose {
  readonly seat: SeatId | undefined;
  readonly token: Token | undefined;
}

/** The reader's own seat goes before a token; without either the prompt has to know. */
export function whoseIs(readersSeat: SeatId | undefined, token: Token | undefined, at: number): Whose {
  if (readersSeat) return { seat: readersSeat, token: undefined };
  const counts = token && Math.abs(at - token.at) <= tokenCounts ? token : undefined;
  return { seat: counts?.seat, token: counts };
}
