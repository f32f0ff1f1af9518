import { describe, expect, test } from 'vitest';
import type { Board } from '../../../src-main/rules/pirates-flag/board.ts';
import { inward, on, roll } from './table.ts';

const sails = (board: Partial<Board>, fields = {}, options = {}) =>
  on(board, fields, { onlyCourse: 'sails', ...options });

describe('a roll that leaves one course only', () => {
  test('is sailed at once, and the next captain is asked to roll', () => {
    const t = sails({ docks: [4] }).do(roll('red', 3, 4));
    expect([t.at('red'), t.phase, t.hand('red')]).toEqual([7, 'sailed', 1]);
    expect(t.last.map(({ kind }) => kind)).toEqual([
      'diceRolled',
      'shipSailed',
      'cardsDrawn',
      'shipSailed',
      'movementEnded',
    ]);
    t.do(roll('blue', 1, 1));
    expect(t.at('blue')).toBe(2);
  });

  test('sails by itself where only the sum was told', () => {
    expect(sails({}).do({ kind: 'rollSum', seat: 'red', sum: 9 }).at('red')).toBe(9);
  });

  test('lets hazards have their say', () => {
    const t = sails({ hazards: [{ space: 7, push: -1 }] }).do(roll('red', 3, 4));
    expect(t.at('red')).toBe(6);
  });

  test('brings the flag home without a press', () => {
    const home = { flag: 'red', 'at.red': 3 };
    expect(sails({}, home, { carrierSeaward: true }).do(roll('red', 3)).winner).toBe('red');
  });

  describe('as the game comes', () => {
    const comes = (fields = {}) => on({ docks: [4] }, fields, { onlyCourse: 'noCards' });

    test('is sailed at once as long as nobody can play a card between', () => {
      const t = comes().do(roll('red', 3, 4));
      expect([t.at('red'), t.phase]).toEqual([7, 'sailed']);
    });

    test('waits as soon as anybody holds a card', () => {
      const t = comes().do(roll('red', 3, 4), roll('blue', 1, 1));
      expect([t.hand('red'), t.at('blue'), t.phase]).toEqual([1, 0, 'moving']);
    });

    test('waits for a Pirate Captain who may still act', () => {
      const t = comes();
      const [captain] = t.state.captains.map(({ id }) => id);
      t.do({ kind: 'takeCaptain', seat: 'blue', captain: String(captain) }, roll('red', 3, 4));
      expect(t.phase).toBe('moving');
    });

    test('may be told all the same, and changes nothing then', () => {
      const t = comes().do(roll('red', 3, 4));
      const sailed = t.state;
      t.do(inward('red'));
      expect(t.state).toEqual(sailed);
      expect(t.refused({ kind: 'sail', seat: 'red', direction: 'inward', to: 6 })).toBe('nothing-to-sail');
    });
  });

  test('waits where the table would rather press it', () => {
    const t = sails({}, {}, { onlyCourse: 'asked' }).do(roll('red', 3, 4));
    expect([t.at('red'), t.left]).toEqual([0, 7]);
  });
});

describe('a roll that leaves something to choose is asked about', () => {
  test.each([
    ['two directions', {}, { 'at.red': 12 }],
    ['a Trading Post on the way', { posts: [3] }, {}],
    ['a waterfall on the way', { falls: [{ top: 3, foot: 9 }] }, {}],
    ['a ship with the flag on the way', {}, { flag: 'blue', 'at.blue': 2 }],
    ['a flag in open water on the way', {}, { flag: 'afloat', flagAt: 2 }],
  ])('%s', (_, board, fields) => {
    const t = sails(board, fields);
    const taken = 'flag' in fields;
    t.do(taken ? roll('red', 4) : roll('red', 2, 3));
    expect([t.phase, t.last.map(({ kind }) => kind)]).toEqual(['moving', ['diceRolled']]);
  });

  test('a carrier bound seaward on top of a waterfall has one course, since it may not go down', () => {
    const falls = [{ top: 8, foot: 14 }];
    const t = sails({ falls }, { flag: 'red', 'at.red': 8 }, { carrierSeaward: true }).do(roll('red', 4));
    expect(t.at('red')).toBe(4);
    const free = sails({ falls }, { flag: 'blue', 'at.blue': 20, 'at.red': 30 }).do(roll('red', 4));
    expect(free.at('red')).toBe(26);
  });

  test('a ship on top of a waterfall at the end of the pass may go down first', () => {
    const board = { falls: [{ top: 1, foot: 9 }] };
    const t = sails(board, { flag: 'blue', 'at.blue': 20, 'at.red': 1 }).do(roll('red', 3));
    expect(t.phase).toBe('moving');
  });

  test('a trade at the post where the ship lies', () => {
    const board = { spaces: 20, flagShip: 10, posts: [20] };
    const t = sails(board, { 'at.red': 18, 'hand.red': 2 }).do(roll('red', 1, 1), inward('red'));
    t.do(roll('blue', 1, 2), roll('yellow', 1, 2), roll('red', 1, 2));
    expect([t.at('red'), t.phase]).toEqual([20, 'moving']);
  });

  test('a flag that only who asks for it picks up', () => {
    const t = sails(
      { spaces: 20, flagShip: 10 },
      { flag: 'afloat', flagAt: 20, 'at.red': 20 },
      { pickUp: 'asked' },
    );
    expect(t.do(roll('red', 3)).phase).toBe('moving');
  });
});
