import type { Ordeal } from '../ordeal.ts';
import { files } from './files.ts';
import { names } from './names.ts';

/** Who gets in from outside, and what a file may do. `share` is as many as the test command tries. */
export const perimeter: readonly (Ordeal & { readonly share: number })[] = [names, files];
