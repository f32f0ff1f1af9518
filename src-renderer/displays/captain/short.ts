import type { ChoicePart, PromptPart } from '../../../src-main/contract/view.ts';
import { few } from '../../games/answering.ts';

const most = 4;

/** The answers to a question that nobody has to answer, where they are few enough to lie ready under the thumb. */
export const short = ({ step }: PromptPart): readonly ChoicePart[] =>
  step?.path.length === 0 ? few(step, most) : [];

/** Whether there is more to it than lies ready, so that the question has to be opened. */
export function opens(prompt: PromptPart): boolean {
  const ready = short(prompt);
  const open = (prompt.step?.choices ?? []).filter(({ refusal }) => !refusal);
  return ready.length === 0 || ready.length < open.length;
}
