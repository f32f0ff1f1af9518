import type { Digesting } from '../log/library/index-session.ts';
import { digestOf } from './digest.ts';
import { madeBy } from './made-by.ts';
import { resultDigestOf } from './result-digest.ts';
import { reckon } from './totals.ts';

/** What the index is told of evenings, and what is added up of many. */
export const digesting: Digesting = {
  digest: digestOf,
  result: (text) => resultDigestOf(text, madeBy),
  reckon,
};
