import type { AnyCommand } from '../contract/request.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import { nothingWaived, type Refusal } from '../rules/kernel/refusal.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import type { Sign } from '../rules/kernel/sign.ts';
import type { BegunAnswers } from './begun.ts';

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

type Begun = Pick<BegunAnswers, 'of' | 'at'>;

/**
 * What a sign can mean at the prompts that are open. A seat that is known leaves only the prompts that ask it; a
 * prompt that waits for one seat alone speaks for that seat. An answer that was begun goes on where it was begun. Else
 * musts go before mays, and beside the musts stand the windows that close with the next fact: what would be refused
 * gives way to what would not, and whether a card is the one that is due or stops what lies open cannot be known, so it
 * is asked. What is wrong wherever it belongs hears why of the first question that knows it.
 */
export function meaningsOf(
  game: AnyGame,
  state: GameState,
  open: readonly Prompt[],
  begun: Begun,
  sign: Sign,
  seat: SeatId | undefined,
): readonly Meaning[] {
  const all = open
    .filter((prompt) => !seat || asks(prompt, seat))
    .flatMap((prompt) =>
      whoseAt(prompt, begun, seat).flatMap((whose) => meaningAt(game, state, prompt, begun, sign, whose)),
    );
  const meant = all.filter(({ result }) => !('refusal' in result));
  if (meant.length === 0) return all.slice(0, 1);
  const going = meant.filter((each) => begun.of(each.prompt, each.seat).signs.length > 0);
  const due = meant.filter(({ prompt }) => prompt.need === 'must' || game.kinds[prompt.kind]?.window);
  const next = [going, due, meant].find(({ length }) => length > 0) ?? [];
  if (next.length === 1) return next;
  const standing = next.filter((meaning) => wouldStand(game, state, meaning));
  return standing.length > 0 ? standing : next;
}

/** Nobody's sign goes on with whatever was begun at a question that is nobody's secret. */
function whoseAt(prompt: Prompt, begun: Begun, seat: SeatId | undefined): readonly (SeatId | undefined)[] {
  const own = seat ?? speaksFor(prompt);
  if (own || prompt.secret) return [own];
  const seats = begun.at(prompt.id).flatMap((one) => one.seat ?? []);
  return seats.length > 0 ? seats : [undefined];
}

function meaningAt(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  begun: Begun,
  sign: Sign,
  whose: SeatId | undefined,
): readonly Meaning[] {
  const earlier = begun.of(prompt, whose).signs;
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

/** What is not whole yet may still come right. */
const wouldStand = (game: AnyGame, state: GameState, { result }: Meaning): boolean =>
  'missing' in result || ('command' in result && game.decide(state, result.command, nothingWaived).ok);

/**
 * Why a sign of somebody who is not asked is out of place, in the words that the same slip meets as a command: "B is
 * early. It is the turn of A." Nothing is said where that would rest on a secret.
 */
export function outOfPlace(
  game: AnyGame,
  state: GameState,
  open: readonly Prompt[],
  sign: Sign,
  seat: SeatId,
): Refusal | undefined {
  for (const prompt of open) {
    if (prompt.secret || asks(prompt, seat)) continue;
    const read = game.interpret(state, prompt, [sign], seat);
    if (read.kind !== 'command') continue;
    // As if that seat had sent it: a question to one alone makes its commands for that one.
    const own = 'seat' in read.command ? { ...read.command, seat } : read.command;
    const decided = game.decide(state, own, nothingWaived);
    if (!decided.ok && !decided.no.secret) return decided.no;
  }
  return undefined;
}

/** A prompt that waits for a single seat speaks for it. */
export function speaksFor(prompt: Prompt): SeatId | undefined {
  const [only, ...others] = waitingFor(prompt);
  return others.length === 0 ? only : undefined;
}

/** The kinds of command that answer a prompt. */
export const answerKinds = (game: AnyGame, { kind }: Prompt): readonly string[] =>
  game.kinds[kind]?.makes ?? [];
