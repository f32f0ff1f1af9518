import { expect, test } from 'vitest';
import { killAtRandom } from './kill.ts';
import { killEvenings } from './kill-evening.ts';

test('10 kills at random moments lose no acknowledged entry and invent none', async () => {
  const tally = await killAtRandom(10, 1724);
  expect(tally.wrongs).toEqual([]);
  expect(tally.acknowledged).toBeGreaterThan(10);
});

test('2 kills under play, undo, correction, backup and copying away leave nothing half', async () => {
  const tally = await killEvenings(2, 9);
  expect(tally.wrongs).toEqual([]);
  expect(tally.acknowledged).toBeGreaterThan(4);
});
