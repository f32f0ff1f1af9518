import { fold, joined } from './fold.ts';
import { following } from './following.ts';
import type { Decision, Waived } from './refusal.ts';
import { acceptOnceSeen } from './result.ts';

const nothing: readonly never[] = [];

/** What a game must tell about its windows for them to close by themselves. */
export interface Windowed<State, Command, Event> {
  /** Is something pending that may be answered, and does this command not belong to it? */
  closes(state: State, command: Command): boolean;
  /** The events that settle what is pending. */
  settle(state: State): readonly Event[];
  /** What happens by itself next, as long as nothing is pending; a game may have nothing of the kind. */
  follows?(state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  /** Decides as if no window had to be closed. */
  decide(state: State, command: Command, waived: Waived): Decision<Event>;
}

/**
 * Nobody presses "pass". The next fact that does not belong to an open window closes it, and the one behind it, and
 * what was pending is settled first in the same decision, with all that follows by itself. Is that fact refused, then
 * nothing was closed.
 */
export function decideThroughWindow<State, Command, Event>(
  game: Windowed<State, Command, Event>,
  state: State,
  command: Command,
  waived: Waived,
): Decision<Event> {
  const settled = following(
    state,
    (now) => (game.closes(now, command) ? settledBy(game, now) : nothing),
    game.evolve,
  );
  const now = fold(game.evolve, state, settled);
  const decided = game.decide(now, command, waived);
  if (!decided.ok) return decided;
  return acceptOnceSeen(() => joined(settled, withConsequences(game, now, decided.value)));
}

/** What is pending, settled, and all that follows from it. */
export const settledBy = <State, Command, Event>(
  game: Windowed<State, Command, Event>,
  state: State,
): readonly Event[] => withConsequences(game, state, game.settle(state));

function withConsequences<State, Command, Event>(
  game: Windowed<State, Command, Event>,
  state: State,
  events: readonly Event[],
): readonly Event[] {
  if (!game.follows) return events;
  return joined(events, following(fold(game.evolve, state, events), game.follows, game.evolve));
}
