import type { Message } from './message.ts';
import type { BySeat, SeatId } from './seat.ts';

export interface Standing {
  readonly seat: SeatId;
  /** 1 is first; equal ranks are shared. */
  readonly rank: number;
  readonly score: number;
  /** What is shown for it, where the score is made for the order alone. */
  readonly figure?: number;
  /** Has left the table: stands behind all who play. */
  readonly left?: true;
}

/** Who leads, told in the same way for every game: a graduated bar at the edge of the chart. */
export interface Standings {
  readonly ranks: readonly Standing[];
  /** Empty while nobody is ahead. */
  readonly leaders: readonly SeatId[];
  readonly over: boolean;
  readonly winners: readonly SeatId[];
  readonly ruler: Ruler;
}

export interface Ruler {
  readonly length: number;
  /** What one graduation is: a rank, a trick, a space. */
  readonly unit: Message;
  readonly at: BySeat<number>;
  readonly ticks: readonly { readonly at: number; readonly label: Message }[];
  /** It counts something else than at the entries before, so that those cannot be drawn on it. */
  readonly isNew?: boolean;
}

/** Ranks by score, highest first; equal scores share a rank and the next rank counts them all. */
export function rankByScore(
  scores: readonly { readonly seat: SeatId; readonly score: number }[],
): readonly Standing[] {
  return scores
    .map(({ seat, score }) => ({
      seat,
      score,
      rank: 1 + scores.filter((other) => other.score > score).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}
