import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src-main/rules/kernel/record.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { begin, bids, dealOf, dealt, draw, layRows, play, rowsInOrder, type Table } from './table.ts';

/** The rows of what happened since a table stood at `from` events. */
function rowsSince(table: Table, from: number): readonly Row[] {
  let state = table.events.slice(0, from).reduce(game.evolve, game.blank);
  return table.events.slice(from).flatMap((event) => {
    const after = game.evolve(state, event);
    const rows = game.record(event, state, after);
    state = after;
    return rows;
  });
}

function recorded(table: Table, ...commands: readonly Command[]): readonly Row[] {
  const from = table.events.length;
  return rowsSince(table.do(...commands), from);
}

const gold = (seat: string, change: number, balance: number, reason: string) => ({
  table: 'gold',
  values: { currency: 'loon', seat, change, balance, reason },
});

describe('the query tables', () => {
  test('begin with the seats and the first loon', () => {
    expect(rowsSince(begin(), 0)).toEqual([
      { table: 'seats', values: { seat: 'red', place: 1 } },
      { table: 'seats', values: { seat: 'blue', place: 2 } },
      { table: 'seats', values: { seat: 'yellow', place: 3 } },
      ...['red', 'blue', 'yellow'].map((seat) => gold(seat, 12, 12, 'start')),
    ]);
  });

  test('hold bids when they are opened and not before', () => {
    const table = draw(begin({ depth: 'fights' }));
    expect(recorded(table, { kind: 'bid', seat: 'red', row: 1, amount: 5 })).toEqual([]);
    const from = table.events.length;
    table.do(
      { kind: 'bid', seat: 'blue', row: 1, amount: 2 },
      { kind: 'bid', seat: 'yellow', row: 1, amount: 0 },
    );
    expect(rowsSince(table, from)).toEqual([
      { table: 'bids', values: { round: 1, lot: 1, seat: 'red', bid: 5 } },
      { table: 'bids', values: { round: 1, lot: 1, seat: 'blue', bid: 2 } },
      { table: 'bids', values: { round: 1, lot: 1, seat: 'yellow', bid: 0 } },
      { table: 'positions', values: { seat: 'red', piece: 'row', place: 'row-1', rank: 1 } },
      { table: 'positions', values: { seat: 'red', piece: 'go-first', place: 'row-1', rank: 1 } },
      gold('red', -5, 7, 'row'),
    ]);
  });

  test('hold a row that is told with its price', () => {
    const table = begin({ depth: 'score' });
    expect(recorded(table, { kind: 'tellRow', seat: 'blue', row: 2, bid: 3 })).toEqual([
      { table: 'bids', values: { round: 1, lot: 2, seat: 'blue', bid: 3 } },
      { table: 'positions', values: { seat: 'blue', piece: 'row', place: 'row-2', rank: 2 } },
      gold('blue', -3, 9, 'row'),
    ]);
  });

  test('hold tie cards when they are turned up', () => {
    const table = bids(layRows(draw(begin())), 1, 1, 0);
    expect(recorded(table, { kind: 'layTieCard', seat: 'red', card: 'blue-20' })).toEqual([]);
    expect(recorded(table, { kind: 'layTieCard', seat: 'blue', card: 'blue-19' }).slice(0, 2)).toEqual([
      { table: 'plays', values: { round: 1, fight: null, seat: 'red', card: 'blue-20', how: 'tie' } },
      { table: 'plays', values: { round: 1, fight: null, seat: 'blue', card: 'blue-19', how: 'tie' } },
    ]);
  });

  test('hold predictions, recruits, cards played and tricks won', () => {
    const hands = [['blue-18', 'blue-19', 'blue-20'], ['blue-17'], ['blue-16']] as const;
    const cards = ['gang-of-three', 'recruitment-4', 'extra-loot', 'capture-1'];
    const table = dealt({ cards, deal: dealOf(3, { hands }) });
    expect(recorded(table, { kind: 'predict', seat: 'red', tricks: 3 })).toEqual([
      { table: 'positions', values: { seat: 'red', piece: 'bid-marker', place: '3', rank: 3 } },
    ]);
    table.do({ kind: 'predict', seat: 'blue', tricks: 1 }, { kind: 'predict', seat: 'yellow', tricks: 1 });
    expect(
      recorded(table, { kind: 'showCards', seat: 'red', cards: ['blue-18', 'blue-19', 'blue-20'] }),
    ).toEqual([
      ...[18, 19, 20].map((n) => ({
        table: 'plays',
        values: { round: 1, fight: null, seat: 'red', card: `blue-${n}`, how: 'recruit' },
      })),
      gold('red', 3, 15, 'recruitment'),
    ]);
    play(table, ['red', 'blue-20'], ['blue', 'blue-17']);
    expect(recorded(table, { kind: 'playCard', seat: 'yellow', card: 'blue-16' })).toEqual([
      { table: 'plays', values: { round: 1, fight: 1, seat: 'yellow', card: 'blue-16', how: 'trick' } },
      { table: 'fights', values: { round: 1, fight: 1, seat: 'red', card: 'blue-20' } },
    ]);
  });

  test('hold the result at the end', () => {
    const table = begin({ depth: 'score' });
    for (let round = 1; round < 3; round++) {
      rowsInOrder(table);
      table.do({ kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 1 })) });
    }
    rowsInOrder(table);
    const rows = recorded(table, {
      kind: 'tellRound',
      gains: [
        { seat: 'red', loon: 4 },
        { seat: 'blue', loon: 0 },
        { seat: 'yellow', loon: 4 },
      ],
    });
    expect(rows).toEqual([
      gold('red', 4, 18, 'round'),
      gold('yellow', 4, 18, 'round'),
      { table: 'results', values: { seat: 'red', rank: 1, score: 18, winner: 1 } },
      { table: 'results', values: { seat: 'yellow', rank: 1, score: 18, winner: 1 } },
      { table: 'results', values: { seat: 'blue', rank: 3, score: 14, winner: 0 } },
    ]);
  });

  test('hold loon put right and fines', () => {
    const table = begin();
    expect(recorded(table, { kind: 'setRight', field: 'loon', seat: 'red', value: 4 })).toEqual([
      gold('red', -8, 4, 'by-hand'),
    ]);
  });
});

describe('the box', () => {
  const pieces = game.pieces();

  test('names 60 crew cards, 26 score cards and a token for each mark, each once', () => {
    expect(pieces.filter(({ kind }) => kind === 'card')).toHaveLength(86);
    expect(pieces.filter(({ kind }) => kind === 'token')).toHaveLength(11);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
  });

  test('each piece says its own row when it is read', () => {
    for (const { row, sign, kind } of pieces)
      expect(sign).toEqual(kind === 'token' ? { kind: 'token', seat: row } : { kind: 'card', row, copy: 1 });
  });

  test('carries the names that a table typed in', () => {
    const typed = game.pieces({ scoreCards: [{ id: 'capture-1', name: 'Ransom' }] });
    expect(typed.find(({ row }) => row === 'capture-1')?.name).toEqual({
      key: 'card.typed',
      values: { name: 'Ransom' },
    });
  });
});
