import type { Seen, ViewParts } from '../../games/drawing.ts';

/** What everybody sees of it: without what only this console's seat may know. */
export function asOnTelevision(seen: Seen): Seen {
  const others = Object.entries(seen.parts).flatMap(([name, part]): [string, unknown][] =>
    name.startsWith('tv.') ? [[`game.${name.slice(3)}`, part]] : [],
  );
  if (others.length === 0) return seen;
  return { ...seen, parts: { ...seen.parts, ...Object.fromEntries(others) } as ViewParts };
}
