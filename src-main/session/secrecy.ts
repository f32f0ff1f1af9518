import type { AnyCommand } from '../contract/request.ts';
import type { Entry } from '../log/entry.ts';
import type { Steps } from '../log/steps.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import type { SecretGround } from '../rules/kernel/refusal.ts';
import { isSeatId, type SeatId } from '../rules/kernel/seat.ts';
import type { Sees } from '../rules/kernel/secrets.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';
import { commandOf, eventsOf, isBegin, type AnyEvent, type SessionState } from './fact.ts';
import { isTableCommand, isTableEvent } from './table-state.ts';

/** Nobody in particular may know everything, as a script does. */
export const seesOf =
  (viewer: Viewer | undefined): Sees =>
  (seat) =>
    !viewer || maySee(viewer, seat);

/** Refusals that are waived and not told. */
export type Silence = (ground: SecretGround) => boolean;

/** What somebody sends is held against what that one may know. */
export const silenceFor =
  (sees: Sees): Silence =>
  ({ of, in: where }) =>
    where === 'table' && !sees(of);

/** What the table did stands, whatever a secret says to it; that is told when the secret is. */
export const standsAnyway: Silence = () => true;

export const seatIn = ({ seat }: AnyCommand): SeatId | undefined =>
  typeof seat === 'string' && isSeatId(seat) ? seat : undefined;

/** The game as these eyes know it. */
export const asSeen = (game: AnyGame, state: GameState, sees: Sees, now: GameState): GameState =>
  game.secrets.hide(state, sees, now);

/** A command as these eyes know it: the very same where it keeps nothing from them. */
export function commandSeen(game: AnyGame, command: AnyCommand, sees: Sees, now: GameState): AnyCommand {
  if (isBegin(command) || isTableCommand(command)) return command;
  return game.secrets.hideIn(command, sees, now) as AnyCommand;
}

/** Whose secret a command is of which these eyes do not see all. */
export const keeperOf = (
  game: AnyGame,
  command: AnyCommand,
  sees: Sees,
  now: GameState,
): SeatId | undefined =>
  now.seats.find((seat) => !sees(seat) && commandSeen(game, command, (one) => one !== seat, now) !== command);

/** Follows sealed answers through what happens, until something opens them. */
export class Seals {
  readonly #game: AnyGame;
  readonly #answers = new Map<string, number>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** What a seat has answered last, by any number of the caller's. */
  answered(command: AnyCommand, number: number): void {
    const seat = seatIn(command);
    if (seat) this.#answers.set(`${command.kind} ${seat}`, number);
  }

  /** The answers that these events have laid open: their numbers, none for one that was given before. */
  openedBy(
    events: readonly AnyEvent[],
  ): readonly { readonly seat: SeatId; readonly number: number | undefined }[] {
    return events.flatMap((event) => {
      const opening = isTableEvent(event) ? undefined : this.#game.secrets.opens(event);
      return (opening?.seats ?? []).map((seat) => {
        const key = `${opening?.kind ?? ''} ${seat}`;
        const number = this.#answers.get(key);
        this.#answers.delete(key);
        return { seat, number };
      });
    });
  }
}

/** Entries whose commands keep something from these eyes and were not laid open since, as they may be seen. */
export function* hiddenIn(
  game: AnyGame,
  tail: readonly Entry[],
  sees: Sees,
  now: GameState,
): Steps<ReadonlyMap<number, AnyCommand>> {
  const hidden = new Map<number, AnyCommand>();
  const seals = new Seals(game);
  for (const entry of tail) {
    if (entry.kind !== 'fact') continue;
    const command = commandOf(entry);
    const seen = commandSeen(game, command, sees, now);
    if (seen !== command) hidden.set(entry.seq, seen);
    seals.answered(command, entry.seq);
    if (hidden.size > 0)
      for (const { number } of seals.openedBy(eventsOf(entry)))
        if (number !== undefined) hidden.delete(number);
    yield;
  }
  return hidden;
}

/** Where to begin so that no answer was sealed yet that has been opened since: the last such place before. */
export function beforeSeals(
  game: AnyGame,
  chain: readonly Entry[],
  from: number,
  stateAt: (seq: number) => SessionState,
): number {
  const isSealed = (at: number): boolean =>
    game
      .prompts(stateAt(chain[at]?.parent ?? 0).game)
      .some(({ secret, answered }) => secret && answered.length > 0);
  let at = from;
  while (at > 0 && isSealed(at)) at -= 1;
  return at;
}
