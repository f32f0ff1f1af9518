import type { SeatId } from './seat.ts';

/** A card on the table and whose it is. */
export interface Laid<Card> {
  readonly seat: SeatId;
  readonly card: Card;
}

/**
 * The cards that no other beats. `strength` compares within one trick: a higher number wins, undefined can never
 * win. Several remain where the strengths are equal, in the order in which they were laid.
 */
export function winning<Card>(
  laid: readonly Laid<Card>[],
  strength: (card: Card) => number | undefined,
): readonly Laid<Card>[] {
  const strengths = laid.map(({ card }) => strength(card) ?? -Infinity);
  const best = Math.max(...strengths);
  return best === -Infinity ? [] : laid.filter((_, at) => strengths[at] === best);
}
