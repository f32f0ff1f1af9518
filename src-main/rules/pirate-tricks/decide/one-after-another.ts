import { fold } from '../../kernel/fold.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';

/** What follows from the state as it is then. */
export type Step = (state: State) => readonly Event[];

/** Each step is taken at the table that the steps before have left. */
export function chain(state: State, ...steps: readonly Step[]): readonly Event[] {
  let now = state;
  return steps.flatMap((step, at) => {
    const events = step(now);
    if (at < steps.length - 1) now = fold(evolve, now, events);
    return events;
  });
}
