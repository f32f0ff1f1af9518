import type { Fit } from '../../kernel/prompt.ts';

export const dice = ['first', 'second'] as const;

/** The dice one by one, or the number they make together. */
export const diceFits = (count: 1 | 2): readonly Fit[] => [
  ...dice.map((die): Fit => ({ kind: 'face', die })),
  { kind: 'number', least: count, most: count * 6 },
];
