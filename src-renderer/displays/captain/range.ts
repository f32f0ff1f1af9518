import type { AnswerPart } from '../../../src-main/contract/view.ts';
import { valuesOf } from '../../games/numbers.ts';

/** Numbers one after the other, each a step from the one before. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly at: (value: number) => AnswerPart | undefined;
}

/** So many fit under a thumb as buttons. */
const mostButtons = 12;

/**
 * The slider for a long row of numbers, or nothing where the answers are something else or few. What is sealed is
 * first chosen and then sealed, however few there are: a thumb beside the button would have sealed another number.
 */
export function range(answers: readonly AnswerPart[], secret: boolean): Range | undefined {
  const values = answers.length > (secret ? 1 : mostButtons) ? valuesOf(answers) : [];
  const [least] = values;
  if (least === undefined) return undefined;
  if (!values.every((value, at) => value === least + at)) return undefined;
  return { least, most: least + values.length - 1, at: (value) => answers[value - least] };
}
