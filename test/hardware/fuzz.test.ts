import { describe, expect, it } from 'vitest';
import { type FuzzKind, fuzzParser, fuzzSubjects } from './fuzz.ts';

const share = 200_000;
const seed = 20_260_930;

describe('random bytes', () => {
  it.each(Object.keys(fuzzSubjects) as FuzzKind[])(
    'make the %s parser neither fall over nor grow nor believe a frame that is none',
    (kind) => {
      const outcome = fuzzParser(kind, share, seed);
      expect(outcome.bytes).toBeGreaterThanOrEqual(share);
      expect(outcome.frames).toBeGreaterThan(100);
      expect(outcome.discarded).toBeGreaterThan(share / 4);
    },
  );
});
