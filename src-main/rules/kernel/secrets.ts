import type { GameCommand, GameEvent, GameState } from './game.ts';
import type { SeatId } from './seat.ts';

/** Whose secrets somebody may see. */
export type Sees = (seat: SeatId) => boolean;

/**
 * What seats keep to themselves in a game: how the table and a command look without it, and what lays it open. What
 * is said to others is worked out from what is left, so that it is the same whatever was left out.
 *
 * `now` is the table as it stands: what lies open on it by now is open wherever it is looked at in the past.
 */
export interface Secrets<State extends GameState, Command extends GameCommand, Event extends GameEvent> {
  /** A table at which whatever is kept from these eyes is as if nobody had told it. */
  hide(state: State, sees: Sees, now: State): State;
  /** A command without what it keeps from these eyes; the very same where it keeps nothing. */
  hideIn(command: Command, sees: Sees, now: State): Command;
  /** Whose sealed answers of which kind an event lays open. */
  opens(event: Event): Opening | undefined;
}

export interface Opening {
  readonly kind: GameCommand['kind'];
  readonly seats: readonly SeatId[];
}

/** Of a game in which nobody tells the companion what others may not know. */
export const noSecrets = {
  hide: <State>(state: State): State => state,
  hideIn: <Command>(command: Command): Command => command,
  opens: () => undefined,
};
