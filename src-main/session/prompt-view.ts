import type { AnyCommand } from '../contract/request.ts';
import type { FieldPart, PromptPart } from '../contract/view.ts';
import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import type { OpenStep } from '../rules/kernel/questions/open-step.ts';
import type { SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';
import type { BegunAnswer } from './begun.ts';

/** What was begun for a prompt, the newest last. */
type BegunAt = (prompt: Prompt['id']) => readonly BegunAnswer[];
const nothingBegun: BegunAt = () => [];

/** A prompt with the step that is open to this viewer, and nothing of what lies behind it. */
export function promptPart(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  viewer: Viewer,
  begunAt: BegunAt = nothingBegun,
): PromptPart {
  const waiting = waitingFor(prompt);
  const part: PromptPart = { ...prompt, waiting, ...(isEachs(game, prompt) ? { each: true } : {}) };
  const begun = seenBegun(begunAt(prompt.id), prompt, viewer);
  const seat = begun ? begun.seat : answeringSeat(game, prompt, viewer, waiting);
  if (seat === 'nobody') return part;
  const step = stepFor(game, state, prompt, seat, begun);
  const shown = step && offered(game, state, prompt, viewer, step);
  return shown ? { ...part, ...(seat ? { of: seat } : {}), step: shown } : part;
}

/** Where an answer has come to for this seat: behind what was begun, or at its beginning. */
export function stepFor(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  seat: SeatId | undefined,
  begun: Pick<BegunAnswer, 'signs' | 'path'> | undefined,
): OpenStep | undefined {
  if (begun && !begun.path) return game.stepAfter(state, prompt, begun.signs, seat);
  const pressed = game.press(state, prompt, begun?.path ?? [], seat, begun?.signs);
  return pressed?.kind === 'open' ? pressed.step : undefined;
}

const isEachs = ({ kinds }: AnyGame, { kind, whom }: Prompt): boolean =>
  whom === 'anyone' && kinds[kind]?.each === true;

/** For whom this viewer would answer, or nobody where it may not. */
function answeringSeat(
  game: AnyGame,
  prompt: Prompt,
  viewer: Viewer,
  waiting: readonly SeatId[],
): SeatId | undefined | 'nobody' {
  switch (viewer.kind) {
    case 'table':
      return 'nobody';
    case 'captain':
      return mayAnswer(game, prompt, viewer.seat) ? viewer.seat : 'nobody';
    case 'console': {
      if (!prompt.secret) return waiting[0];
      return seatsOf(prompt).find((seat) => maySee(viewer, seat)) ?? 'nobody';
    }
  }
}

/** A captain answers what the own seat is asked, and what goes to nobody in particular but is for each to answer. */
export const mayAnswer = (game: AnyGame, prompt: Prompt, seat: SeatId): boolean =>
  prompt.whom === 'anyone' ? isEachs(game, prompt) : asks(prompt, seat);

/** What was begun goes to whoever may answer for that seat; what a captain holds in hand is the captain's to go on with. */
function seenBegun(all: readonly BegunAnswer[], { secret }: Prompt, viewer: Viewer): BegunAnswer | undefined {
  switch (viewer.kind) {
    case 'table':
      return undefined;
    case 'captain':
      return all.findLast(({ seat }) => seat === viewer.seat);
    case 'console':
      return all.findLast(
        ({ seat, by }) => by?.kind !== 'captain' && (!secret || (seat !== undefined && maySee(viewer, seat))),
      );
  }
}

/**
 * What a phone lists of anybody's question is what its own captain can press: most of a box of cards could be struck
 * out else, and what nobody in particular says is said at the console.
 */
function offered(
  game: AnyGame,
  state: GameState,
  prompt: Prompt,
  viewer: Viewer,
  step: OpenStep,
): OpenStep | undefined {
  if (viewer.kind !== 'captain') return step;
  if (prompt.whom !== 'anyone')
    return step.choices.some(({ isNobodys }) => isNobodys)
      ? { ...step, choices: step.choices.filter(({ isNobodys }) => !isNobodys) }
      : step;
  const { seat } = viewer;
  const said = step.path.map(({ id }) => id);
  const isOwn = (id: string): boolean => {
    const pressed = game.press(state, prompt, [...said, id], seat);
    if (pressed?.kind === 'open') return pressed.hasMore;
    if (pressed?.kind !== 'command') return false;
    return !pressed.isNobodys && mayGive([seat], pressed.command);
  };
  const choices = step.choices.filter(({ id, refusal }) => !refusal && isOwn(id));
  return choices.length > 0 || step.path.length > 0 ? { ...step, choices } : undefined;
}

/** An answer may name another seat as what is aimed at, never as whose answer it is. */
export const mayGive = (
  answersFor: readonly SeatId[],
  command: AnyCommand | { readonly kind: string },
): boolean => !('seat' in command) || answersFor.some((seat) => seat === command.seat);

const seatsOf = ({ whom }: Prompt): readonly SeatId[] => (whom === 'anyone' ? [] : whom);

/** Every number that can be set by hand; what only its seat may see is left out. */
export function fieldParts(game: AnyGame, state: GameState, viewer: Viewer): readonly FieldPart[] {
  return game.fields(state).map((field) => {
    const isSeen = field.secretOf === undefined || maySee(viewer, field.secretOf);
    return isSeen ? field : { ...field, value: null };
  });
}
