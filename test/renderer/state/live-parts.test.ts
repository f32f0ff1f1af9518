import { expect, test } from 'vitest';
import { LiveParts } from '../../../src-renderer/state/live-parts.svelte.ts';

test('parts that are taken read as they came, and as a whole', () => {
  const live = new LiveParts();
  const first = { 'game.map': { rows: 3 }, 'game.dice': [1, 2] };
  live.take(first);
  expect(live.now['game.map']).toBe(first['game.map']);
  expect({ ...live.now }).toEqual(first);
  expect(Object.keys(live.now)).toEqual(['game.map', 'game.dice']);
});

test('a part that is gone is neither read nor named any more, and may come back', () => {
  const live = new LiveParts();
  live.take({ 'game.map': 1, 'game.dice': 2 });
  live.take({ 'game.dice': 2 });
  expect(live.now['game.map']).toBeUndefined();
  expect('game.map' in live.now).toBe(false);
  expect({ ...live.now }).toEqual({ 'game.dice': 2 });
  live.take({ 'game.dice': 2, 'game.map': 3 });
  expect({ ...live.now }).toEqual({ 'game.dice': 2, 'game.map': 3 });
});

test('what was handed on stays the same object while its parts become others', () => {
  const live = new LiveParts();
  const { now } = live;
  live.take({ 'game.dice': 1 });
  live.take({ 'game.dice': 2 });
  expect(live.now).toBe(now);
  expect(now['game.dice']).toBe(2);
});
