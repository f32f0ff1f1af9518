import { describe, expect, test } from 'vitest';
import { valueWords } from '../../../src-renderer/displays/console/values.ts';
import type { Seen } from '../../../src-renderer/games/drawing.ts';

const seen = {
  say: ({ key }: { readonly key: string }) => `(${key})`,
  parts: { seats: [{ seat: 'red', captain: 'Ines' }] },
  captain: () => ({ mark: 'ball', name: 'Ines' }),
} as unknown as Seen;
const desk = {
  words: { has: (key: string) => key === 'choice.off' },
  drawing: { placeWords: (_: Seen, place: string) => (place === 'c1-4' ? 'card 1, lower left' : undefined) },
};

describe('a value set by hand is said', () => {
  test('as a place is called on its map', () => {
    expect(valueWords(seen, desk, 'square', 'c1-4')).toBe('card 1, lower left');
    expect(valueWords(seen, desk, '', 'c1-4')).toBe('card 1, lower left');
  });

  test('as a captain, a word of the game, or what it is', () => {
    const said = ['red', 'off', 'c9-9', 3, true, null].map((value) =>
      valueWords(seen, desk, 'square', value),
    );
    expect(said).toEqual(['Ines', '(choice.off)', 'c9-9', '3', '(page.yes)', '(page.hidden)']);
    expect(valueWords(seen, { ...desk, drawing: undefined }, 'square', 'c1-4')).toBe('c1-4');
  });
});
