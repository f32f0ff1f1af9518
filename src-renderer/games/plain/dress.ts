import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress } from '../drawing.ts';

/** More choices than this are searched rather than looked through. */
const mostButtons = 12;

/** Without a game's own pictures a long list is searched by name, and everything else is a button. */
export const plainAnswers: AnswerDrawing = {
  dress: (_seen, prompt, choice) => dressOf(prompt, choice),
};

export function dressOf(prompt: PromptPart, choice: ChoicePart): Dress | undefined {
  const many = (prompt.step?.choices.length ?? 0) > mostButtons;
  return many && choice.key === undefined ? { kind: 'card' } : undefined;
}
