import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src-main/rules/kernel/record.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { bare, flank, inward, on, play, roll, running, seaward, stand, table, type Table } from './table.ts';

/** The rows that one command writes. */
function rows(t: Table, command: Command): readonly (readonly [string, Row['values']])[] {
  let state = t.state;
  t.do(command);
  return t.last.flatMap((event) => {
    const after = piratesFlag.evolve(state, event);
    const written = piratesFlag.record(event, state, after);
    state = after;
    return written.map(({ table: name, values }) => [name, values] as const);
  });
}

test('a roll is told by what the dice show, one die or two, and by its sum where that is all that was said', () => {
  const beside = on({}, { flag: 'blue', 'at.blue': 4, 'at.red': 4 }).do({ kind: 'battle', seat: 'red' });
  const told = (t: Table, command: Command) => {
    const before = t.state;
    t.do(command);
    const [line] = piratesFlag.tell(command, t.last, before, { kind: 'table' });
    return line?.message.values?.['what'];
  };
  expect(told(beside, roll('red', 5))).toMatchObject({ key: 'dice.faces', values: { faces: '5' } });
  expect(told(on({}), roll('red', 5, 2))).toMatchObject({ key: 'dice.faces', values: { faces: '5 + 2' } });
  expect(told(on({}), { kind: 'rollSum', seat: 'red', sum: 7 })).toMatchObject({
    key: 'dice.sum',
    values: { sum: 7 },
  });
});

