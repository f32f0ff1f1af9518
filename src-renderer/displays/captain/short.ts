import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';
import { few } from '../../games/answering.ts';

const most = 4;

/** The answers to a question that nobody has to answer, where they are few enough to lie ready under the thumb. */
export const short = ({ answers = [] }: PromptPart): readonly AnswerPart[] => few(answers, most);

/** Whether there is more to it than lies ready, so that the question has to be opened. */
export function opens(prompt: PromptPart): boolean {
  const ready = short(prompt);
  const open = (prompt.answers ?? []).filter(({ refusal }) => !refusal);
  return ready.length === 0 || ready.length < open.length;
}
