import type { Digesting } from '../log/library/index-session.ts';
import { digestOf, madeBy } from './digest.ts';
import { resultDigestOf } from './result-digest.ts';
import { reckon } from './totals.ts';

/** What the index is told of evenings, and what is added up of many. */
export const digesting: Digesting = {
  madeBy,
  digest: digestOf,
  result: (text) => resultDigestOf(text, madeBy),
  reckon,
};
