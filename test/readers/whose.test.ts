import { expect, test } from 'vitest';
import { tokenCounts, whoseIs } from '../../src-main/readers/whose.ts';

const shownAt = Date.UTC(2026, 2, 14, 20);
const token = { seat: 'red', at: shownAt, reading: 7 } as const;

test.each([
  ['just after it', 1000, 'red'],
  ['when its time is just up', tokenCounts, 'red'],
  ['too late', tokenCounts + 1, undefined],
  ['after the clock was set back by a second', -1000, 'red'],
  ['after the clock was set back by a year', -365 * 86_400_000, undefined],
])('a reading %s is the captain’s whose token was shown, or nobody’s', (_, later, seat) => {
  expect(whoseIs(undefined, token, shownAt + later).seat).toBe(seat);
});

test('the seat of a reader goes before a token', () => {
  expect(whoseIs('blue', token, shownAt)).toEqual({ seat: 'blue', token: undefined });
});
