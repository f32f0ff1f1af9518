import type { Setup } from '../kernel/game.ts';
import type { EditionPatch } from './edition.ts';
import type { Options } from './options.ts';
import type { Depth } from './state.ts';

/** What a table settles before the first card is drawn. */
export interface TricksSetup extends Setup {
  readonly depth?: Depth;
  readonly options?: Partial<Options>;
  readonly edition?: EditionPatch;
}

export const leastSeats = 3;
export const mostSeats = 5;
