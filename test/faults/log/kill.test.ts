import { expect, test } from 'vitest';
import { killAtRandom } from './kill.ts';

test('20 kills at random moments lose no acknowledged entry and invent none', async () => {
  const tally = await killAtRandom(20, 1724);
  expect(tally.wrongs).toEqual([]);
  expect(tally.acknowledged).toBeGreaterThan(20);
});
