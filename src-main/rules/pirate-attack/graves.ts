import type { State } from './state.ts';

/** With how many others a ship sank at once: those of one fight, or of one storm, have one number, any other none. */
const alone = 0;

/** On top of the dead. Told by itself it sank by itself. */
export function buried(state: State, card: string | null, how: string): State {
  const { dead, graves, fight, fights, round } = state;
  const after = { ...state, dead: [card, ...dead] };
  if (!graves) return after;
  const together = how === 'storm' ? -round : fight ? fights : alone;
  return { ...after, graves: [together, ...graves] };
}

/** One of them has come back. */
export function unburied(state: State, at: number): State {
  const without = <One>(all: readonly One[]): readonly One[] => all.filter((_, place) => place !== at);
  const { dead, graves } = state;
  return at < 0 ? state : { ...state, dead: without(dead), ...(graves ? { graves: without(graves) } : {}) };
}

/** So many ships back a Raise the Dead reaches. */
const reach = 3;

/**
 * The places of the dead that may be raised, the newest first. Which of those that sank at once lies on top only the
 * discard pile says: where the third sank together with others, it may have been any of them.
 */
export function mayRise({ dead, graves = [] }: State): readonly number[] {
  const last = graves[reach - 1] ?? alone;
  return dead.flatMap((_, at) =>
    at < reach || (last !== alone && graves.slice(reach, at + 1).every((one) => one === last)) ? [at] : [],
  );
}
