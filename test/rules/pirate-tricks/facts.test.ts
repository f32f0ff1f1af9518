import { describe, expect, test } from 'vitest';
import { deckFor, lowestNumber, tieStrength } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { allLoon, coins, coinsFor } from '../../../src-main/rules/pirate-tricks/coins.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { begin, dealOf, seatsFor } from './table.ts';

describe('setting up', () => {
  test.each([
    { players: 3, cards: 36, lowest: 9, bank: 152 },
    { players: 4, cards: 48, lowest: 5, bank: 140 },
    { players: 5, cards: 60, lowest: 1, bank: 128 },
  ])(
    'with $players players $cards cards from $lowest up are in play and the bank begins with $bank',
    ({ players, cards, lowest, bank }) => {
      const { state } = begin({ players });
      expect(deckFor(players)).toHaveLength(cards);
      expect(lowestNumber(players)).toBe(lowest);
      expect(state.bank).toBe(bank);
      expect(cards).toBe(players * 12);
    },
  );

  test('everybody begins with 12 loon', () => {
    expect(begin({ players: 4 }).loon()).toEqual([12, 12, 12, 12]);
  });

  test('the box holds 5 tens, 18 fives and 48 ones, 188 loon in all', () => {
    expect(coins.map(({ value, count }) => [value, count])).toEqual([
      [10, 5],
      [5, 18],
      [1, 48],
    ]);
    expect(allLoon).toBe(188);
  });

  test.each([
    { amount: 0, tens: 0, fives: 0, ones: 0 },
    { amount: 12, tens: 1, fives: 0, ones: 2 },
    { amount: 59, tens: 5, fives: 1, ones: 4 },
    { amount: 188, tens: 5, fives: 18, ones: 48 },
  ])('$amount loon are $tens tens, $fives fives and $ones ones', ({ amount, ...wanted }) => {
    expect(coinsFor(amount)).toEqual(wanted);
  });

  test.each([-1, 189])('%i loon cannot be laid out with the coins of the box', (amount) => {
    expect(coinsFor(amount)).toBeUndefined();
  });

  test('everything is dealt: five to each hand, five open and two hidden in as many rows as players', () => {
    for (const players of [3, 4, 5]) {
      const { hands, rows } = dealOf(players);
      const all = [...hands.flat(), ...rows.flatMap(({ open, hidden }) => [...open, ...hidden])];
      expect(new Set(all)).toEqual(new Set(deckFor(players)));
      expect(begin({ players }).state.round.rows).toHaveLength(players);
    }
  });

  test('at equal numbers red beats green and green beats blue', () => {
    expect(tieStrength('red-9')).toBeGreaterThan(tieStrength('green-9'));
    expect(tieStrength('green-9')).toBeGreaterThan(tieStrength('blue-9'));
    expect(tieStrength('blue-10')).toBeGreaterThan(tieStrength('red-9'));
  });
});

describe('a setup is refused', () => {
  const seats = seatsFor(3);
  test.each([
    { code: 'seat-count', why: 'with two players', setup: { seats: seatsFor(2) } },
    { code: 'seat-count', why: 'with six players', setup: { seats: seatsFor(6) } },
    { code: 'seat-twice', why: 'with one seat twice', setup: { seats: [...seats, 'red' as const] } },
    { code: 'no-such-depth', why: 'with an unknown depth', setup: { seats, depth: 'whispers' } },
    { code: 'no-such-option', why: 'with an unknown option', setup: { seats, options: { weather: true } } },
    { code: 'no-such-option', why: 'with six rounds', setup: { seats, options: { rounds: 6 } } },
    {
      code: 'no-such-score-card',
      why: 'with a score card that is not in the box',
      setup: { seats, edition: { scoreCards: [{ id: 'gang-of-nine' }] } },
    },
    {
      code: 'card-named-twice',
      why: 'with two texts for one score card',
      setup: {
        seats,
        edition: {
          scoreCards: [
            { id: 'capture-1', name: 'Ransom' },
            { id: 'capture-1', name: 'Booty' },
          ],
        },
      },
    },
    {
      code: 'bad-scoring',
      why: 'with a recruitment card that counts tricks',
      setup: { seats, edition: { scoreCards: [{ id: 'gang-of-two', scoring: { kind: 'trick', loon: 1 } }] } },
    },
    {
      code: 'bad-scoring',
      why: 'with a capture card that asks for predictions',
      setup: { seats, edition: { scoreCards: [{ id: 'capture-1', predicts: true }] } },
    },
  ])('$why: $code', ({ code, setup }) => {
    const begun = pirateTricks.begin(setup);
    expect(begun.ok ? undefined : begun.no.code).toBe(code);
  });

  test('and says which option it was', () => {
    const begun = pirateTricks.begin({ seats, options: { weather: true } });
    expect(begun.ok ? undefined : begun.no.values).toEqual({ option: 'weather' });
  });
});
