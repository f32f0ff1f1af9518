import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Row, RowsColumn } from '../../elements/rows.ts';
import type { Seen } from '../drawing.ts';
import { rowsWords } from '../rows-words.ts';
import { cellsOf, columnsOf, problemsOf, thingOf, type Problem, type Thing } from '../shapes.ts';
import { textOf, type Command, type DataSay, type DataTable } from '../tables.ts';
import { part } from './parts.ts';

export type Effect = Thing;

/** A card or a captain as the view tells it. */
export interface TaughtRow {
  readonly id: string;
  readonly name: Message;
  readonly taught: boolean;
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
}

interface Taught {
  readonly id: 'flag-cards' | 'captains';
  readonly rows: readonly TaughtRow[];
  readonly kind: string;
  readonly field: 'card' | 'captain';
}

/** What is printed on one card: its name, its marks, its effects. */
export interface Printed {
  readonly name: string;
  readonly marks: readonly string[];
  readonly effects: readonly Effect[];
}

/** One row for each effect: rows of one card belong together. */
export const printedRows = (seen: Seen, one: TaughtRow, printed: Printed): readonly Row[] =>
  (printed.effects.length > 0 ? printed.effects : [{ kind: '' }]).map((effect) => ({
    id: one.id,
    name: printed.name,
    card: seen.say(one.name),
    effect: effect.kind,
    ...cellsOf(part(seen, 'shapes').effects, effect),
    ...Object.fromEntries(part(seen, 'shapes').marks.map((mark) => [mark, printed.marks.includes(mark)])),
  }));

export const taughtRows = (seen: Seen, one: TaughtRow): readonly Row[] =>
  printedRows(seen, one, { ...one, name: one.taught ? seen.say(one.name) : '' });

export const rowsFor = (rows: readonly Row[], card: string): readonly Row[] =>
  rows.filter((row) => row['id'] === card);

/** What the rows of one card say, once they are whole. */
export function printedFrom(seen: Seen, own: readonly Row[]): Printed | undefined {
  const [first] = own;
  const { effects: kinds, marks } = part(seen, 'shapes');
  const effects = own.flatMap((row) => thingOf(kinds, textOf(row, 'effect'), row) ?? []);
  if (!first || textOf(first, 'name') === '' || effects.length < own.length) return undefined;
  const marked = marks.filter((mark) => own.some((row) => row[mark] === true));
  return { name: textOf(first, 'name'), marks: marked, effects };
}

export function taughtTable(seen: Seen, say: DataSay, { id, rows: taught, kind, field }: Taught): DataTable {
  const rows = taught.flatMap((one) => taughtRows(seen, one));
  const hasMarks = field === 'card';
  return {
    id,
    head: say(id),
    note: say('flag-cards.note'),
    columns: printedColumns(seen, say, hasMarks),
    rows,
    problems: (now: readonly Row[]) => now.flatMap((row, at) => problemsIn(seen, say, row, at)),
    enter: (now: readonly Row[]) =>
      taught.flatMap(({ id: card }): readonly Command[] => {
        const own = rowsFor(now, card);
        const printed = printedFrom(seen, own);
        if (!printed || isSame(own, rowsFor(rows, card))) return [];
        const { marks: marked, ...others } = printed;
        return [{ kind, [field]: card, ...others, ...(hasMarks ? { marks: marked } : {}) }];
      }),
  };
}

export const isSame = (one: readonly Row[], other: readonly Row[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A row that nobody has begun to fill in is in order. */
function problemsIn(seen: Seen, say: DataSay, row: Row, at: number): readonly Problem[] {
  const words = rowsWords(say);
  const kind = textOf(row, 'effect');
  const named = textOf(row, 'name') !== '';
  if (kind === '') return named ? [{ row: at, column: 'effect', words: words.missing }] : [];
  return [
    ...(named ? [] : [{ row: at, column: 'name', words: words.missing }]),
    ...problemsOf(part(seen, 'shapes').effects, kind, row, at, words),
  ];
}

/** The columns that every row has, those of all kinds of effects, and the marks. */
function printedColumns(seen: Seen, say: DataSay, hasMarks: boolean): readonly RowsColumn[] {
  const { effects, marks } = part(seen, 'shapes');
  const column = (key: string): string => seen.say({ key: `column.${key}` });
  return [
    { id: 'card', head: say('card'), kind: 'text' },
    { id: 'name', head: say('name'), kind: 'text' },
    {
      id: 'effect',
      head: say('effect'),
      kind: 'choice',
      choices: effects.map(({ kind }) => ({ value: kind, words: seen.say({ key: `kind.${kind}` }) })),
    },
    ...columnsOf(effects, column, 'effect'),
    ...(hasMarks
      ? marks.map((id) => ({ id, head: column(id), kind: 'flag' as const, inside: 'always' as const }))
      : []),
  ];
}
