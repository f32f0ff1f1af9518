import type { ChoicePart } from '../../../src-main/contract/view.ts';
import { named } from '../../games/named.ts';

/** Numbers one after the other, each a step from the one before. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly at: (value: number) => ChoicePart | undefined;
}

/** So many fit under a thumb as buttons. */
const mostButtons = 12;

/**
 * The slider for a long row of numbers, or nothing where the choices are something else or few. What is sealed is
 * first chosen and then sealed, however few there are: a thumb beside the button would have sealed another number.
 */
export function range(choices: readonly ChoicePart[], secret: boolean): Range | undefined {
  const values = choices.length > (secret ? 1 : mostButtons) ? choices.map(numberOf) : [];
  const [least] = values;
  if (least === undefined) return undefined;
  if (!values.every((value, at) => value === least + at)) return undefined;
  return { least, most: least + values.length - 1, at: (value) => choices[value - least] };
}

function numberOf(choice: ChoicePart): number | undefined {
  const name = named(choice);
  return name.kind === 'number' ? name.value : undefined;
}
