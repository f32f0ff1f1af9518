import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from './refusal.ts';
import { accept, refuse } from './result.ts';

/** Events of one decision, each laid upon the state that those before it have made. */
export interface Script<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

export function scriptOn<State, Event>(
  state: State,
  evolve: (state: State, event: Event) => State,
): Script<State, Event> {
  const events: Event[] = [];
  let now = state;
  return {
    get state() {
      return now;
    },
    events,
    add(event) {
      now = evolve(now, event);
      events.push(event);
    },
  };
}

/** Writes, once every check is passed; what the writing itself refuses is refused as a whole. */
export function written<State, Event>(
  script: Script<State, Event>,
  waived: Waived,
  checks: readonly Check[],
  write: (script: Script<State, Event>) => Refusal | undefined,
): Decision<Event> {
  const refusal = firstRefusal(waived, checks) ?? write(script);
  return refusal ? refuse(refusal) : accept(script.events);
}
