import type { Parts } from '../../state/live-parts.svelte.ts';

/** What everybody sees of it: without what only this console's seat may know. */
export function asOnTelevision(parts: Parts): Parts {
  const others = Object.entries(parts).flatMap(([name, part]): [string, unknown][] =>
    name.startsWith('tv.') ? [[`game.${name.slice(3)}`, part]] : [],
  );
  return others.length === 0 ? parts : { ...parts, ...Object.fromEntries(others) };
}
