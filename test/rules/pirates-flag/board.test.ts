import { describe, expect, test } from 'vitest';
import {
  checkBoard,
  formatBoard,
  parseBoard,
  type Board,
} from '../../../src-main/rules/pirates-flag/board.ts';
import { sampleBoard } from '../../../src-main/rules/pirates-flag/data/sample-board.ts';
import { bare, flank, inward, on, roll, running } from './table.ts';

const codeOf = (board: unknown) => {
  const checked = checkBoard(board);
  return checked.ok ? undefined : checked.no.code;
};

describe('a board as data', () => {
  test('row 1: our sample board can be sailed and says that it is invented', () => {
    expect(codeOf(sampleBoard)).toBeUndefined();
    expect(sampleBoard.invented).toBe(true);
    expect(sampleBoard.docks).toHaveLength(6);
    expect(sampleBoard.hazards).toHaveLength(6);
    expect(sampleBoard.posts).toHaveLength(2);
    expect(sampleBoard.falls).toHaveLength(2);
  });

  test('what is exported can be imported again, on any machine', () => {
    const read = parseBoard(formatBoard(sampleBoard));
    expect(read.ok && read.value).toEqual(sampleBoard);
  });

  test('what is exported can be read by people too: a line for each part, set in by two', () => {
    expect(formatBoard(bare()).split('\n').slice(0, 4)).toEqual([
      '{',
      '  "name": "Test pass",',
      '  "invented": true,',
      '  "spaces": 30,',
    ]);
  });

  test('a file that is no JSON, or no board, is refused', () => {
    for (const text of ['{', 'null', '[]', '"board"', '{}']) {
      const read = parseBoard(text);
      expect(read.ok ? undefined : read.no.code).toBe('board-shape');
    }
  });

  test.each<[string, Partial<Record<keyof Board, unknown>>]>([
    ['a name', { name: ' ' }],
    ['a name that is not too long', { name: 'x'.repeat(61) }],
    ['a word on whether it is invented', { invented: 'yes' }],
    ['at least 6 spaces', { spaces: 5 }],
    ['at most 120 spaces', { spaces: 121 }],
    ['whole numbers', { spaces: 20.5 }],
    ['a place for the Dread Captain', { flagShip: '30' }],
    ['a list of docks', { docks: 4 }],
    ['docks that are numbers', { docks: ['4'] }],
    ['hazards of −1 or +1', { hazards: [{ space: 4, push: 2 }] }],
    ['hazards with a space', { hazards: [{ push: 1 }] }],
    ['posts that are numbers', { posts: [null] }],
    ['falls with a foot', { falls: [{ top: 3 }] }],
    ['falls with a top', { falls: [{ foot: 9 }] }],
  ])('a board needs %s', (_, wrong) => {
    expect(codeOf({ ...bare(), ...wrong })).toBe('board-shape');
  });

  test('the refusal names the part that is wrong', () => {
    const checked = checkBoard({ ...bare(), docks: 'none' });
    expect(checked.ok ? undefined : checked.no.values).toEqual({ what: { key: 'board.docks' } });
  });

  test.each<[string, Partial<Board>]>([
    ['the Dread Captain beyond the end', { flagShip: 31 }],
    ['the Dread Captain on the first space', { flagShip: 1 }],
    ['a dock before the sea', { docks: [-1] }],
    ['a dock behind the last space', { docks: [30] }],
    ['a hazard on the first space', { hazards: [{ space: 1, push: -1 }] }],
    ['a hazard on the last space', { flagShip: 20, hazards: [{ space: 30, push: 1 }] }],
    ['a post in the sea', { posts: [0] }],
    ['a post beyond the end', { posts: [31] }],
    ['a waterfall from the sea', { falls: [{ top: 0, foot: 4 }] }],
    ['a waterfall beyond the end', { falls: [{ top: 4, foot: 31 }] }],
  ])('%s is not on the board', (_, wrong) => {
    expect(codeOf(bare(wrong))).toBe('board-place');
  });

  test.each<[string, Partial<Board>]>([
    ['a dock at the edge of the sea', { docks: [0] }],
    ['a name of sixty letters', { name: 'x'.repeat(60) }],
    ['a board of six spaces', { spaces: 6, flagShip: 6 }],
    ['a board of 120 spaces', { spaces: 120 }],
    ['a dock before the last space', { docks: [29] }],
    [
      'hazards on the second and the last but one',
      {
        hazards: [
          { space: 2, push: -1 },
          { space: 29, push: 1 },
        ],
      },
    ],
    ['posts at both ends', { flagShip: 20, posts: [1, 30] }],
    ['a waterfall from end to end', { falls: [{ top: 1, foot: 30 }] }],
    ['the Dread Captain on the second space', { flagShip: 2 }],
  ])('%s will do', (_, right) => {
    expect(codeOf(bare(right))).toBeUndefined();
  });

  test.each<[string, Partial<Board>]>([
    ['two docks on one line', { docks: [4, 4] }],
    [
      'two hazards on one space',
      {
        hazards: [
          { space: 4, push: 1 },
          { space: 4, push: -1 },
        ],
      },
    ],
    ['two posts on one space', { posts: [4, 4] }],
    [
      'two waterfalls from one space',
      {
        falls: [
          { top: 4, foot: 8 },
          { top: 4, foot: 9 },
        ],
      },
    ],
    ['a post on a hazard', { posts: [4], hazards: [{ space: 4, push: 1 }] }],
    ['the Dread Captain on a hazard', { flagShip: 10, hazards: [{ space: 10, push: 1 }] }],
  ])('%s clash', (_, wrong) => {
    expect(codeOf(bare(wrong))).toBe('board-clash');
  });

  test('a waterfall goes down, towards the flag', () => {
    const checked = checkBoard(bare({ falls: [{ top: 9, foot: 4 }] }));
    expect(checked.ok ? undefined : checked.no).toMatchObject({
      code: 'board-fall',
      values: { top: 9, foot: 4 },
    });
    expect(codeOf(bare({ falls: [{ top: 9, foot: 9 }] }))).toBe('board-fall');
    expect(codeOf(bare({ falls: [{ top: 9, foot: 1 }] }))).toBe('board-fall');
  });

  test('what does not belong to a board does not travel with it', () => {
    const checked = checkBoard({ ...bare(), secret: 1, falls: [{ top: 3, foot: 9, colour: 'blue' }] });
    expect(checked.ok && checked.value).toEqual(bare({ falls: [{ top: 3, foot: 9 }] }));
  });
});

