import type { Heard, Moment, Seen, TableDrawing } from '../../games/drawing.ts';
import { awaitedSeats } from '../../games/plain/awaited.ts';

/** Whether a fact was entered between the two, in the same evening. */
export const isNews = (before: Seen, now: Seen): boolean =>
  before.parts.session.id === now.parts.session.id &&
  now.parts.log.total > before.parts.log.total &&
  now.parts.log.rows.at(-1)?.kind === 'fact';

/**
 * What the newest entry sounds like, and the moment that it has brought. Only what was entered just now sounds, not
 * what a page finds when it comes.
 */
export function heardOf(
  before: Seen | undefined,
  now: Seen,
  drawing: TableDrawing,
  moment?: Moment,
): Heard | undefined {
  if (!before || !isNews(before, now)) return undefined;
  const own = moment?.sound ?? drawing.sound?.(before, now);
  if (own) return own === 'silent' ? undefined : own;
  const awaited = (seen: Seen) => awaitedSeats(seen.parts.prompts);
  const turned = awaited(now).some((seat) => !awaited(before).includes(seat));
  return { name: turned ? 'turn' : 'reading' };
}
