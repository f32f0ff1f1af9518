import { describe, expect, test } from 'vitest';
import type { ChoicePart } from '../../../src-main/contract/view.ts';
import { typeDigit, valuesOf } from '../../../src-renderer/games/numbers.ts';

const choices = (...ids: readonly string[]): readonly ChoicePart[] =>
  ids.map((id) => ({ id, label: { key: id } }));
const bare = { path: [], lacks: 'number', choices: [] };

describe('what choices stand for', () => {
  test('is the number that they are called', () => {
    expect(valuesOf(bare, choices('number/0', 'number/-3', 'choice/stop'))).toEqual([0, -3, undefined]);
  });

  test('is the number of a square where squares are numbered, and of no other', () => {
    const squares = choices('square/4', 'square/12');
    expect(valuesOf({ ...bare, number: { least: 0, most: 30 } }, squares)).toEqual([4, 12]);
    expect(valuesOf(bare, squares)).toEqual([undefined, undefined]);
  });
});

describe('a digit', () => {
  test.each([
    ['is the number at once where none is longer', '', '3', [0, 1, 2, 3], { kind: 'number', value: 3 }],
    ['waits where a longer number begins the same', '', '1', [1, 10, 11], { kind: 'begun', typed: '1' }],
    ['ends the number that it completes', '1', '0', [1, 10, 11], { kind: 'number', value: 10 }],
    ['is nothing where no number begins so', '', '7', [1, 2], { kind: 'none' }],
    ['waits where it is no number by itself', '', '1', [10, 12], { kind: 'begun', typed: '1' }],
  ] as const)('%s', (_, typed, digit, allowed, expected) => {
    expect(typeDigit(typed, digit, allowed)).toEqual(expected);
  });
});
