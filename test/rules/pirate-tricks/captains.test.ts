import { expect, test } from 'vitest';
import { never, playUntilAll } from '../whole-games.ts';
import { captains } from './captains.ts';

test('random whole games end, hold every invariant, tell no secret and replay to the same state; nothing stays untried', () => {
  const played = playUntilAll('pirate-tricks', captains());
  expect(played.problems).toEqual([]);
  expect(never(played)).toEqual([]);
});
