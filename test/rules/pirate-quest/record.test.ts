import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src-main/rules/kernel/record.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import { say } from '../../../src-main/contract/say.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

/** The rows of the table's last commands. */
function rowsOf(table: Table, ...commands: readonly Command[]): readonly Row[] {
  let before = table.state;
  return commands.flatMap((command) => {
    const decided = pirateQuest.decide(before, command, new Set());
    if (!decided.ok) throw new Error(decided.no.code);
    return decided.value.flatMap((event) => {
      const after = pirateQuest.evolve(before, event);
      const rows = pirateQuest.record(event, before, after);
      before = after;
      return rows;
    });
  });
}

const valuesIn = (rows: readonly Row[], name: string): readonly Row['values'][] =>
  rows.filter(({ table }) => table === name).map(({ values }) => values);

describe('the query tables', () => {
  it('have the seats in the order of the chairs, at the start and after a mutiny', () => {
    const begun = pirateQuest.begin({ seats: ['red', 'blue'] });
    if (!begun.ok) throw new Error(begun.no.code);
    const [event] = begun.value;
    if (!event) throw new Error('nothing has begun');
    expect(valuesIn(pirateQuest.record(event, blank, pirateQuest.evolve(blank, event)), 'seats')).toEqual([
      { seat: 'red', place: 0 },
      { seat: 'blue', place: 1 },
    ]);
    const table = sit({ depth: 'fights' }).bids(0, 0, 0);
    const rows = rowsOf(table, { kind: 'mutiny', seat: 'red', target: 'blue', fights: 0 });
    expect(valuesIn(rows, 'seats')[0]).toEqual({ seat: 'blue', place: 0 });
  });

  it('have each bid', () => {
    expect(valuesIn(rowsOf(sit(), { kind: 'bid', seat: 'red', bid: 1 }), 'bids')).toEqual([
      { round: 1, lot: null, seat: 'red', bid: 1 },
    ]);
  });

  it('have one row for each fight, also when they were told at the end', () => {
    const table = sit().bids(1, 0, 0).counts({ red: 1 });
    const rows = rowsOf(table, { kind: 'countFights', seat: 'blue', won: 1 });
    expect(valuesIn(rows, 'fights')).toEqual([
      { round: 1, fight: 1, seat: 'red', card: null },
      { round: 1, fight: 2, seat: 'blue', card: null },
    ]);
    expect(valuesIn(rows, 'movement_points')).toEqual([
      { round: 1, seat: 'red', points: 3, reason: 'met' },
      { round: 1, seat: 'blue', points: 1, reason: 'missed-by-one' },
      { round: 1, seat: 'yellow', points: 2, reason: 'met' },
    ]);
  });

  it('have plays, rolls and luck where every card is told', () => {
    const edition = { deck: deckWith(card('swords-3', 'trump', 3, 'skulls', 6)) };
    const table = fighting({ edition }, 'r').bids(0, 0, 0);
    const rows = rowsOf(
      table,
      { kind: 'tryFeature', seat: 'red', card: 'swords-3' },
      { kind: 'roll', seat: 'red', face: 'bolt+2' },
      { kind: 'spendLuck', seat: 'red', use: 'plus' },
    );
    expect(valuesIn(rows, 'rolls')).toEqual([
      { round: 1, seat: 'red', die: 'red', face: 'bolt+2', value: 2, purpose: 'feature' },
    ]);
    expect(valuesIn(rows, 'luck_points')).toEqual([
      { seat: 'red', change: 1, balance: 1, reason: 'bolt' },
      { seat: 'red', change: -1, balance: 0, reason: 'plus' },
    ]);
    expect(valuesIn(rows, 'plays')).toEqual([
      { round: 1, fight: 1, seat: 'red', card: 'swords-3', how: 'active' },
    ]);
  });

  it('have positions, points lost, and the result', () => {
    const table = sit({ map: plainMap() })
      .set({ 'square.red': 'c3-5', 'square.blue': 'c3-6' })
      .bids(1, 2, 2)
      .counts({ red: 1, blue: 1, yellow: 0 });
    const rows = rowsOf(
      table,
      { kind: 'move', seat: 'red', to: 'c3-6' },
      { kind: 'move', seat: 'red', to: 'c3-3' },
    );
    expect(valuesIn(rows, 'movement_points')).toEqual([
      { round: 1, seat: 'red', points: -1, reason: 'occupied' },
    ]);
    expect(valuesIn(rows, 'positions')).toEqual([{ seat: 'red', piece: 'marker', place: 'c3-3', rank: 9 }]);
    expect(valuesIn(rows, 'results')).toEqual([
      { seat: 'red', rank: 1, score: 9, winner: 1 },
      { seat: 'blue', rank: 1, score: 9, winner: 0 },
      { seat: 'yellow', rank: 3, score: 0, winner: 0 },
    ]);
  });

  it('have what was set by hand', () => {
    const rows = rowsOf(sit(), {
      kind: 'setTable',
      fields: { 'rank.red': 4, 'luck.blue': 2, 'bid.yellow': '1' },
    });
    expect(rows).toEqual([
      { table: 'positions', values: { seat: 'red', piece: 'marker', place: 'rank-4', rank: 4 } },
      { table: 'luck_points', values: { seat: 'blue', change: 2, balance: 2, reason: 'by-hand' } },
      { table: 'bids', values: { round: 1, lot: null, seat: 'yellow', bid: 1 } },
    ]);
  });
});

describe('the log', () => {
  const names = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' };
  const lines = (table: Table, command: Command): readonly string[] => {
    const decided = pirateQuest.decide(table.state, command, new Set());
    if (!decided.ok) throw new Error(decided.no.code);
    return pirateQuest
      .tell(command, decided.value, table.state, { kind: 'table' })
      .map(({ message }) => say([pirateQuest.text.en], message, names));
  };

  it('says what happened in plain words, and what followed from it', () => {
    expect(lines(sit().bids(1, 0), { kind: 'bid', seat: 'yellow', bid: 2 })).toEqual([
      'Mo bid 2',
      '3 bid, 2 to win',
    ]);
    const told = sit().bids(1, 0, 0).counts({ red: 1 });
    expect(lines(told, { kind: 'countFights', seat: 'blue', won: 1 })).toEqual([
      'Bartholomew won 1 fight',
      'Mo won 0 fights',
      'Battle 1 settled',
    ]);
  });

  it('puts the captain’s mark beside the line', () => {
    const command = { kind: 'bid', seat: 'red', bid: 0 } as const;
    const decided = pirateQuest.decide(sit().state, command, new Set());
    if (!decided.ok) throw new Error(decided.no.code);
    expect(pirateQuest.tell(command, decided.value, sit().state, { kind: 'table' })[0]?.seat).toBe('red');
  });
});
