import { accept, refuse } from '../../kernel/result.ts';
import type { Decision } from '../../kernel/refusal.ts';
import { isOpen, settleAll, type Pending } from '../../kernel/stack.ts';
import { settleEffects, whyNot } from '../effects/effects.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { refusal } from '../refusals.ts';
import type { Play, State } from '../state.ts';
import { scriptFrom } from './script.ts';
import { mendBattle } from './voyage.ts';

/** What lies on the stack, from the top down; each is looked at again when it comes up. */
export const settleStack = (state: State): readonly Event[] =>
  settleAll(state, (now) => now.stack, settleTop, evolve);

function settleTop(state: State, top: Pending<Play>): readonly Event[] {
  const script = scriptFrom(state);
  const why = whyNot(state, top);
  const { number, play } = top;
  if (why) script.add({ kind: 'playFizzled', number, play, why });
  else {
    script.add({ kind: 'playSettled', number, play });
    settleEffects(script, top);
  }
  mendBattle(script);
  return script.events;
}

export const settled = (state: State): State =>
  isOpen(state.stack) ? settleStack(state).reduce(evolve, state) : state;

/** Never needed to go on, but a table may say so: what lies there stands. */
export const decideLetStand = (state: State): Decision<Event> =>
  isOpen(state.stack) ? accept(settleStack(state)) : refuse(refusal('nothing-pending'));
