import type { AnswerPart } from '../../src-main/contract/view.ts';

type Command = AnswerPart['command'] & Readonly<Record<string, unknown>>;

/** The number that each answer stands for, where all of them differ in one number and in nothing else. */
export function valuesOf(answers: readonly AnswerPart[]): readonly number[] | undefined {
  const commands = answers.map(({ command }) => command as Command);
  const [first, second] = commands;
  if (!first || !second) return undefined;
  const field = Object.keys(first).find(
    (key) => typeof first[key] === 'number' && first[key] !== second[key],
  );
  if (field === undefined) return undefined;
  const without = (command: Command): string => JSON.stringify({ ...command, [field]: null });
  const values = commands.map((command) => command[field]);
  const isRow = commands.every(
    (command, at) => without(command) === without(first) && typeof values[at] === 'number',
  );
  return isRow && new Set(values).size === values.length ? (values as readonly number[]) : undefined;
}

export type Typed =
  | { readonly kind: 'number'; readonly value: number }
  /** More digits may follow. */
  | { readonly kind: 'begun'; readonly typed: string }
  | { readonly kind: 'none' };

/** What one digit more says: a number as soon as no other begins with what was typed. */
export function typeDigit(typed: string, digit: string, allowed: readonly number[]): Typed {
  const next = typed + digit;
  const candidates = allowed.filter((value) => String(value).startsWith(next));
  const [only, other] = candidates;
  if (only === undefined) return { kind: 'none' };
  return other === undefined && String(only) === next
    ? { kind: 'number', value: only }
    : { kind: 'begun', typed: next };
}
