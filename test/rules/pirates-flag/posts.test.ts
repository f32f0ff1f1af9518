import { describe, expect, test } from 'vitest';
import { flank, inward, on, roll, seaward, stand } from './table.ts';

const trade = { kind: 'trade', seat: 'red' } as const;
const board = { posts: [12] };

describe('Trading Posts', () => {
  test('a ship that stops in passing may discard one and draw two', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 3, 3), inward('red', 12), trade);
    expect(t.hand('red')).toBe(3);
    expect(t.state.discards).toEqual([null]);
    expect(t.phase).toBe('sailed');
  });

  test('trading in passing ends the movement', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 3, 3), inward('red', 12), trade);
    expect(t.refused(inward('red'))).toBe('nothing-to-sail');
    expect(t.refused(roll('blue', 1, 1))).toBeUndefined();
  });

  test('the card that goes may be named', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 3, 3), inward('red', 12));
    expect(t.refused({ ...trade, card: 'no-such-card' })).toBe('no-such-card');
    t.do({ ...trade, card: 'flank' });
    expect(t.state.discards).toEqual(['flank']);
  });

  test('not with an empty hand, unless the count was wrong', () => {
    const t = on(board, { 'at.red': 10 }).do(roll('red', 3, 3), inward('red', 12));
    expect(t.refused(trade)).toBe('empty-hand');
    t.overrule(trade, 'empty-hand');
    expect(t.hand('red')).toBe(2);
    expect(t.state.remarks).toMatchObject([{ kind: 'handDidNotAddUp', seat: 'red' }]);
  });

  test('once a visit', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 3, 3), inward('red', 12), trade);
    expect(t.refused(trade)).toBe('traded-already');
    t.overrule(trade, 'traded-already');
    expect(t.hand('red')).toBe(4);
  });

  test('only at a post, and only on one’s own turn', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2, 'at.blue': 12, 'hand.blue': 2 });
    expect(t.refusal(trade)).toMatchObject({ code: 'not-visiting', values: { at: 10 } });
    expect(t.refused({ kind: 'trade', seat: 'blue' })).toBe('not-your-turn');
    t.do(roll('red', 2, 3), inward('red'));
    expect(t.refused(trade)).toBe('not-visiting');
    const fall = on({ falls: [{ top: 12, foot: 20 }] }, { 'at.red': 10, 'hand.red': 2 });
    fall.do(roll('red', 2, 3), inward('red', 12));
    expect(fall.refused(trade)).toBe('not-visiting');
    t.overrule(trade, 'not-visiting');
    expect(t.hand('red')).toBe(3);
  });

  test('a ship that lies there without having stopped, and has only rolled, does not trade', () => {
    const t = on(board, { 'at.red': 12, 'hand.red': 2 }).do(roll('red', 2, 2));
    expect(t.refused(trade)).toBe('not-visiting');
  });

  test('up to the limit of five', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 5 }).do(roll('red', 3, 3), inward('red', 12), trade);
    expect(t.hand('red')).toBe(5);
  });

  test('row 5: who took the flag first draws up to six', () => {
    const six = { 'at.red': 10, 'hand.red': 6, flag: 'blue', 'at.blue': 20, firstTaker: 'red' };
    expect(on(board, six).do(roll('red', 3), inward('red', 12), trade).hand('red')).toBe(6);
  });

  test('row 5, set to five: up to five for everybody', () => {
    const six = { 'at.red': 10, 'hand.red': 6, flag: 'blue', 'at.blue': 20, firstTaker: 'red' };
    const t = on(board, six, { postLimit: 'five' }).do(roll('red', 3), inward('red', 12), trade);
    expect(t.hand('red')).toBe(5);
    const four = on(board, { ...six, 'hand.red': 5 }, { postLimit: 'five' });
    expect(four.do(roll('red', 3), inward('red', 12), trade).hand('red')).toBe(5);
  });

  test('row 18: landing exactly on it counts as a stop', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'), trade);
    expect(t.hand('red')).toBe(3);
  });

  test('row 18, set to no: only a stop in passing counts', () => {
    const options = { postLanding: false };
    const landed = on(board, { 'at.red': 10, 'hand.red': 2 }, options).do(roll('red', 1, 1), inward('red'));
    expect(landed.refused(trade)).toBe('not-visiting');
    const fallen = on(
      { posts: [20], falls: [{ top: 12, foot: 20 }] },
      { 'at.red': 12, 'hand.red': 2 },
      options,
    );
    fallen.do({ kind: 'setRight', field: 'flag', value: 'afloat' }, roll('red', 1), {
      kind: 'goDownFall',
      seat: 'red',
    });
    expect(fallen.refused(trade)).toBe('not-visiting');
    const passing = on(board, { 'at.red': 10, 'hand.red': 2 }, options).do(
      roll('red', 1, 2),
      inward('red', 12),
    );
    expect(passing.refused(trade)).toBeUndefined();
    passing.do({ kind: 'passDice', seat: 'red' });
    expect(passing.state.visits).toEqual({ red: 'open' });
  });

  const round = (t: ReturnType<typeof on>) =>
    t.do(roll('blue', 1, 1), inward('blue'), roll('yellow', 1, 1), inward('yellow'), {
      kind: 'passDice',
      seat: 'yellow',
    });

  test('row 18: a new visit needs leaving', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'), trade);
    round(t);
    expect(t.refused(trade)).toBe('traded-already');
    t.do(roll('red', 1, 1), inward('red'));
    round(t);
    t.do(roll('red', 1, 1), seaward('red'));
    expect(t.refused(trade)).toBeUndefined();
  });

  test('row 18, set to each turn: a ship that stays may trade again', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }, { postStay: 'eachTurn' });
    t.do(roll('red', 1, 1), inward('red'), trade);
    expect(t.refused(trade)).toBe('traded-already');
    round(t);
    t.do(trade);
    expect(t.hand('red')).toBe(4);
    expect(t.phase).toBe('rolling');
  });

  test('a visit that was not used yet may be used at the start of the next turn, before rolling', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'));
    round(t);
    t.do(trade);
    expect(t.phase).toBe('rolling');
    expect(t.hand('red')).toBe(3);
  });

  test('and once it has rolled, without ending the movement that has not begun', () => {
    const t = on(board, { 'at.red': 10, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'));
    round(t);
    t.do(roll('red', 2, 2), trade);
    expect(t.left).toBe(4);
  });

  test('a trade at the start of the next turn passes the dice by itself', () => {
    const t = on(board, { 'at.yellow': 10, 'hand.yellow': 2, turn: 'yellow' });
    t.do(
      roll('yellow', 1, 1),
      inward('yellow'),
      roll('red', 1, 1),
      inward('red'),
      roll('blue', 1, 1),
      inward('blue'),
    );
    t.do({ kind: 'trade', seat: 'yellow' });
    expect(t.state.turn.seat).toBe('yellow');
    expect(t.hand('yellow')).toBe(3);
  });

  test('a ship that a card has moved there has not stopped', () => {
    const t = on(board, { 'at.red': 11, 'hand.red': 3 }).do(flank('red', 'red', 'inward'), stand);
    expect(t.at('red')).toBe(12);
    expect(t.refused(trade)).toBe('not-visiting');
  });

  test('a battle at a post may come before or after the trade', () => {
    const fields = { 'at.red': 10, 'hand.red': 2, flag: 'blue', 'at.blue': 12 };
    const fight = { kind: 'battle', seat: 'red' } as const;
    const before = on(board, fields).do(roll('red', 5), inward('red', 12), fight);
    expect(before.refused(trade)).toBe('battle-unfinished');
    before.do(roll('red', 1), roll('blue', 6), trade);
    expect(before.hand('red')).toBe(3);
    const won = on(board, fields).do(
      roll('red', 5),
      inward('red', 12),
      fight,
      roll('red', 6),
      roll('blue', 1),
      trade,
    );
    expect(won.hand('red')).toBe(3);
    expect(won.phase).toBe('rolling');
    const stays = on(board, { ...fields, 'at.red': 12 }).do(roll('red', 5));
    stays.overrule(fight, 'rolled-instead').do(roll('red', 1), roll('blue', 6));
    expect(stays.refused(trade)).toBe('not-visiting');
    const open = on({}, fields).do(roll('red', 5), inward('red', 12), fight, roll('red', 1), roll('blue', 6));
    expect(open.refused(trade)).toBe('not-visiting');
    const near = on(board, { ...fields, 'at.red': 11 }).do(roll('red', 5), inward('red', 12), fight);
    near.do(roll('red', 1), roll('blue', 6), trade);
    expect(near.hand('red')).toBe(3);
    const after = on(board, fields).do(roll('red', 5), inward('red', 12), trade, fight);
    expect(after.phase).toBe('battle');
  });
});
