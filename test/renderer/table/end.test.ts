import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src-renderer/displays/captain/places.ts';
import { placesOf } from '../../../src-renderer/displays/table/final.ts';
import type { Seen } from '../../../src-renderer/games/drawing.ts';
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

describe('the end of a race', () => {
  test('gives who came home the trophy, and nobody else', () => {
    expect(placesOf(home, 'flag')).toMatchObject([{ sign: 'flag' }, { figure: 4 }]);
    expect(placesOf(home, 'flag')[0]).not.toHaveProperty('figure');
  });

  test('gives everybody their figure where there is no trophy', () => {
    expect(placesOf(home)).toMatchObject([{ figure: 0 }, { figure: 4 }]);
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
