import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src-renderer/displays/captain/places.ts';
import { placesOf } from '../../../src-renderer/displays/table/final.ts';
import type { Seen, TableDrawing } from '../../../src-renderer/games/drawing.ts';
import { sentenceOf } from '../../../src-renderer/games/telling.ts';
import { numbersOf } from '../../../src-renderer/games/pirates-flag/track.ts';

/** A race that red has won by coming home to space 0, where figures say where ships lie. */
const home = {
  parts: {
    standings: {
      ranks: [
        { seat: 'red', rank: 1, score: 72, figure: 0 },
        { seat: 'blue', rank: 2, score: 32, figure: 4 },
      ],
      winners: ['red'],
    },
  },
  captain: (seat: string) => ({ mark: seat, name: seat }),
  say: ({ values }: { values?: { rank: number } }) => `rank ${values?.rank ?? ''}`,
} as unknown as Seen;

const plain = {} as TableDrawing;
const withTrophy = { trophy: 'flag' } as unknown as TableDrawing;

describe('the end of a race', () => {
  test('has the Dummy first where the best captain is second', () => {
    const alone = {
      ...home,
      parts: {
        seats: [{ seat: 'red' }],
        standings: { ranks: [{ seat: 'red', rank: 2, score: 4 }], winners: [] },
      },
    } as unknown as Seen;
    const ruler = () => ({
      marks: [{ captain: { mark: 'red' } }, { captain: { mark: 'ring', name: 'Dummy' } }],
    });
    expect(placesOf(alone, { ruler } as unknown as TableDrawing)).toEqual([
      { captain: { mark: 'ring', name: 'Dummy' }, place: '1', sign: 'flag' },
      { captain: { mark: 'red', name: 'red' }, place: '2', figure: 4 },
    ]);
  });

  test('begins what is told with a capital, whoever it speaks of', () => {
    const row = { told: [{ message: { key: 'won' } }, { message: { key: 'moved' } }] };
    const say = ({ key }: { key: string }): string => `the Dummy ${key}`;
    const told = sentenceOf(row as unknown as Parameters<typeof sentenceOf>[0], say as Seen['say']);
    expect(told).toBe('The Dummy won. The Dummy moved');
  });

  test('gives who came home the trophy, and nobody else', () => {
    expect(placesOf(home, withTrophy)).toMatchObject([{ sign: 'flag' }, { figure: 4 }]);
    expect(placesOf(home, withTrophy)[0]).not.toHaveProperty('figure');
  });

  test('gives everybody their figure where there is no trophy', () => {
    expect(placesOf(home, plain)).toMatchObject([{ figure: 0 }, { figure: 4 }]);
  });

  test('says no space of who has won on a phone', () => {
    expect(placeOf(home, 'red')).toEqual({ words: 'rank 1' });
    expect(placeOf(home, 'blue')).toEqual({ words: 'rank 2', figure: 4 });
  });
});

test('a number of the pass makes room for the number of a ship beside it', () => {
  const board = { spaces: 36 } as Parameters<typeof numbersOf>[0];
  expect(numbersOf(board, [11]).slice(3, 7)).toEqual([8, 11, 14, 16]);
});
