import type { AnyCommand } from '../contract/request.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import { asks } from '../rules/kernel/prompt.ts';
import { isSeatId, type SeatId } from '../rules/kernel/seat.ts';

type Sees = (seat: SeatId) => boolean;

export const seatIn = ({ seat }: AnyCommand): SeatId | undefined =>
  typeof seat === 'string' && isSeatId(seat) ? seat : undefined;

/** Whether a command answers what its seat was asked in secret, and the viewer may not know it. */
export function answersSecret(game: AnyGame, state: GameState, command: AnyCommand, sees: Sees): boolean {
  const seat = seatIn(command);
  if (!seat || sees(seat)) return false;
  return game.prompts(state).some((prompt) => prompt.secret && asks(prompt, seat));
}

/** Whether the answers that are sealed now, some of them not the viewer's, would lie open afterwards. */
export function opensSealed(game: AnyGame, now: GameState, after: GameState, sees: Sees): boolean {
  const sealed = game.prompts(now).filter(({ secret, answered }) => secret && !answered.every(sees));
  if (sealed.length === 0) return false;
  const still = new Set(game.prompts(after).map(({ id }) => id));
  return sealed.some(({ id }) => !still.has(id));
}
