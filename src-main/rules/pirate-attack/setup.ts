import type { Setup as AnySetup } from '../kernel/game.ts';
import type { EditionGiven } from './edition.ts';

/** What a table settles before the first entry. */
export interface Setup extends AnySetup {
  readonly edition?: EditionGiven;
  /** Two sail together, opposite each other. */
  readonly teams?: boolean;
}

export const depths = ['score', 'fights', 'cards'] as const;
export type Depth = (typeof depths)[number];

export const leastSeats = 3;
export const mostSeats = 10;
