import { describe, expect, test } from 'vitest';
import { flank, inward, on, play, roll, seaward, stand } from './table.ts';

const back = (space: number) => ({ space, push: -1 as const });
const ahead = (space: number) => ({ space, push: 1 as const });

describe('hazards', () => {
  test.each([
    ['inward', 8, 12],
    ['seaward', 16, 12],
  ] as const)('−1 sends a ship that came %s one space back the way it came', (direction, from, hazard) => {
    const t = on({ hazards: [back(hazard)] }, { 'at.red': from });
    t.do(roll('red', 2, 2), { kind: 'sail', seat: 'red', direction });
    expect(t.at('red')).toBe(direction === 'inward' ? 11 : 13);
    expect(t.told('shipSwept')).toMatchObject([{ from: 12, push: -1 }]);
  });

  test.each([
    ['inward', 8, 13],
    ['seaward', 16, 11],
  ] as const)('+1 sends a ship that came %s one space on', (direction, from, rests) => {
    const t = on({ hazards: [ahead(12)] }, { 'at.red': from });
    t.do(roll('red', 2, 2), { kind: 'sail', seat: 'red', direction });
    expect(t.at('red')).toBe(rests);
  });

  test('a hazard that is only passed does nothing', () => {
    const t = on({ hazards: [back(12)] }, { 'at.red': 8 }).do(roll('red', 3, 2), inward('red'));
    expect(t.at('red')).toBe(13);
    expect(t.told('shipSwept')).toEqual([]);
  });

  test('after a turn at the end of the board the way it came is the way back', () => {
    const board = { spaces: 20, flagShip: 10, hazards: [back(18)] };
    const t = on(board, { 'at.red': 18 }).do(roll('red', 2, 2), inward('red'));
    expect(t.at('red')).toBe(19);
  });

  test('a stop on a hazard is no rest either', () => {
    const t = on({ hazards: [back(12)] }, { flag: 'afloat', flagAt: 12, 'at.red': 10 });
    t.do(roll('red', 5), inward('red', 12), roll('blue', 1));
    expect(t.at('red')).toBe(11);
    expect(t.carrier).toBe('red');
  });

  test.each([
    ['lost', 4, 11],
    ['won', 1, 12],
  ] as const)('a battle %s in passing ends the movement on no hazard', (_, defence, lies) => {
    const rests = { flag: 'blue', 'at.blue': 12, 'at.red': 8 };
    const t = on({ hazards: [back(12)] }, rests, { hazardAfterCards: false });
    t.do(roll('red', 6), inward('red', 12), { kind: 'battle', seat: 'red' });
    t.do(roll('red', 3), roll('blue', defence));
    expect(t.at('red')).toBe(lies);
  });

  test('a battle that falls through after a die ends the movement on no hazard either', () => {
    const rests = { flag: 'blue', 'at.blue': 12, 'at.red': 8, 'hand.blue': 1 };
    const t = on({ hazards: [back(12)] }, rests, { hazardAfterCards: false });
    t.do(roll('red', 6), inward('red', 12), { kind: 'battle', seat: 'red' }, roll('red', 3));
    t.do(flank('blue', 'blue', 'inward'), { kind: 'letStand' });
    expect(t.phase).toBe('sailed');
    expect(t.at('red')).toBe(11);
  });

  test('a battle lost where the ship began its turn moves it nowhere', () => {
    const rests = { flag: 'blue', 'at.blue': 12, 'at.red': 12 };
    const t = on({ hazards: [back(12)] }, rests, { hazardAfterCards: false });
    t.do({ kind: 'battle', seat: 'red' }, roll('red', 3), roll('blue', 4));
    expect(t.at('red')).toBe(12);
  });

  test('row 9: a card that moves a ship onto a hazard sets it off', () => {
    const t = on({ hazards: [back(12)] }, { 'at.red': 11, 'hand.blue': 1 });
    t.do(flank('blue', 'red', 'inward'), { kind: 'letStand' });
    expect(t.at('red')).toBe(11);
  });

  test('row 9, set to no: a ship that a card has moved rests on a hazard', () => {
    const t = on({ hazards: [back(12)] }, { 'at.red': 11, 'hand.blue': 1 }, { hazardAfterCards: false });
    t.do(flank('blue', 'red', 'inward'), { kind: 'letStand' });
    expect(t.at('red')).toBe(12);
  });

  test('row 9: a push onto another hazard sets that one off too', () => {
    const t = on({ hazards: [ahead(12), ahead(13)] }, { 'at.red': 10 }).do(roll('red', 1, 1), inward('red'));
    expect(t.at('red')).toBe(14);
  });

  test('row 9: where it was sent last counts as the way it came', () => {
    const t = on({ hazards: [back(12), ahead(11)] }, { 'at.red': 10 }).do(roll('red', 1, 1), inward('red'));
    expect(t.at('red')).toBe(10);
  });

  test('row 9, set to no chain: a push onto another hazard leaves the ship there', () => {
    const t = on({ hazards: [ahead(12), ahead(13)] }, { 'at.red': 10 }, { hazardChain: false });
    t.do(roll('red', 1, 1), inward('red'));
    expect(t.at('red')).toBe(13);
  });
});