describe('laying a board in the middle of a game', () => {
  test('the table’s own board takes the place of the sample', () => {
    const t = running().do({ kind: 'layBoard', board: bare({ spaces: 12, flagShip: 12 }) });
    t.do(roll('red', 6, 6), inward('red'));
    expect(t.carrier).toBe('red');
  });

  test('a board that cannot be sailed is refused for its own reason', () => {
    const t = running();
    expect(t.refused({ kind: 'layBoard', board: bare({ posts: [99] }) })).toBe('board-place');
  });

  test('ships, a floating flag and hazards that are asked about must lie on it', () => {
    const small = { kind: 'layBoard', board: bare({ spaces: 8, flagShip: 8 }) } as const;
    expect(running({ 'at.blue': 9 }).refused(small)).toBe('ships-off-board');
    expect(running({ 'at.blue': 8 }).refused(small)).toBeUndefined();
    expect(running({ flag: 'afloat', flagAt: 9 }).refused(small)).toBe('ships-off-board');
    expect(running({ flag: 'afloat', flagAt: 8 }).refused(small)).toBeUndefined();
    const adrift = (first: number) => {
      const hazards = [first, first + 1].map((space) => ({ space, push: -1 as const }));
      return on({ hazards }, { 'at.red': first - 1 }).do(roll('red', 1, 1), inward('red'));
    };
    expect(adrift(8).refused(small)).toBe('ships-off-board');
    expect(adrift(7).refused(small)).toBeUndefined();
  });

  test('distances of cards are true spaces, without waterfalls', () => {
    const t = on(
      { falls: [{ top: 10, foot: 20 }] },
      { flag: 'blue', 'at.blue': 20, 'at.red': 10, 'hand.red': 1 },
    );
    expect(t.refusal({ kind: 'playCard', seat: 'red', card: 'gone-fishin' })).toMatchObject({
      code: 'out-of-range',
      values: { spaces: 10, within: 3 },
    });
    expect(t.refused(flank('red', 'blue', 'inward'))).toBeUndefined();
  });
});
