import { describe, expect, test } from 'vitest';
import { toId } from '../../../src-main/rules/kernel/id.ts';
import {
  copiesIn,
  copiesOf,
  deckOf,
  decks,
  packs,
  type CardRow,
  type Deck,
  type Effect,
  type Pack,
} from '../../../src-main/rules/pirate-attack/cards.ts';
import { cardOf, cards, change, everyPack } from '../../../src-main/rules/pirate-attack/data/cards.ts';

const counted = (rows: readonly CardRow[], pack: Pack): number =>
  rows.reduce((sum, row) => sum + copiesIn(row, [pack]), 0);
const inDeck = (deck: Deck): readonly CardRow[] => cards.filter((row) => deckOf(row) === deck);
const perPack = (rows: readonly CardRow[]): readonly number[] => packs.map((pack) => counted(rows, pack));

/** A figure of every copy, with how many copies there are. */
function figures(figure: (effect: Effect) => number | undefined): { copies: number; sum: number } {
  const found = cards.flatMap((row) => {
    const value = figure(row.effect);
    return value === undefined ? [] : [{ copies: copiesIn(row, packs), value }];
  });
  return {
    copies: found.reduce((sum, { copies }) => sum + copies, 0),
    sum: found.reduce((sum, { copies, value }) => sum + copies * value, 0),
  };
}

describe('the rows', () => {
  test('are 207 cards, called by their printed names, or a shorter one where a tag has no room, and none like another', () => {
    expect(cards).toHaveLength(207);
    for (const { id, printed, aliases = [] } of cards) expect([printed, ...aliases].map(toId)).toContain(id);
    expect(cards.filter(({ id, printed }) => id !== toId(printed)).length).toBeLessThan(30);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(207);
  });

  test('are found by an alias that no other card has', () => {
    const names = cards.flatMap(({ id, aliases = [] }) => [...new Set([id, ...aliases.map(toId)])]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('come from 226 lines of the booklet, of which thirteen names come back in later packs', () => {
    expect(cards.reduce((sum, { copies }) => sum + Object.keys(copies).length, 0)).toBe(226);
    const again = everyPack.flatMap(({ more = {} }) => Object.keys(more));
    expect(new Set(again).size).toBe(13);
    expect(again.filter((id) => cardOf(id) === undefined)).toEqual([]);
  });

  test('come back only in a pack behind the one that brought them', () => {
    everyPack.forEach(({ more = {} }, at) => {
      const before = everyPack.slice(0, at).flatMap((pack) => pack.cards.map(({ id }) => id));
      expect(Object.keys(more).filter((id) => !before.includes(id))).toEqual([]);
    });
  });
});

describe('the sums', () => {
  test('of all cards of each pack', () => {
    expect(perPack(cards)).toEqual([350, 50, 50, 50, 100, 100, 50]);
  });

  test('of what each pack lays into the main deck', () => {
    expect(perPack(inDeck('main'))).toEqual([250, 25, 25, 35, 80, 10, 30]);
  });

  test('of the Magic cards from the first pack to the fourth', () => {
    const magic = perPack(inDeck('magic'));
    expect(packs.map((_, at) => magic.slice(0, at + 1).reduce((sum, one) => sum + one, 0))).toEqual([
      0, 25, 50, 65, 85, 85, 85,
    ]);
  });

  test.each<[Deck, number]>([
    ['tavern', 90],
    ['curses', 25],
    ['cures', 25],
    ['gold', 50],
    ['souls', 10],
    ['abilities', 10],
  ])('of the deck of %s', (deck, cardsInIt) => {
    expect(perPack(inDeck(deck)).reduce((sum, one) => sum + one, 0)).toBe(cardsInIt);
    expect(decks).toContain(deck);
  });

  test('of gold: 50 cards worth 173, of which nine worth 27 lie open for change', () => {
    const gold = inDeck('gold');
    const worth = ({ effect }: CardRow): number => (effect.kind === 'gold' ? effect.worth : NaN);
    expect(gold.reduce((sum, row) => sum + worth(row) * copiesIn(row, packs), 0)).toBe(173);
    const open = gold.flatMap((row) => Array.from({ length: change[row.id] ?? 0 }, () => worth(row)));
    expect([open.length, open.reduce((sum, one) => sum + one, 0)]).toEqual([9, 27]);
    expect(gold.every((row) => (change[row.id] ?? 0) <= copiesIn(row, packs))).toBe(true);
  });

  test('of the gold that is drawn from the main deck', () => {
    const saved = (pack: Pack): number =>
      inDeck('main').reduce(
        (sum, row) => (row.effect.kind === 'gold' ? sum + row.effect.worth * copiesIn(row, [pack]) : sum),
        0,
      );
    expect(packs.map(saved)).toEqual([45, 0, 0, 30, 44, 0, 0]);
  });
});

describe('the figures', () => {
  test('of the ships: 69 with a size, with 460 cannons and 486 strength, and two that throw theirs', () => {
    const of = (part: 'cannons' | 'strength') =>
      figures((effect) => (effect.kind === 'ship' ? effect.size?.[part] : undefined));
    expect(of('cannons')).toEqual({ copies: 69, sum: 460 });
    expect(of('strength')).toEqual({ copies: 69, sum: 486 });
    expect(copiesIn(cardOf('unknown-size-ship-x-x')!, packs)).toBe(2);
  });

  test('of the add-ons: 240 without their signs and nothing with them', () => {
    expect(figures((one) => (one.kind === 'addOn' ? Math.abs(one.plus) : undefined)).sum).toBe(240);
    expect(figures((one) => (one.kind === 'addOn' ? one.plus : undefined))).toEqual({ copies: 80, sum: 0 });
  });

  test('of the sea creatures: fifteen with 150', () => {
    expect(figures((one) => (one.kind === 'creature' ? one.level : undefined))).toEqual({
      copies: 15,
      sum: 150,
    });
  });

  test('of the cards that open a shop: sixteen with 76', () => {
    expect(figures((one) => (one.kind === 'open' ? one.price : undefined))).toEqual({ copies: 16, sum: 76 });
  });

  test('of the cards for a whole fleet: 72 without their signs', () => {
    expect(figures((one) => (one.kind === 'fleet' ? Math.abs(one.plus) : undefined)).sum).toBe(72);
  });
});

describe('the booklet’s lists', () => {
  const lines = cards.flatMap((row) => Object.keys(row.copies).map(() => row));

  test.each([
    ['yes', 66],
    ['no', 108],
    ['unlisted', 52],
  ])('say of %s whether a card may be sent elsewhere: %i lines', (redirect, count) => {
    expect(lines.filter((row) => row.redirect === redirect)).toHaveLength(count);
  });

  test('say of 112 lines that they can be stopped, and of 114 that they cannot', () => {
    expect(lines.filter(({ block }) => block)).toHaveLength(112);
    expect(lines.filter(({ block }) => !block)).toHaveLength(114);
  });
});

describe('the copies', () => {
  test('are numbered through the packs, so that a tag tells its pack', () => {
    const armada = cardOf('armada')!;
    const copies = copiesOf(armada);
    expect(copies.map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([copies[3]?.pack, copies[4]?.pack]).toEqual(['main', 'magic-shop']);
  });

  test('of the packs in play are as many as those packs have', () => {
    const attack = cardOf('you-must-attack-someone')!;
    expect(copiesIn(attack, ['main'])).toBe(14);
    expect(copiesIn(attack, ['main', 'raise-the-dead'])).toBe(15);
    expect(copiesIn(attack, packs)).toBe(23);
  });
});
