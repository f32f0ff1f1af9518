import type { AnswerPart, PromptPart } from '../../../src-main/contract/view.ts';

const most = 4;

const openOf = ({ answers = [] }: PromptPart): readonly AnswerPart[] =>
  answers.filter(({ refusal }) => !refusal);

/** The answers to a question that nobody has to answer, where they are few enough to lie ready under the thumb. */
export function short(prompt: PromptPart): readonly AnswerPart[] {
  const open = openOf(prompt);
  return open.length <= most ? open : [];
}
