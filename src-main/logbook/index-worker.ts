import { workIndex } from '../log/index-work.ts';
import { digestOf, madeBy } from './digest.ts';
import { resultDigestOf } from './result-digest.ts';
import { reckon } from './totals.ts';

workIndex({ madeBy, digest: digestOf, result: (text) => resultDigestOf(text, madeBy), reckon });
