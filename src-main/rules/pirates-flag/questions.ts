import type { Prompt } from '../kernel/prompt.ts';
import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import { isOpen } from '../kernel/stack.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { settled } from './decide/stack.ts';
import { openingOpen, openingQuestions } from './questions/opening.ts';
import { owedOpen, owedQuestions } from './questions/owed.ts';
import { answerPrompt, cardPrompt, playingAnswers, playingRead } from './questions/play.ts';
import { rollQuestions } from './questions/roll.ts';
import { tellingOpen, tellingQuestions } from './questions/telling.ts';
import { turnOpen, turnQuestions } from './questions/turn.ts';
import { isLight, type State } from './state.ts';

type Open = Asked<State, Command> | Prompt;

export const { prompts, answers, interpret, makes } = fromQuestions<State, Command>({
  rows: [...openingQuestions, ...rollQuestions, ...owedQuestions, ...turnQuestions, ...tellingQuestions],
  open,
  decide,
  others: { answers: playingAnswers, interpret: playingRead },
});

/**
 * While cards lie on the stack the table is asked two things at once: whether anybody answers them, and what comes
 * next if nobody does, since the dice that fall next are what closes the stack.
 */
function open(state: State): readonly Open[] {
  const ahead = settled(state);
  const cards = isOpen(state.stack)
    ? [answerPrompt(state, ahead.phase.kind === 'won')]
    : playsCards(state)
      ? [cardPrompt(state)]
      : [];
  const all = [...waited(ahead), ...cards];
  return [...all.filter((one) => needOf(one) === 'must'), ...all.filter((one) => needOf(one) === 'may')];
}

const needOf = (one: Open): Prompt['need'] => ('prompt' in one ? one.prompt.need : one.need);

const playsCards = ({ phase, depth }: State): boolean =>
  !isLight(depth) && phase.kind !== 'opening' && phase.kind !== 'won';

function waited(state: State): readonly Asked<State, Command>[] {
  if (state.phase.kind === 'won') return [];
  if (state.phase.kind === 'opening') return openingOpen(state);
  if (isLight(state.depth)) return tellingOpen(state);
  const first = owedOpen(state);
  return first.length > 0 ? first : turnOpen(state);
}
