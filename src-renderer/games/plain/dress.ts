import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';
import type { AnswerDrawing, Dress } from '../drawing.ts';

/** More answers than this are searched rather than looked through. */
const mostButtons = 12;

/** Without a game's own pictures a long list is searched by name, and everything else is a button. */
export const plainAnswers: AnswerDrawing = {
  dress: (_seen, prompt, answer) => dressOf(prompt, answer),
};

export function dressOf(prompt: PromptPart, answer: AnswerPart): Dress | undefined {
  const many = (prompt.answers?.length ?? 0) > mostButtons;
  return many && answer.key === undefined ? { kind: 'card' } : undefined;
}
