import type { FieldPart, PromptPart } from '../contract/view.ts';
import type { AnyGame, Answer, GameState } from '../rules/kernel/game.ts';
import { asks, waitingFor, type Prompt } from '../rules/kernel/prompt.ts';
import { forSeats, type SeatId } from '../rules/kernel/seat.ts';
import { maySee, type Viewer } from '../rules/kernel/view.ts';

/** Longer lists of answers are made only for the seat that is looked at. */
const longestSentAhead = 24;

/** A prompt with the buttons that this viewer may press. */
export function promptPart(game: AnyGame, state: GameState, prompt: Prompt, viewer: Viewer): PromptPart {
  const waiting = waitingFor(prompt);
  const seat = answeringSeat(prompt, viewer, waiting);
  if (seat === 'nobody') return { ...prompt, waiting };
  const answers = offered(game.answers(state, prompt, seat), prompt, viewer);
  if (viewer.kind === 'console' && prompt.secret) {
    const seen = seatsOf(prompt).filter((one) => maySee(viewer, one));
    return { ...prompt, waiting, answers, bySeat: forSeats(seen, (one) => game.answers(state, prompt, one)) };
  }
  const isAhead = viewer.kind === 'console' && !prompt.secret && answers.length <= longestSentAhead;
  return { ...prompt, waiting, answers, ...(isAhead ? bySeat(game, state, prompt) : {}) };
}

/** What a phone lists for anybody's moment is what can be pressed: most of a box of cards could be struck out else. */
const offered = <Command>(
  answers: readonly Answer<Command>[],
  { whom }: Prompt,
  viewer: Viewer,
): readonly Answer<Command>[] =>
  viewer.kind === 'captain' && whom === 'anyone' ? answers.filter(({ refusal }) => !refusal) : answers;

/** One press is enough for anyone's answer: where several are asked, the console has the buttons of each. */
function bySeat(game: AnyGame, state: GameState, prompt: Prompt): Pick<PromptPart, 'bySeat'> {
  if (prompt.whom === 'anyone' || prompt.whom.length < 2) return {};
  return { bySeat: forSeats(prompt.whom, (seat) => game.answers(state, prompt, seat)) };
}

const seatsOf = ({ whom }: Prompt): readonly SeatId[] => (whom === 'anyone' ? [] : whom);

/** For whom this viewer would press a button, or nobody where it may not press. */
function answeringSeat(
  prompt: Prompt,
  viewer: Viewer,
  waiting: readonly SeatId[],
): SeatId | undefined | 'nobody' {
  switch (viewer.kind) {
    case 'table':
      return 'nobody';
    case 'captain':
      return asks(prompt, viewer.seat) ? viewer.seat : 'nobody';
    case 'console': {
      if (!prompt.secret) return waiting[0];
      return seatsOf(prompt).find((seat) => maySee(viewer, seat)) ?? 'nobody';
    }
  }
}

/** Every number that can be set by hand; what only its seat may see is left out. */
export function fieldParts(game: AnyGame, state: GameState, viewer: Viewer): readonly FieldPart[] {
  return game.fields(state).map((field) => {
    const isSeen = field.secretOf === undefined || maySee(viewer, field.secretOf);
    return isSeen ? field : { ...field, value: null };
  });
}
