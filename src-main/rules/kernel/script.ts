import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from './refusal.ts';
import { accept, refuse } from './result.ts';

/** Events of one decision, each laid upon the state that those before it have made. */
export interface Script<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  add(event: Event): void;
}

export class ScriptOn<State, Event> implements Script<State, Event> {
  readonly events: Event[] = [];
  readonly #evolve: (state: State, event: Event) => State;
  #now: State;

  constructor(state: State, evolve: (state: State, event: Event) => State) {
    this.#now = state;
    this.#evolve = evolve;
  }

  get state(): State {
    return this.#now;
  }

  add(event: Event): void {
    this.#now = this.#evolve(this.#now, event);
    this.events.push(event);
  }
}

export const scriptOn = <State, Event>(
  state: State,
  evolve: (state: State, event: Event) => State,
): Script<State, Event> => new ScriptOn(state, evolve);

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
