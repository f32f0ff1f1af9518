import type { Seen, TableDrawing } from '../drawing.ts';
import { soundOf } from './moment.ts';
import { part } from './parts.ts';

/** A fight won runs a rope through a block; the end of a battle strikes as many bells as it has a number. */
export const sound: NonNullable<TableDrawing['sound']> = (before, now) => {
  const phase = (seen: Seen) => part(seen, 'heading').phase;
  if (phase(now) !== phase(before) && (phase(now) === 'moving' || phase(now) === 'over'))
    return { name: 'bells', count: part(now, 'battle').number };
  if (part(now, 'battle').won <= part(before, 'battle').won) return undefined;
  return soundOf(part(now, 'fight')?.taken?.decided ?? []) ?? { name: 'won' };
};
