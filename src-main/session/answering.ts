import type { AnyCommand } from '../contract/request.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { HalfAnswers } from './half-answers.ts';

/** One way in which a sign can be meant. */
export interface Meaning {
  readonly prompt: Prompt;
  readonly seat: SeatId | undefined;
  readonly result:
    | { readonly command: AnyCommand }
    | { readonly missing: readonly string[] }
    /** It belongs here and is wrong in a way that no command can say. */
    | { readonly refusal: Refusal };
}

/**
 * What a sign can mean at the prompts that are open. A seat that is known leaves only the prompts that ask it; a
 * prompt for one seat alone speaks for that seat. An answer that was begun goes on where it was begun. Else musts
 * go before mays: a card read while the table waits for a card is that card, and a reaction with the same card has
 * to be pressed first. What is wrong wherever it belongs hears why of the first question that knows it.
 */
export function meaningsOf(
  game: AnyGame,
  state: GameState,
  open: readonly Prompt[],
  halves: Pick<HalfAnswers, 'of'>,
  sign: Sign,
  seat: SeatId | undefined,
): readonly Meaning[] {
  const all = open
    .filter((prompt) => !seat || asks(prompt, seat))
    .flatMap((prompt) => meaningAt(game, state, prompt, halves, sign, seat ?? speaksFor(prompt)));
  const meanings = all.filter(({ result }) => !('refusal' in result));
  if (meanings.length === 0) return all.slice(0, 1);
  const begun = meanings.filter((each) => halves.of(each.prompt.id, each.seat).signs.length > 0);
  if (begun.length > 0) return begun;
  const musts = meanings.filter(({ prompt }) => prompt.need === 'must');
  return musts.length > 0 ? musts : meanings;
}

function meaningAt(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  halves: Pick<HalfAnswers, 'of'>,
  sign: Sign,
  whose: SeatId | undefined,
): readonly Meaning[] {
  const earlier = halves.of(prompt.id, whose).signs;
  const read = game.interpret(state, prompt, [...earlier, sign], whose);
  switch (read.kind) {
    case 'command':
      return [{ prompt, seat: whose, result: { command: read.command as AnyCommand } }];
    case 'incomplete':
      return [{ prompt, seat: whose, result: { missing: read.missing } }];
    case 'refused':
      return [{ prompt, seat: whose, result: { refusal: read.refusal } }];
    case 'unfit':
      return [];
  }
}

/** A prompt that waits for a single seat, or asks only one, speaks for it. */
export function speaksFor(prompt: Prompt): SeatId | undefined {
  if (prompt.whom === 'anyone') return undefined;
  if (prompt.whom.length === 1) return prompt.whom[0];
  const waiting = waitingFor(prompt);
  return waiting.length === 1 ? waiting[0] : undefined;
}

/** The kinds of command that answer a prompt for a seat. */
export function answerKinds(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  seat: SeatId | undefined,
): readonly string[] {
  const made = game.makes?.[prompt.kind];
  return made ?? [...new Set(game.answers(state, prompt, seat).map(({ command }) => command.kind))];
}
