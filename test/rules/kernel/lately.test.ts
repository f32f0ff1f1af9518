import { expect, test } from 'vitest';
import { lately } from '../../../src-main/rules/kernel/lately.ts';

test('what was made is remembered for the few that were asked about last, and for none before them', () => {
  const asked: object[] = [];
  const numberOf = lately((of: object) => asked.push(of), 2);
  const [one, two, three] = [{}, {}, {}];
  expect([one, two, one].map(numberOf)).toEqual([1, 2, 1]);
  numberOf(three);
  expect(numberOf(one)).toBe(1);
  expect(numberOf(two)).toBe(4);
});

test('that nothing was made is remembered too', () => {
  let times = 0;
  const none = lately((_: object) => void (times += 1));
  const of = {};
  none(of);
  none(of);
  expect(times).toBe(1);
});
