import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Seen } from '../../games/drawing.ts';

/** "place 2" and the figure that says so, where anything is known of it. */
export function placeOf(
  { parts, say }: Seen,
  seat: SeatId,
): { readonly words: string; readonly figure?: number } {
  const standing = parts.standings?.ranks.find((one) => one.seat === seat);
  if (!standing) return { words: '' };
  const words = say({ key: 'page.place', values: { rank: standing.rank } });
  // A figure that stands for where somebody lies says nothing of who has won.
  const isWon = standing.figure !== undefined && parts.standings?.winners.includes(seat);
  return isWon ? { words } : { words, figure: standing.figure ?? standing.score };
}
