import type { Row } from '../../elements/rows.ts';
import type { DataFile } from '../data-file.ts';
import type { Seen } from '../drawing.ts';
import type { RowsOf } from '../tables.ts';
import { boardFrom, lineRows, markRows } from './board-rows.ts';
import { part } from './parts.ts';
import {
  isSame,
  printedFrom,
  printedRows,
  rowsFor,
  taughtRows,
  type Effect,
  type Printed,
  type TaughtRow,
} from './taught.ts';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** A board alone is such a file too. Whether what it says can be played, the rules judge. */
function edition(file: unknown): Fields | undefined {
  if (!isObject(file)) return undefined;
  if ('spaces' in file) return isBoard(file) ? { board: file } : undefined;
  const { board, cards, captains } = file;
  if (board === undefined && cards === undefined && captains === undefined) return undefined;
  return board === undefined || isBoard(board) ? file : undefined;
}

const lists = ['docks', 'hazards', 'posts', 'falls'];
const isBoard = (value: unknown): boolean =>
  isObject(value) && typeof value['spaces'] === 'number' && lists.every((list) => Array.isArray(value[list]));

export const dataFile: DataFile = {
  edition,
  write(seen, of) {
    const { cards, captains } = part(seen, 'edition');
    const board = part(seen, 'board');
    const [line, marks] = [of('board'), of('marks')];
    const untouched = isSame(line, lineRows(board)) && isSame(marks, markRows(board));
    return {
      board: untouched ? board : boardFrom(line, marks),
      cards: written(seen, cards, of('flag-cards')),
      captains: written(seen, captains, of('captains')).map(({ marks: _, ...captain }) => captain),
    };
  },
  read(seen, of, file) {
    const said = edition(file);
    if (!said) return undefined;
    const { cards, captains } = part(seen, 'edition');
    // Checked above, as far as its rows need it.
    const board = said['board'] as Parameters<typeof lineRows>[0] | undefined;
    return {
      ...(board ? { board: lineRows(board), marks: markRows(board) } : {}),
      'flag-cards': over(seen, cards, of('flag-cards'), listOf(said['cards'])),
      captains: over(seen, captains, of('captains'), listOf(said['captains'])),
    };
  },
};

/** Cards that a table has named or is about to: the others come with the program. */
function written(seen: Seen, taught: readonly TaughtRow[], rows: readonly Row[]) {
  return taught.flatMap((one): readonly (Printed & { readonly id: string })[] => {
    const own = rowsFor(rows, one.id);
    const isOurs = one.name.key.endsWith('.named') || !isSame(own, taughtRows(seen, one));
    const printed = isOurs ? printedFrom(seen, own) : undefined;
    return printed ? [{ id: one.id, ...printed }] : [];
  });
}

/** The rows as they are, with those of a file in the place of their own. */
const over = (
  seen: Seen,
  taught: readonly TaughtRow[],
  rows: ReturnType<RowsOf>,
  said: readonly Fields[],
): readonly Row[] =>
  taught.flatMap((one) => {
    const found = said.filter(({ id }) => id === one.id).at(-1);
    return found ? printedRows(seen, one, printedOf(found)) : rowsFor(rows, one.id);
  });

const printedOf = (said: Fields): Printed => ({
  name: typeof said['name'] === 'string' ? said['name'] : '',
  marks: Array.isArray(said['marks']) ? said['marks'].map(String) : [],
  effects: listOf(said['effects']).filter((effect): effect is Effect => typeof effect['kind'] === 'string'),
});
