import type { Decision, Waived } from './refusal.ts';
import { accept } from './result.ts';

/** What a game must tell about its windows for them to close by themselves. */
export interface Windowed<State, Command, Event> {
  /** Is something pending, and does this command not belong to it? */
  closes(state: State, command: Command): boolean;
  /** The events that settle what is pending. */
  settle(state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /** Decides as if no window had to be closed. */
  decide(state: State, command: Command, waived: Waived): Decision<Event>;
}

/**
 * Nobody presses "pass". The next fact that does not belong to an open window closes it, and what was pending is
 * settled first in the same decision. Is that fact refused, then nothing was closed.
 */
export function decideThroughWindow<State, Command, Event>(
  game: Windowed<State, Command, Event>,
  state: State,
  command: Command,
  waived: Waived,
): Decision<Event> {
  if (!game.closes(state, command)) return game.decide(state, command, waived);
  const settled = game.settle(state);
  const decided = game.decide(settled.reduce(game.evolve, state), command, waived);
  return decided.ok ? accept([...settled, ...decided.value]) : decided;
}
