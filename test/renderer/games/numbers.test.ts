import { describe, expect, test } from 'vitest';
import type { AnswerPart } from '../../../src-main/contract/view.ts';
import { typeDigit, valuesOf } from '../../../src-renderer/games/numbers.ts';

const answer = (command: object): AnswerPart => ({ command, label: { key: 'x' } }) as AnswerPart;
const bids = [0, 1, 2].map((bid) => answer({ kind: 'bid', seat: 'red', bid }));

describe('what answers stand for', () => {
  test('is a number where they differ in one number and in nothing else', () => {
    expect(valuesOf(bids)).toEqual([0, 1, 2]);
  });

  test('is the one face of a roll, and nothing where a roll has two', () => {
    const rolls = (faces: readonly (readonly number[])[]) =>
      valuesOf(faces.map((each) => answer({ kind: 'roll', seat: 'red', faces: each })));
    expect(rolls([[1], [2], [6]])).toEqual([1, 2, 6]);
    expect(
      rolls([
        [1, 2],
        [2, 2],
      ]),
    ).toEqual([undefined, undefined]);
  });

  test('is no number for the one among them that is something else', () => {
    expect(valuesOf([...bids, answer({ kind: 'stop', seat: 'red' })])).toEqual([0, 1, 2, undefined]);
  });

  test('is no number where they differ in a seat as well', () => {
    const luck = ['red', 'blue'].map((seat, luckPoints) => answer({ kind: 'luck', seat, luckPoints }));
    expect(valuesOf(luck)).toEqual([undefined, undefined]);
  });

  test('is no number where two of them say the same', () => {
    expect(valuesOf([bids[0], bids[0]].filter((one) => one !== undefined))).toEqual([undefined, undefined]);
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
