import type { Row } from '../../elements/rows.ts';
import { numberOf, textOf, type Command, type DataSay, type DataTable, type RowsOf } from '../tables.ts';
import { isSame } from './taught.ts';
import type { Board } from '../../../src-main/contract/games/pirates-flag-view.ts';

const whats = ['dock', 'post', 'back', 'on', 'fall'] as const;
type What = (typeof whats)[number];

export const lineRows = ({ name, spaces, flagShip }: Board): readonly Row[] => [{ name, spaces, flagShip }];

const mark = (what: What, space: number, foot: number | string = ''): Row => ({ what, space, foot });

export const markRows = (board: Board): readonly Row[] => [
  ...board.docks.map((space) => mark('dock', space)),
  ...board.posts.map((space) => mark('post', space)),
  ...board.hazards.map(({ space, push }) => mark(push === -1 ? 'back' : 'on', space)),
  ...board.falls.map(({ top, foot }) => mark('fall', top, foot)),
];

/** The board that the rows of both tables say together. */
export function boardFrom([line]: readonly Row[], marks: readonly Row[]): Board {
  const of = (what: What) => marks.filter((row) => row['what'] === what);
  const at = (what: What) => of(what).flatMap((row) => numberOf(row, 'space') ?? []);
  return {
    name: line ? textOf(line, 'name') : '',
    invented: false,
    spaces: (line && numberOf(line, 'spaces')) ?? 0,
    flagShip: (line && numberOf(line, 'flagShip')) ?? 0,
    docks: at('dock'),
    hazards: [
      ...at('back').map((space) => ({ space, push: -1 as const })),
      ...at('on').map((space) => ({ space, push: 1 as const })),
    ],
    posts: at('post'),
    falls: of('fall').flatMap((row) => {
      const [top, foot] = [numberOf(row, 'space'), numberOf(row, 'foot')];
      return top === undefined || foot === undefined ? [] : [{ top, foot }];
    }),
  };
}

/** As much of a board as can be drawn while it is being written. */
export function drawable(board: Board, usual: Board): Board {
  const spaces = board.spaces >= 6 && board.spaces <= 120 ? board.spaces : usual.spaces;
  const lies = (at: number) => at >= 1 && at <= spaces;
  const once = <Value>(values: readonly Value[], keyOf: (value: Value) => number): readonly Value[] =>
    [...new Map(values.map((value) => [keyOf(value), value])).values()].filter((value) => lies(keyOf(value)));
  return {
    ...board,
    spaces,
    docks: once(board.docks, (dock) => dock),
    hazards: once(board.hazards, ({ space }) => space),
    posts: once(board.posts, (post) => post),
    falls: once(board.falls, ({ top }) => top).filter(({ foot }) => lies(foot)),
  };
}

/** How long the line is, and what is printed on it: either lays the board with what both say. */
export function boardTables(say: DataSay, board: Board): readonly DataTable[] {
  const [line, marks] = [lineRows(board), markRows(board)];
  const lay = (lines: readonly Row[], marked: readonly Row[]): readonly Command[] => [
    { kind: 'layBoard', board: boardFrom(lines, marked) },
  ];
  return [
    {
      id: 'board',
      head: say('board'),
      note: say('board.note'),
      columns: [
        { id: 'name', head: say('name'), kind: 'text', required: true },
        { id: 'spaces', head: say('spaces'), kind: 'number', required: true, least: 6, most: 120 },
        { id: 'flagShip', head: say('flag-ship'), kind: 'number', required: true, least: 2 },
      ],
      rows: line,
      fixed: true,
      enter: (rows: readonly Row[], of: RowsOf) => (isSame(rows, line) ? [] : lay(rows, of('marks'))),
    },
    {
      id: 'marks',
      head: say('marks'),
      note: say('board.note'),
      columns: [
        {
          id: 'what',
          head: say('what'),
          kind: 'choice',
          required: true,
          choices: whats.map((value) => ({ value, words: say(`what.${value}`) })),
        },
        { id: 'space', head: say('space'), kind: 'number', required: true, least: 0 },
        { id: 'foot', head: say('foot'), kind: 'number', least: 1 },
      ],
      rows: marks,
      enter: (rows: readonly Row[], of: RowsOf) =>
        isSame(rows, marks) || !isSame(of('board'), line) ? [] : lay(of('board'), rows),
    },
  ];
}
