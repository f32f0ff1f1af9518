import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src-renderer/displays/console/grid.ts';
import type { Form } from '../../../src-renderer/games/answering.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { deckOf as questDeck } from '../../../src-renderer/games/pirate-quest/deck.ts';
import { deckOf as crewDeck } from '../../../src-renderer/games/pirate-tricks/deck.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';

function seen(captains: number, parts: Readonly<Record<string, unknown>>): Seen {
  const seats = seatIds.slice(0, captains).map((seat) => ({ seat, captain: seat }));
  return {
    parts: { seats, ...parts } as unknown as ViewParts,
    say: ({ key }) => key,
    captain: captainOf(seats),
  };
}

describe('the deck of Pirate Quest', () => {
  const deck = questDeck(seen(3, { 'game.laidBy': { 'axes-7': 'red', 'axes-9': 'dummy' } }));

  test('has a row for each suit, and each card in its place', () => {
    expect(deck.rows.map(({ sign, cards }) => [sign, cards.length])).toEqual([
      ['sword', 9],
      ['axe', 9],
      ['bow', 9],
      ['shield', 9],
      ['skull', 9],
    ]);
  });

  test('keeps the place of a card that lies on the table, with whose it was', () => {
    const axes = deck.rows[1]?.cards ?? [];
    expect(axes.map(({ card, laidBy }) => [card, laidBy?.mark]).filter(([, mark]) => mark)).toEqual([
      ['axes-7', 'ball'],
      ['axes-9', 'ring'],
    ]);
  });

  test('is no grid for a question that other things answer', () => {
    const form = (id: string) => ({ cards: [{ id, name: '' }] }) as unknown as Form;
    expect(rowsOf(deck, form('card/bows-3'))).toHaveLength(5);
    expect(rowsOf(deck, form('card/recruit-3'))).toBeUndefined();
  });
});

describe('the crew of Pirate Tricks', () => {
  const of = (captains: number) =>
    crewDeck(
      seen(captains, {
        'game.trick': { laid: [{ seat: 'blue', card: 'red-20' }] },
        'game.tricks': [{ laid: [{ seat: 'red', card: 'green-20' }] }],
      }),
    ).rows;

  test.each([
    [3, 3, 12],
    [4, 6, 8],
    [5, 6, 10],
  ])('lies for %i captains in %i rows of %i', (captains, rows, inRow) => {
    expect(of(captains).map(({ cards }) => cards.length)).toEqual(Array<number>(rows).fill(inRow));
  });

  test('has a hole where a card was played in this round, in this trick or before', () => {
    const gone = of(3).flatMap(({ cards }) => cards.filter(({ laidBy }) => laidBy));
    expect(gone.map(({ card, laidBy }) => `${card} ${laidBy?.mark ?? ''}`)).toEqual([
      'red-20 can',
      'green-20 ball',
    ]);
  });
});
