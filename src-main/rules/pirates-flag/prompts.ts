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
  if (!isOpen(state.stack)) return inOrder(asked(state));
  const ahead = settled(state);
  const endsGame = ahead.phase.kind === 'won';
  return inOrder([...asked(ahead), answerPrompt(state, endsGame)]);
}

const inOrder = (all: readonly Prompt[]): readonly Prompt[] => [
  ...all.filter(({ need }) => need === 'must'),
  ...all.filter(({ need }) => need === 'may'),
];

function asked(state: State): readonly Prompt[] {
  if (state.phase.kind === 'won') return [];
  if (state.phase.kind === 'opening') return openingPrompts(state);
  if (isLight(state.depth)) return tellingPrompts(state);
  const first = obligationPrompts(state);
  const turn = first.length > 0 ? first : turnPrompts(state);
  return isOpen(state.stack) ? turn : [...turn, cardPrompt(state)];
}
