import { expect, test } from 'vitest';
import { race } from './race.ts';

test('of two clients that answer the same question at once, one gives an entry and the other a refusal', () => {
  expect(race(100, 3)).toEqual({ races: 100, entered: 100, refused: 100, wrongs: [] });
});
