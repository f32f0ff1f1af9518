import { accept, refuse } from '../../kernel/result.ts';
import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';

/** Events of one decision, each laid upon the state that those before it have made. */
export interface Script {
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

export function scriptFrom(state: State): Script {
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
export function decideBy(
  state: State,
  waived: Waived,
  checks: readonly Check[],
  write: (script: Script) => Refusal | undefined,
): Decision<Event> {
  const refusal = firstRefusal(waived, checks);
  if (refusal) return refuse(refusal);
  const script = scriptFrom(state);
  const late = write(script);
  return late ? refuse(late) : accept(script.events);
}
