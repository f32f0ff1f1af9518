import { accept, refuse } from '../../kernel/result.ts';
import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { ended } from '../endings.ts';
import type { State } from '../state.ts';

/** Events of one decision, each laid upon the state that those before it have made. */
export interface Script {
  readonly state: State;
  add(event: Event): void;
}

/** Writes, once every check is passed, and the end where what was written brings it. */
export function decideBy(
  state: State,
  waived: Waived,
  checks: readonly Check[],
  write: (script: Script) => Refusal | undefined,
): Decision<Event> {
  const refusal = firstRefusal(waived, checks);
  if (refusal) return refuse(refusal);
  const { script, events } = scriptOn(state);
  const refused = write(script);
  return refused ? refuse(refused) : accept(events());
}

/** An empty one, and what was written in it, with the end where that brings it. */
export function scriptOn(state: State): { readonly script: Script; events(): readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  const add = (event: Event): void => {
    now = evolve(now, event);
    events.push(event);
  };
  const script: Script = {
    get state() {
      return now;
    },
    add,
  };
  return {
    script,
    events() {
      const end = ended(now);
      if (end) add(end);
      return events;
    },
  };
}
