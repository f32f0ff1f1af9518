import { fromQuestions } from '../kernel/questions/game.ts';
import type { Asked } from '../kernel/questions/question.ts';
import { isOpen } from '../kernel/stack.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { settled } from './decide/stack.ts';
import { openingOpen, openingQuestions } from './questions/opening.ts';
import { owedOpen, owedQuestions } from './questions/owed.ts';
import { answerCard, card, playingQuestions } from './questions/play.ts';
import { rollQuestions } from './questions/roll.ts';
import { tellingOpen, tellingQuestions } from './questions/telling.ts';
import { turnOpen, turnQuestions } from './questions/turn.ts';
import { isLight, type State } from './state.ts';

type Open = Asked<State, Command>;

export const { prompts, press, stepAfter, interpret, kinds } = fromQuestions<State, Command>({
  rows: [
    ...openingQuestions,
    ...rollQuestions,
    ...owedQuestions,
    ...turnQuestions,
    ...tellingQuestions,
    ...playingQuestions,
  ],
  open,
  decide,
});

/**
 * While cards lie on the stack the table is asked two things at once: whether anybody answers them, and what comes
 * next if nobody does, since the dice that fall next are what closes the stack.
 */
function open(state: State): readonly Open[] {
  const ahead = settled(state);
  const cards = isOpen(state.stack)
    ? [answerCard(state, { endsGame: ahead.phase.kind === 'won' })]
    : playsCards(state)
      ? [card(state)]
      : [];
  const all = [...waited(ahead), ...cards];
  return [...all.filter(isMust), ...all.filter((one) => !isMust(one))];
}

const isMust = ({ prompt }: Open): boolean => prompt.need === 'must';

const playsCards = ({ phase, depth }: State): boolean =>
  !isLight(depth) && phase.kind !== 'opening' && phase.kind !== 'won';

function waited(state: State): readonly Open[] {
  if (state.phase.kind === 'won') return [];
  if (state.phase.kind === 'opening') return openingOpen(state);
  if (isLight(state.depth)) return tellingOpen(state);
  const first = owedOpen(state);
  return first.length > 0 ? first : turnOpen(state);
}
