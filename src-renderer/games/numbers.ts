import type { ChoicePart, StepPart } from '../../src-main/contract/view.ts';
import { named } from './named.ts';

/** The number that each choice stands for: a square too, where squares are numbered. */
export const valuesOf = (
  { number }: StepPart,
  choices: readonly ChoicePart[],
): readonly (number | undefined)[] =>
  choices.map((choice) => {
    const name = named(choice);
    if (name.kind === 'number') return name.value;
    return name.kind === 'square' && number ? Number(name.square) : undefined;
  });

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
