import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';

const most = 4;

/** The answers to a question that nobody has to answer, where they are few enough to lie ready under the thumb. */
export function short({ answers = [] }: PromptPart): readonly AnswerPart[] {
  const open = answers.filter(({ refusal }) => !refusal);
  return open.length <= most ? open : [];
}
