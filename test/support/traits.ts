import type { Traits } from '../../src-main/rules/kernel/questions/question.ts';

/** The questions of a game that are so, whatever they are about. */
export const kindsWith =
  (kinds: Readonly<Record<string, Traits>>) =>
  (trait: keyof Traits): readonly string[] =>
    Object.values(kinds)
      .filter((one) => one[trait])
      .map(({ kind }) => kind)
      .sort();
