import { describe, expect, it } from 'vitest';
import { find, opensRow, type Pickable } from '../../../src-renderer/elements/cards.ts';

const cards: readonly Pickable[] = [
  { id: '1', name: 'Große Axt', words: 'deck of Ines', face: { value: 9 } },
  { id: '2', name: 'Äxtlein', words: 'deck of Mo', face: { value: 2 } },
  { id: '3', name: 'Bow', words: 'deck of Mo', face: { value: 9 } },
];
const found = (search: string): string[] => find(cards, search).map((card) => card.id);

describe('cards side by side', () => {
  it('begin a row with each suit', () => {
    const laid = (['sword', 'sword', 'axe', 'axe', 'bow'] as const).map((suit, at) => ({
      id: String(at),
      name: suit,
      face: { value: at, suit },
    }));
    expect(laid.map((_, at) => opensRow(laid, at))).toEqual([false, false, true, false, true]);
    expect(cards.map((_, at) => opensRow(cards, at))).toEqual([false, false, false]);
  });
});

describe('looking for a card', () => {
  it('finds all of them before anything is typed', () => {
    expect(found('')).toEqual(['1', '2', '3']);
  });

  it('does not ask for accents or capitals', () => {
    expect(found('AXT')).toEqual(['2', '1']);
  });

  it('reads a long word past the place where it may break', () => {
    const long = { id: '4', name: 'kauft Medizin\u00ADmänner' };
    expect(find([...cards, long], 'medizinm')).toEqual([long]);
  });

  it('puts names that begin so before names that hold it', () => {
    expect(found('axt')[0]).toBe('2');
  });

  it('wants every word, and reads the value and the words too', () => {
    expect(found('mo 9')).toEqual(['3']);
    expect(found('ines bow')).toEqual([]);
  });
});