describe('query tables', () => {
  test('seats and ships at the start', () => {
    const begun = piratesFlag.begin({ seats: ['red', 'blue', 'yellow'] });
    const [event] = begun.ok ? begun.value : [];
    const written = piratesFlag.record(
      event!,
      piratesFlag.blank,
      piratesFlag.evolve(piratesFlag.blank, event!),
    );
    expect(written.filter((row) => row.table === 'seats').map(({ values }) => values)).toEqual([
      { seat: 'red', place: 0 },
      { seat: 'blue', place: 1 },
      { seat: 'yellow', place: 2 },
    ]);
    expect(written.filter((row) => row.table === 'positions').map(({ values }) => values)).toEqual(
      ['red', 'blue', 'yellow'].map((seat) => ({ seat, piece: 'ship', place: 'sea', rank: 0 })),
    );
  });

  test('rolls with what they count, faces or sum', () => {
    expect(rows(on({}, { 'bonus.red': 2 }), roll('red', 3, 4))).toEqual([
      ['rolls', { round: 1, seat: 'red', die: '2d6', face: '3 4', value: 9, purpose: 'move' }],
    ]);
    const beside = on({}, { flag: 'blue', 'at.blue': 4, 'at.red': 4 }).do({ kind: 'battle', seat: 'red' });
    expect(rows(beside, roll('red', 5))).toEqual([
      ['rolls', { round: 1, seat: 'red', die: '1d6', face: '5', value: 5, purpose: 'battle' }],
    ]);
    expect(rows(on({}), { kind: 'rollSum', seat: 'red', sum: 9 })).toEqual([
      ['rolls', { round: 1, seat: 'red', die: 'sum', face: '9', value: 9, purpose: 'move' }],
    ]);
  });

  test('positions and hands along a move', () => {
    const t = on({ docks: [5], hazards: [{ space: 10, push: 1 }] }, { 'at.red': 4 }).do(roll('red', 3, 3));
    expect(rows(t, inward('red'))).toEqual([
      ['positions', { seat: 'red', piece: 'ship', place: '6', rank: 6 }],
      ['hands', { seat: 'red', change: 1, balance: 1, reason: 'drawn dock' }],
      ['positions', { seat: 'red', piece: 'ship', place: '10', rank: 10 }],
      ['positions', { seat: 'red', piece: 'ship', place: '11', rank: 11 }],
    ]);
  });

  test('the flag: who carries it and who lost it, and the result at the end', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 3, 'at.red': 3, 'hand.red': 1 }).do(
      play('red', 'harpoon-gun'),
    );
    expect(rows(t, stand)).toEqual([
      ['positions', { seat: 'blue', piece: 'flag', place: 'lost', rank: 3 }],
      ['positions', { seat: 'red', piece: 'flag', place: 'carried', rank: null }],
    ]);
    t.do(roll('red', 4));
    expect(rows(t, seaward('red'))).toEqual([
      ['positions', { seat: 'red', piece: 'ship', place: 'sea', rank: 0 }],
      ['results', { seat: 'red', rank: 1, score: 60, winner: 1 }],
      ['results', { seat: 'yellow', rank: 2, score: 30, winner: 0 }],
      ['results', { seat: 'blue', rank: 3, score: 27, winner: 0 }],
    ]);
  });

  test('a flag lost in the water or given back', () => {
    const t = on({ falls: [{ top: 3, foot: 9 }] }, { flag: 'red', 'at.red': 3 }).do(roll('red', 4));
    expect(rows(t, { kind: 'goDownFall', seat: 'red' })[0]).toEqual([
      'positions',
      { seat: 'red', piece: 'flag', place: 'lost', rank: 3 },
    ]);
    const light = table({ depth: 'score', edition: { board: bare() } }).stand({
      turn: 'red',
      flag: 'blue',
      'at.blue': 4,
    });
    expect(rows(light, { kind: 'placeFlag' })).toEqual([
      ['positions', { seat: 'blue', piece: 'flag', place: 'lost', rank: 4 }],
    ]);
    expect(rows(light, { kind: 'placeFlag', at: 7 })).toEqual([]);
  });

  test('battles won, with their number', () => {
    const t = on({}, { flag: 'blue', 'at.blue': 3, 'at.red': 3 }).do(
      { kind: 'battle', seat: 'red' },
      roll('red', 1),
    );
    expect(rows(t, roll('blue', 4))).toContainEqual([
      'fights',
      { round: 1, fight: 1, seat: 'blue', card: null },
    ]);
  });

  test('plays of cards and captains, in battle or out of it', () => {
    const t = on(
      {},
      { 'hand.red': 2, 'captain.red': 'captain-shan', flag: 'blue', 'at.blue': 3, 'at.red': 3 },
    );
    expect(rows(t, play('red', 'smooth-sailing'))).toEqual([
      ['plays', { round: 1, fight: null, seat: 'red', card: 'smooth-sailing', how: 'card' }],
      ['hands', { seat: 'red', change: -1, balance: 1, reason: 'played' }],
    ]);
    t.do({ kind: 'battle', seat: 'red' });
    expect(rows(t, { kind: 'useCaptain', seat: 'red' })).toEqual([
      ['plays', { round: 1, fight: 1, seat: 'red', card: 'captain-shan', how: 'captain' }],
    ]);
  });

  test('discards, cards that were found, and what was set by hand', () => {
    const t = on({ posts: [12] }, { 'at.red': 10, 'hand.red': 1 }).do(roll('red', 1, 1), inward('red'));
    expect(rows(t, { kind: 'trade', seat: 'red' })).toEqual([
      ['hands', { seat: 'red', change: -1, balance: 0, reason: 'discarded trade' }],
      ['hands', { seat: 'red', change: 2, balance: 2, reason: 'drawn post' }],
    ]);
    const set = running({ 'at.red': 3 });
    expect(rows(set, { kind: 'setTable', fields: { 'hand.red': 2, 'at.red': 5, flag: 'red' } })).toEqual([
      ['hands', { seat: 'red', change: 2, balance: 2, reason: 'set right' }],
      ['positions', { seat: 'red', piece: 'ship', place: '5', rank: 5 }],
      ['positions', { seat: 'red', piece: 'flag', place: 'carried', rank: null }],
    ]);
    set.do({ kind: 'setRight', field: 'at', seat: 'blue', value: 7 });
    expect(rows(set, { kind: 'setRight', field: 'flag', value: 'blue' })).toEqual([
      ['positions', { seat: 'red', piece: 'flag', place: 'lost', rank: 5 }],
      ['positions', { seat: 'blue', piece: 'flag', place: 'carried', rank: null }],
    ]);
    const doubtful = on({}).do({ kind: 'setDepth', depth: 'score' }, { kind: 'setDepth', depth: 'cards' });
    expect(rows(doubtful, flank('red', 'red', 'inward'))).toContainEqual([
      'hands',
      { seat: 'red', change: 1, balance: 1, reason: 'found' },
    ]);
  });
});
