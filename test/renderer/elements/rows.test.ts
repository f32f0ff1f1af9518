import { describe, expect, it } from 'vitest';
import {
  emptyRow,
  parsePaste,
  pasteInto,
  problemIn,
  take,
  type RowsColumn,
  type RowsWords,
} from '../../../src-renderer/elements/rows.ts';

const name: RowsColumn = { id: 'name', head: 'Name', kind: 'text', required: true };
const value: RowsColumn = { id: 'value', head: 'Value', kind: 'number', least: 1, most: 13 };
const suit: RowsColumn = {
  id: 'suit',
  head: 'Suit',
  kind: 'choice',
  choices: [{ value: 'axe', words: 'Boarding axe' }],
};
const universal: RowsColumn = { id: 'universal', head: 'Universal', kind: 'flag' };
const columns = [name, value, suit, universal];
const words: RowsWords = {
  missing: 'missing',
  notNumber: 'not a number',
  tooSmall: (least) => `under ${least}`,
  tooLarge: (most) => `over ${most}`,
  notChoice: 'no choice',
};

describe('a spreadsheet’s clipboard', () => {
  it.each([
    [
      'cells by tabs and rows by lines',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'the line end after the last row is no row',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['empty cells stay', 'a\t\tb', [['a', '', 'b']]],
    [
      'quotes hold tabs, line ends and doubled quotes',
      '"a\tb"\t"say ""x""\ntwice"',
      [['a\tb', 'say "x"\ntwice']],
    ],
    ['a quote inside a word is a letter', '5" gun\tx', [['5" gun', 'x']]],
  ])('%s', (_, text, expected) => {
    expect(parsePaste(text)).toEqual(expected);
  });
});

describe('what is typed into a cell', () => {
  it.each([
    [value, '7', 7],
    [value, ' 1,5 ', 1.5],
    [value, '−2', -2],
    [value, 'seven', 'seven'],
    [value, '', ''],
    [universal, 'Ja', true],
    [universal, '', false],
    [suit, 'boarding AXE', 'axe'],
    [suit, 'bow', 'bow'],
    [name, ' Cutlass ', 'Cutlass'],
  ] as const)('%#: is kept as its column keeps it', (column, typed, kept) => {
    expect(take(column, typed)).toBe(kept);
  });
});

describe('a cell is questioned', () => {
  it.each([
    ['where something has to stand and nothing does', name, '', 'missing'],
    ['where a number was asked for and letters came', value, 'seven', 'not a number'],
    ['under the least', value, 0, 'under 1'],
    ['over the most', value, 14, 'over 13'],
    ['where it is none of the choices', suit, 'bow', 'no choice'],
  ] as const)('%s', (_, column, held, said) => {
    expect(problemIn(column, held, words)).toBe(said);
  });

  it('and left alone where it is in order', () => {
    const held = [
      [name, 'Cutlass'],
      [value, 13],
      [value, ''],
      [suit, 'axe'],
      [universal, false],
    ] as const;
    expect(held.map(([column, one]) => problemIn(column, one, words))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('pasting', () => {
  const rows = [{ ...emptyRow(columns), name: 'Cutlass', value: 7 }];

  it('writes from the chosen cell on and leaves the cells before it', () => {
    expect(pasteInto(columns, rows, { row: 0, column: 1 }, '9\taxe')).toEqual([
      { name: 'Cutlass', value: 9, suit: 'axe', universal: false },
    ]);
  });

  it('adds rows where it runs past the last', () => {
    expect(pasteInto(columns, rows, { row: 1, column: 0 }, 'Bow\t2\nBuckler\t3')).toHaveLength(3);
  });

  it('drops cells past the last column', () => {
    expect(pasteInto(columns, rows, { row: 0, column: 3 }, 'x\tlost')[0]).toEqual({
      name: 'Cutlass',
      value: 7,
      suit: '',
      universal: true,
    });
  });
});
