import { expect, test } from 'vitest';
import { flipBits } from './bit-flips.ts';

test('each of 60 single bit flips in a closed session is noticed', () => {
  expect(flipBits('closed', 60, 1724)).toMatchObject({ noticed: 60, harmless: 0, silent: [] });
});

test.each(['killed', 'alone'] as const)(
  'of 30 bit flips in a session that has no hash of its pages (%s) each is noticed or changes nothing',
  (state) => {
    const { noticed, harmless, silent } = flipBits(state, 30, 1724);
    expect(silent).toEqual([]);
    expect(noticed).toBeGreaterThan(0);
    expect(noticed + harmless).toBe(30);
  },
);
