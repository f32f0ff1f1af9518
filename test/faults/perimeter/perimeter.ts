import type { Ordeal } from '../ordeal.ts';
import { clocks } from './clocks.ts';
import { crowding } from './crowding.ts';
import { files } from './files.ts';
import { names } from './names.ts';
import { previews } from './previews.ts';
import { seats } from './seats.ts';

/** Who gets in from outside, and what a file may do. `share` is as many as the test command tries. */
export const perimeter: readonly (Ordeal & { readonly share: number })[] = [
  names,
  seats,
  crowding,
  files,
  previews,
  clocks,
];
