import { expect, test } from 'vitest';
import { playRandomGames } from './captains.ts';

test('random whole games end, hold every invariant, tell no secret and replay to the same state; nothing stays untried', () => {
  const { counts, problems } = playRandomGames({ games: 200, seed: 1 });
  expect(problems).toEqual([]);
  const never = Object.entries(counts).filter(([, count]) => count === 0);
  expect(never.map(([what]) => what)).toEqual([]);
});
