import { expect, test } from 'vitest';
import { Lately } from '../../../src-renderer/displays/console/lately.ts';
import { handClock } from '../../support/hand-clock.ts';

function drawing() {
  const clock = handClock(5000);
  const drawn: number[] = [];
  return { clock, drawn, lately: new Lately<number>(clock, (newest) => drawn.push(newest)) };
}

test('the first picture comes a moment after what it is a picture of', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  expect(drawn).toEqual([]);
  clock.advance(60);
  expect(drawn).toEqual([1]);
});

test('of many that come within a second the newest is drawn, once', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  clock.advance(60);
  for (const one of [2, 3, 4]) {
    lately.give(one);
    clock.advance(200);
  }
  expect(drawn).toEqual([1]);
  clock.advance(400);
  expect(drawn).toEqual([1, 4]);
});

test('after a quiet second nothing is waited for', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  clock.advance(5000);
  lately.give(2);
  clock.advance(60);
  expect(drawn).toEqual([1, 2]);
});

test('whoever looks at it sees the newest at once, and no older one after it', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  lately.now();
  expect(drawn).toEqual([1]);
  clock.advance(3000);
  expect(drawn).toEqual([1]);
});

test('a page that is gone draws nothing more', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  lately.close();
  clock.advance(3000);
  expect(drawn).toEqual([]);
});

test('whoever looks at it waits for nothing, and once they look past it a second stands again', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  lately.look('at');
  lately.give(2);
  expect(drawn).toEqual([1, 2]);
  lately.look('past');
  lately.give(3);
  clock.advance(900);
  expect(drawn).toEqual([1, 2]);
  clock.advance(100);
  expect(drawn).toEqual([1, 2, 3]);
});

test('what nobody can see is not drawn, and whoever comes back finds the newest', () => {
  const { clock, drawn, lately } = drawing();
  lately.give(1);
  lately.look('away');
  for (const one of [2, 3, 4]) {
    lately.give(one);
    clock.advance(2000);
  }
  expect(drawn).toEqual([]);
  lately.look('past');
  expect(drawn).toEqual([4]);
});
