import type { Check, Decision, Refusal, Waived } from '../../kernel/refusal.ts';
import { scriptOn, written, type Script as KernelScript } from '../../kernel/script.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';

export type Script = KernelScript<State, Event>;

export const scriptFrom = (state: State): Script => scriptOn(state, evolve);

export const decideBy = (
  state: State,
  waived: Waived,
  checks: readonly Check[],
  write: (script: Script) => Refusal | undefined,
): Decision<Event> => written(scriptFrom(state), waived, checks, write);
