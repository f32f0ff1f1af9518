import { fold, joined } from './fold.ts';

const nothing: readonly never[] = [];

/** More than this for one fact is a circle in the rules. */
export const mostConsequences = 1000;

/** A bug in a game's rules, named: what follows by itself follows itself. */
export class EndlessConsequences extends Error {
  constructor(last: unknown) {
    super(`what follows by itself never ends; the last of it: ${JSON.stringify(last).slice(0, 120)}`);
  }
}

/** Everything that happens by itself, one after the other: `next` says what does, until nothing more. */
export function following<State, Event>(
  state: State,
  next: (state: State) => readonly Event[],
  evolve: (state: State, event: Event) => State,
): readonly Event[] {
  let events: readonly Event[] = nothing;
  let now = state;
  for (let more = next(now); more.length > 0; more = next(now)) {
    events = joined(events, more);
    if (events.length > mostConsequences) throw new EndlessConsequences(events.at(-1));
    now = fold(evolve, now, more);
  }
  return events;
}
