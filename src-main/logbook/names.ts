import { personOf } from '../contract/person-name.ts';

/** Two of one name in one evening are two people: which of them each is, counted from 1. */
export function nthOf(names: readonly string[]): readonly number[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const folded = personOf(name);
    const nth = (seen.get(folded) ?? 0) + 1;
    seen.set(folded, nth);
    return nth;
  });
}