describe('hazards that play catch', () => {
  const round = () =>
    on({ hazards: [back(12), back(11)] }, { 'at.red': 10, 'hand.blue': 1 }).do(
      roll('red', 1, 1),
      inward('red'),
    );

  test('row 9: a chain that goes round stops with a question', () => {
    const t = round();
    expect(t.adrift).toEqual({ red: [11, 12] });
    expect(t.refused(roll('blue', 1, 1))).toBe('rest-first');
    expect(t.refused({ kind: 'passDice', seat: 'red' })).toBe('rest-first');
  });

  test('the table says where the ship rests, among the spaces it is sent by', () => {
    const t = round();
    expect(t.refused({ kind: 'restShip', seat: 'red', at: 13 })).toBe('not-among');
    t.do({ kind: 'restShip', seat: 'red', at: 11 });
    expect(t.at('red')).toBe(11);
    expect(t.refused(roll('blue', 1, 1))).toBeUndefined();
    expect(t.refused({ kind: 'restShip', seat: 'red', at: 11 })).toBe('nothing-adrift');
  });

  test('a table that goes on all the same leaves the question open', () => {
    const t = round().overrule(roll('blue', 1, 1), 'rest-first');
    expect(t.adrift).toEqual({ red: [11, 12] });
    expect(t.left).toBe(2);
  });

  test('a ship that is set elsewhere by hand rests there, and what another captain is to discard waits on', () => {
    const t = round();
    t.teach('card-10', 'Leak', [{ kind: 'discard', whose: 'other', count: 1 }]);
    t.overrule({ kind: 'setRight', field: 'hand', seat: 'yellow', value: 2 });
    t.overrule(play('yellow', 'card-10', 'blue'), 'rest-first').do(stand);
    t.do({ kind: 'setRight', field: 'at', seat: 'blue', value: 3 });
    expect([t.adrift, t.owed]).toEqual([{ red: [11, 12] }, { blue: 1 }]);
    t.do({ kind: 'setRight', field: 'at', seat: 'red', value: 20 });
    expect([t.adrift, t.owed]).toEqual([{}, { blue: 1 }]);
  });

  test('a ship that is moved on by a card is no longer asked about', () => {
    const t = round();
    t.do({ kind: 'setRight', field: 'at', seat: 'red', value: 12 }, flank('blue', 'red', 'inward'), {
      kind: 'letStand',
    });
    expect(t.at('red')).toBe(13);
    expect(t.adrift).toEqual({});
  });
});

describe('what a push passes', () => {
  const board = { hazards: [ahead(12)], docks: [12] };

  test('row 10: a dock and a floating flag count as passed', () => {
    const t = on(board, { 'at.red': 10, flag: 'afloat', flagAt: 13 }).do(roll('red', 2), inward('red'));
    expect(t.hand('red')).toBe(1);
    expect(t.carrier).toBe('red');
    const card = on({ docks: [12] }, { 'at.red': 12, 'hand.blue': 1, flag: 'afloat', flagAt: 13 });
    card.do(flank('blue', 'red', 'inward'), { kind: 'letStand' });
    expect(card.hand('red')).toBe(1);
    expect(card.carrier).toBe('red');
  });

  test('row 10, set to no: neither counts', () => {
    const t = on(board, { 'at.red': 10, flag: 'afloat', flagAt: 13 }, { pushesPass: false });
    t.do(roll('red', 2), inward('red'));
    expect(t.hand('red')).toBe(0);
    expect(t.carrier).toBeUndefined();
    t.do(
      roll('blue', 2),
      inward('blue'),
      roll('yellow', 2),
      inward('yellow'),
      roll('red', 1),
      seaward('red'),
    );
    expect(t.carrier).toBe('red');
  });
});
