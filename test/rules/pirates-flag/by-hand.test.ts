import { describe, expect, test } from 'vitest';
import { say } from '../../../src-main/contract/say.ts';
import type { FieldValue } from '../../../src-main/rules/kernel/game.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { fields } from '../../../src-main/rules/pirates-flag/fields.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { inward, on, play, roll, running, stand, table } from './table.ts';

const { en } = piratesFlag.text;

const right = (field: string, value: FieldValue, seat?: 'red' | 'blue' | 'yellow'): Command => ({
  kind: 'setRight',
  field,
  value,
  ...(seat ? { seat } : {}),
});

describe('the table as it stands', () => {
  test('one form steps into a running game', () => {
    const t = table().stand({
      turn: 'blue',
      'at.red': 12,
      'at.blue': 20,
      'hand.red': 3,
      flag: 'blue',
      firstTaker: 'red',
      discards: 4,
      'captain.red': 'captain-shan',
      'used.red': true,
      'bonus.blue': 3,
      'doubled.blue': true,
    });
    expect(t.phase).toBe('rolling');
    expect(t.state).toMatchObject({
      turn: { seat: 'blue' },
      at: { red: 12, blue: 20, yellow: 0 },
      flag: { kind: 'carried', seat: 'blue' },
      flagMoved: true,
      firstTaker: 'red',
      pile: 41,
      discards: [null, null, null, null],
      abilities: { red: { captain: 'captain-shan', used: true } },
      modifiers: { blue: [{ plus: 3, times: 2, row: null, by: null }] },
    });
  });

  test('before the start it ends the opening; fields left out stay as they are', () => {
    const t = table()
      .do(roll('red', 3, 3))
      .stand({ 'at.blue': 5 });
    expect(t.phase).toBe('rolling');
    expect(t.state.turn.seat).toBe('red');
    expect(t.at('red')).toBe(0);
    expect(table({ depth: 'score' }).stand({}).phase).toBe('telling');
  });

  test('where positions are told it says whose turn it is, and whose it is is asked anew', () => {
    const t = table({ depth: 'score' }).stand({ turn: 'blue' });
    expect([t.state.turn.seat, t.state.phase]).toEqual(['blue', { kind: 'telling', again: false }]);
  });

  test('in a running game it leaves the turn where it is, unless it names another', () => {
    const t = on({}, { 'at.red': 3 })
      .do(roll('red', 2, 2))
      .stand({ 'at.blue': 5 });
    expect(t.left).toBe(4);
    t.stand({ turn: 'red' });
    expect(t.left).toBe(4);
    t.stand({ turn: 'yellow' });
    expect(t.phase).toBe('rolling');
    expect(t.state.turn.seat).toBe('yellow');
  });

  test('a ship put elsewhere in the middle of its move chooses its direction anew, not for another that is', () => {
    const t = on({ posts: [12] }, { 'at.red': 10 }).do(roll('red', 3, 3));
    expect(t.state.phase).toMatchObject({ kind: 'moving', left: 6, free: true });
    t.do({ kind: 'sail', seat: 'red', direction: 'inward', to: 12 }).stand({ 'at.blue': 5 });
    expect(t.state.phase).toMatchObject({ kind: 'moving', left: 4, free: false });
    t.stand({ 'at.red': 11 });
    expect(t.state.phase).toMatchObject({ kind: 'moving', left: 4, free: true });
    expect(on({}, { 'at.red': 10 }).stand({ 'at.red': 11 }).phase).toBe('rolling');
  });

  test('the form lists everything with its range and what it is now', () => {
    const form = fields(running({ 'hand.red': 2, flag: 'blue', 'at.blue': 7 }).state);
    const field = (name: string, seat?: string) =>
      form.find((one) => one.field === name && one.seat === seat);
    expect(field('at', 'blue')).toMatchObject({ value: 7, type: { least: 0, most: 36 } });
    expect(field('hand', 'red')).toMatchObject({ value: 2 });
    expect(field('flag')).toMatchObject({
      value: 'blue',
      type: { among: ['ship', 'afloat', 'red', 'blue', 'yellow'] },
    });
    expect(field('flagAt')).toMatchObject({ value: 7, type: { least: 1, most: 36 } });
    expect(field('firstTaker')).toMatchObject({ value: 'nobody' });
    expect(field('captain', 'red')?.type).toMatchObject({ kind: 'choice' });
    expect(form).toHaveLength(5 + 3 * 6);
  });

  test('what waits beside a ship is put together from all that waits, and only what was filled in is another', () => {
    const of = (t: ReturnType<typeof running>, name: string, seat: string) =>
      fields(t.state).find((one) => one.field === name && one.seat === seat)?.value;
    const t = running({ 'bonus.red': 3, 'doubled.blue': true });
    expect(['red', 'blue'].map((seat) => of(t, 'bonus', seat))).toEqual([3, 0]);
    expect(['red', 'blue'].map((seat) => of(t, 'doubled', seat))).toEqual([false, true]);
    t.stand({ 'bonus.red': 2 }).stand({ 'bonus.red': 3 });
    expect(['red', 'blue'].map((seat) => of(t, 'doubled', seat))).toEqual([false, true]);
    t.stand({ 'doubled.red': true, 'bonus.blue': -2 });
    expect(['red', 'blue'].map((seat) => of(t, 'bonus', seat))).toEqual([3, -2]);
    expect(['red', 'blue'].map((seat) => of(t, 'doubled', seat))).toEqual([true, true]);
    t.stand({ 'bonus.red': 1 });
    expect(t.state.modifiers['red']).toEqual([{ row: null, by: null, times: 2, plus: 1 }]);
    t.stand({ 'doubled.red': false });
    expect(t.state.modifiers['red']).toEqual([{ row: null, by: null, times: 1, plus: 1 }]);
  });

  test('the pile of discards may be empty, and so may a hand; no ability is used before it is', () => {
    const form = fields(running({ 'captain.red': 'captain-shan' }).state);
    expect(form.find(({ field }) => field === 'discards')?.type).toMatchObject({ least: 0, most: 48 });
    expect(form.flatMap(({ field, value }) => (field === 'used' ? [value] : []))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('where cards are not told the form does not ask for them', () => {
    const form = fields(table({ depth: 'score' }).state);
    expect(form.map(({ field }) => field)).toEqual([
      'turn',
      'flag',
      'flagAt',
      'firstTaker',
      'at',
      'at',
      'at',
    ]);
  });

  test('the bonus that a form shows is what waits, within what it offers', () => {
    const t = running({ 'bonus.red': 20, 'hand.red': 1 }).do(play('red', 'smooth-sailing'), stand);
    expect(fields(t.state).find((one) => one.field === 'bonus' && one.seat === 'red')?.value).toBe(20);
  });
});

describe('a single field put right', () => {
  test('a place, a hand, the turn', () => {
    const t = running().do(right('at', 9, 'red'), right('hand', 4, 'blue'), right('turn', 'yellow'));
    expect(t.at('red')).toBe(9);
    expect(t.hand('blue')).toBe(4);
    expect(t.state.pile).toBe(44);
    expect(t.state.turn.seat).toBe('yellow');
  });

  test('what is no field, or no value of it, is refused', () => {
    const t = running();
    expect(t.refused(right('luck', 3))).toBe('no-such-field');
    expect(t.refused(right('at', 3))).toBe('no-such-field');
    for (const [field, value, seat] of [
      ['at', 37, 'red'],
      ['at', -1, 'red'],
      ['at', 3.5, 'red'],
      ['at', '3', 'red'],
      ['turn', 'grey', undefined],
      ['turn', 3, undefined],
      ['used', 'yes', 'red'],
    ] as const)
      expect(t.refused(right(field, value, seat))).toBe('bad-value');
    const why = (field: string, value: number, seat?: 'red') => {
      const no = t.refusal(right(field, value, seat));
      return say([en], { key: `refusal.${no?.code ?? ''}`, values: no?.values ?? {} }, {});
    };
    expect(why('at', 37, 'red')).toBe(
      'Refused: 37 for Space (0 is The Dread Sea) of red, and only 0 to 36 is possible. Nothing entered.',
    );
    expect(why('turn', 3)).toContain('only red, blue, yellow is');
    expect(why('used', 3, 'red')).toContain('only yes or no is');
    expect(t.refused(right('at', 36, 'red'))).toBeUndefined();
    expect(t.refused(right('at', 0, 'red'))).toBeUndefined();
  });

  test('every card stays in one place', () => {
    const t = running({ 'hand.red': 5 });
    expect(t.refusal(right('hand', 44, 'blue'))).toMatchObject({
      code: 'more-than-the-box',
      values: { over: 1 },
    });
    expect(t.refused(right('hand', 43, 'blue'))).toBeUndefined();
    expect(t.refused(right('discards', 44))).toBe('more-than-the-box');
    t.do(play('red', 'smooth-sailing'), right('hand', 5, 'blue'));
    expect(t.state.pile).toBe(48 - 4 - 5 - 1);
  });

  test('discards that keep their number keep their names', () => {
    const t = running({ 'hand.red': 5 }).do(play('red', 'smooth-sailing'), stand, right('discards', 1));
    expect(t.state.discards).toEqual(['smooth-sailing']);
    t.do(right('discards', 2));
    expect(t.state.discards).toEqual([null, null]);
  });

  test('a hand that is made smaller owes no more than it has', () => {
    const t = running({ 'hand.red': 1, 'hand.blue': 4 });
    t.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 3 }]);
    t.do(play('red', 'card-10', 'blue'), stand, right('hand', 2, 'blue'));
    expect(t.owed).toEqual({ blue: 2 });
    t.do(right('hand', 0, 'blue'));
    expect(t.owed).toEqual({});
  });

  test('the flag: with a seat, afloat, or back on the Dread Captain’s ship', () => {
    const t = running({ 'at.red': 9 }).do(right('flag', 'red'));
    expect(t.state).toMatchObject({ flag: { kind: 'carried', seat: 'red' }, flagMoved: true });
    t.do(right('firstTaker', 'blue'));
    expect(t.state.firstTaker).toBe('blue');
    t.do(right('flag', 'afloat'));
    expect(t.state.flag).toEqual({ kind: 'afloat', at: 36 });
    t.do(right('flagAt', 12));
    expect(t.state).toMatchObject({ flag: { kind: 'afloat', at: 12 }, firstTaker: 'blue' });
    t.do(right('flag', 'afloat'));
    expect(t.state.flag).toEqual({ kind: 'afloat', at: 12 });
    t.do(right('flag', 'ship'));
    expect(t.state).toMatchObject({ flag: { kind: 'ship' }, flagMoved: false, firstTaker: null });
    t.do(right('firstTaker', 'red'));
    expect(t.state.firstTaker).toBeNull();
  });

  test('a space alone moves only a flag that floats', () => {
    const t = running({ 'at.red': 9, flag: 'red' }).do(right('flagAt', 12));
    expect(t.carrier).toBe('red');
  });

  test('nobody is first any more when the table says nobody', () => {
    const t = running({ 'at.red': 9, flag: 'red', firstTaker: 'blue' }).do(right('firstTaker', 'nobody'));
    expect(t.state.firstTaker).toBeNull();
  });

  test('the flag in The Dread Sea is a win and has to be told as a move', () => {
    const t = running({ 'at.red': 9, flag: 'red' });
    expect(t.refused(right('at', 0, 'red'))).toBe('carrier-at-sea');
    expect(t.refused(right('flag', 'blue'))).toBe('carrier-at-sea');
    expect(t.refused(right('at', 1, 'red'))).toBeUndefined();
  });

  test('a captain who is given to a second ship is refused, naming the one that has him', () => {
    const t = running().do(right('captain', 'captain-2', 'blue'));
    for (const seat of ['red', 'yellow'] as const)
      expect(t.refusal(right('captain', 'captain-2', seat))).toMatchObject({
        code: 'captain-taken',
        values: { player: { seat: 'blue' } },
      });
    const both = { 'captain.red': 'captain-3', 'captain.yellow': 'captain-3' };
    expect(t.refusal({ kind: 'setTable', fields: both })).toMatchObject({
      code: 'captain-taken',
      values: { player: { seat: 'red' } },
    });
  });

  test('captains: each with one ship, turned over or not', () => {
    const t = running().do(right('captain', 'captain-2', 'red'));
    expect(t.refused(right('captain', 'captain-2', 'blue'))).toBe('captain-taken');
    t.do(right('used', true, 'red'), right('used', true, 'blue'));
    expect(t.state.abilities).toEqual({ red: { captain: 'captain-2', used: true } });
    t.do(right('captain', 'nobody', 'red'));
    expect(t.state.abilities).toEqual({});
  });

  test('what waits for a roll becomes one bonus', () => {
    const t = running({ 'hand.red': 2 }).do(
      play('red', 'smooth-sailing'),
      stand,
      right('doubled', true, 'red'),
    );
    expect(t.state.modifiers.red).toEqual([{ row: null, by: null, times: 2, plus: 3 }]);
    t.do(right('bonus', 0, 'red'));
    expect(t.state.modifiers.red).toEqual([{ row: null, by: null, times: 2, plus: 0 }]);
    t.do(right('doubled', false, 'red'));
    expect(t.state.modifiers.red).toEqual([]);
  });

  test('a ship set elsewhere in the middle of its move chooses its direction anew', () => {
    const t = on({ posts: [12] }, { 'at.red': 10 }).do(
      roll('red', 3, 3),
      inward('red', 12),
      right('at', 20, 'red'),
    );
    expect(t.left).toBe(4);
    t.do({ kind: 'sail', seat: 'red', direction: 'seaward' });
    expect(t.at('red')).toBe(16);
  });

  test('a visit ends when the ship is set elsewhere, and not when it is set where it lies', () => {
    const t = on({ posts: [12] }, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'));
    expect(t.state.visits).toEqual({ red: 'open' });
    t.do(right('at', 12, 'red'));
    expect(t.state.visits).toEqual({ red: 'open' });
    t.do(right('at', 13, 'red'));
    expect(t.state.visits).toEqual({});
  });

  test('cards on the stack take effect before anything is set', () => {
    const t = running({ 'hand.red': 2 }).do(play('red', 'smooth-sailing'), right('at', 9, 'blue'));
    expect(t.state.stack.plays).toEqual([]);
    expect(t.state.modifiers.red).toMatchObject([{ plus: 3 }]);
  });

  test('before the start a field can be put right without beginning', () => {
    const t = table().do(right('hand', 2, 'red'));
    expect(t.phase).toBe('opening');
    t.do(right('turn', 'red'));
    expect(t.phase).toBe('rolling');
  });
});
