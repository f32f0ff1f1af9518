import type { Library } from './library/library.ts';

const key = 'opened-at';
/** Whoever opens it less often has what was thrown away kept a little longer. */
const longest = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether the computer's clock may be believed when something is to be removed for its age: it was about the same
 * when the directory was opened before. One that was set to another century is not, the first time.
 */
export function isLikelyNow({ settings }: Library, now: number): boolean {
  const before = settings.get(key);
  settings.set(key, now);
  return typeof before === 'number' && before <= now && now - before <= longest;
}
