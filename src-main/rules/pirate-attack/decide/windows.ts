import type { Windowed } from '../../kernel/window.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';
import { settleWaiting } from './cards.ts';
import { endIn, scriptFrom } from './script.ts';

/** A card that may be answered waits for the next fact, and works before it. */
export const windowOf = (
  decide: Windowed<State, Command, Event>['decide'],
): Windowed<State, Command, Event> => ({
  closes: (state, { kind }) => state.waits !== null && kind !== 'answerCard',
  settle: settleNow,
  evolve,
  decide,
});

export function settleNow(state: State): readonly Event[] {
  const script = scriptFrom(state);
  settleWaiting(script);
  endIn(script);
  return script.events;
}
