import type { Seen, TableDrawing } from '../../games/drawing.ts';
import { awaitedSeats } from '../../games/plain/awaited.ts';
import type { Sound } from '../../sound/sounds.ts';

export interface Heard {
  readonly name: Sound;
  readonly count?: number;
}

/** What the newest entry sounds like. Only what was entered just now sounds, not what a page finds when it comes. */
export function heardOf(before: Seen | undefined, now: Seen, drawing: TableDrawing): Heard | undefined {
  if (!before || before.parts.session.id !== now.parts.session.id) return undefined;
  if (now.parts.log.total <= before.parts.log.total) return undefined;
  if (now.parts.log.rows.at(-1)?.kind !== 'fact') return undefined;
  const own = drawing.sound?.(before, now);
  if (own) return own;
  const awaited = (seen: Seen) => awaitedSeats(seen.parts.prompts);
  const turned = awaited(now).some((seat) => !awaited(before).includes(seat));
  return { name: turned ? 'turn' : 'reading' };
}
