import type { AnswerPart } from '../../../src-main/contract/view.ts';

/** Answers that differ in one number only, each a step from the one before. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly at: (value: number) => AnswerPart | undefined;
}

/** So many fit under a thumb as buttons. */
const mostButtons = 8;

type Command = AnswerPart['command'] & Readonly<Record<string, unknown>>;

/** The slider for a long row of numbers, or nothing where the answers are something else or few. */
export function range(answers: readonly AnswerPart[]): Range | undefined {
  const [first, second] = answers.map(({ command }) => command as Command);
  if (!first || !second || answers.length <= mostButtons) return undefined;
  const field = Object.keys(first).find(
    (key) => typeof first[key] === 'number' && first[key] !== second[key],
  );
  if (field === undefined) return undefined;
  const without = (command: Command): string => JSON.stringify({ ...command, [field]: undefined });
  const values = answers.map(({ command }) => (command as Command)[field]);
  const isRow = answers.every(
    ({ command }, at) =>
      without(command as Command) === without(first) && values[at] === Number(values[0]) + at,
  );
  if (!isRow) return undefined;
  const least = Number(values[0]);
  return { least, most: least + answers.length - 1, at: (value) => answers[value - least] };
}
