import type { Prompt } from '../kernel/prompt.ts';
import { isOpen } from '../kernel/stack.ts';
import { settled } from './decide/stack.ts';
import { openingPrompts } from './prompts/opening.ts';
import { answerPrompt, cardPrompt } from './prompts/stack.ts';
import { tellingPrompts } from './prompts/telling.ts';
import { obligationPrompts, turnPrompts } from './prompts/turn.ts';
import { isLight, type State } from './state.ts';

/**
 * While cards lie on the stack the table is asked two things at once: whether anybody answers them, and what comes
 * next if nobody does, since the dice that fall next are what closes the stack.
 */
export function prompts(state: State): readonly Prompt[] {
  const ahead = settled(state);
  const cards = isOpen(state.stack)
    ? [answerPrompt(state, ahead.phase.kind === 'won')]
    : playsCards(state)
      ? [cardPrompt(state)]
      : [];
  const all = [...asked(ahead), ...cards];
  return [...all.filter(({ need }) => need === 'must'), ...all.filter(({ need }) => need === 'may')];
}

const playsCards = ({ phase, depth }: State): boolean =>
  !isLight(depth) && phase.kind !== 'opening' && phase.kind !== 'won';

function asked(state: State): readonly Prompt[] {
  if (state.phase.kind === 'won') return [];
  if (state.phase.kind === 'opening') return openingPrompts(state);
  if (isLight(state.depth)) return tellingPrompts(state);
  const first = obligationPrompts(state);
  return first.length > 0 ? first : turnPrompts(state);
}
