import type { AnswerPart } from '../../src-main/contract/view.ts';

type Command = AnswerPart['command'] & Readonly<Record<string, unknown>>;

/** The number that each answer stands for, among those that differ in one number and in nothing else. */
export function valuesOf(answers: readonly AnswerPart[]): readonly (number | undefined)[] {
  const commands = answers.map(({ command }) => command as Command);
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => rowOf(commands, kind));
  const [longest] = rows.sort((one, other) => count(other) - count(one));
  return longest ?? [];
}

const count = (row: readonly (number | undefined)[]): number =>
  row.filter((value) => value !== undefined).length;

/** A number, or the one face of a roll. */
const numberIn = (value: unknown): number | undefined => {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof only === 'number' ? only : undefined;
};

function rowOf(commands: readonly Command[], kind: string): readonly (number | undefined)[] {
  const nothing = commands.map(() => undefined);
  const own = commands.filter((command) => command.kind === kind);
  const [first, second] = own;
  if (!first || !second) return nothing;
  const field = Object.keys(first).find(
    (key) => numberIn(first[key]) !== undefined && numberIn(first[key]) !== numberIn(second[key]),
  );
  if (field === undefined) return nothing;
  const without = (command: Command): string => JSON.stringify({ ...command, [field]: null });
  const values = own.map((command) => numberIn(command[field]));
  const isRow =
    own.every((command) => without(command) === without(first)) &&
    values.every((value) => value !== undefined) &&
    new Set(values).size === values.length;
  return isRow
    ? commands.map((command) => (command.kind === kind ? numberIn(command[field]) : undefined))
    : nothing;
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
