import { whenHere } from '../../state/when-here.ts';

/** What few pictures need is fetched when one does; without it they say what they say in words. */
export function later<T>(
  isWanted: () => boolean,
  load: () => Promise<{ readonly default: T }>,
): () => T | undefined {
  let is: T | undefined = $state.raw();
  $effect(() => {
    if (is || !isWanted()) return undefined;
    return whenHere(load(), (loaded) => (is = loaded.default));
  });
  return () => is;
}
