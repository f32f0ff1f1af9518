export type Value = string | number | boolean;
export type Row = Readonly<Record<string, Value>>;

export type RowsColumn = {
  readonly id: string;
  readonly head: string;
  /**
   * It stands with others in one cell at the end of the row, each with its head: in every row, or in those alone that
   * have one of these values in another column.
   */
  readonly inside?: 'always' | { readonly column: string; readonly values: readonly string[] };
} & (
  | { readonly kind: 'text'; readonly required?: boolean; readonly wide?: boolean }
  | {
      readonly kind: 'number';
      readonly required?: boolean;
      readonly least?: number;
      readonly most?: number;
    }
  | {
      readonly kind: 'choice';
      readonly required?: boolean;
      readonly choices: readonly { readonly value: string; readonly words: string }[];
    }
  | { readonly kind: 'flag' }
);

/** Whether a row has this column at all; what is written there all the same is not hidden. */
export const hasColumn = (row: Row, { id, inside }: RowsColumn): boolean =>
  inside === undefined ||
  inside === 'always' ||
  inside.values.includes(String(row[inside.column] ?? '')) ||
  ![undefined, '', false].includes(row[id] as undefined);

/** The sentences of the checks the editor makes itself. */
export interface RowsWords {
  readonly missing: string;
  readonly notNumber: string;
  readonly tooSmall: (least: number) => string;
  readonly tooLarge: (most: number) => string;
  readonly notChoice: string;
}

export function emptyRow(columns: readonly RowsColumn[]): Row {
  return Object.fromEntries(columns.map((column) => [column.id, column.kind === 'flag' ? false : '']));
}

/** What is wrong with one cell, in a sentence; nothing if it is in order. */
export function problemIn(
  column: RowsColumn,
  value: Value | undefined,
  words: RowsWords,
): string | undefined {
  if (column.kind === 'flag') return undefined;
  if (value === undefined || value === '') return column.required ? words.missing : undefined;
  if (column.kind === 'text') return undefined;
  if (column.kind === 'choice')
    return column.choices.some((choice) => choice.value === value) ? undefined : words.notChoice;
  if (typeof value !== 'number') return words.notNumber;
  if (column.least !== undefined && value < column.least) return words.tooSmall(column.least);
  if (column.most !== undefined && value > column.most) return words.tooLarge(column.most);
  return undefined;
}

const yes = new Set(['1', 'x', 'yes', 'y', 'true', 'ja', 'j', 'wahr', '✓']);

/** What somebody typed or pasted, as the column keeps it; a number that is none stays as it was typed. */
export function take(column: RowsColumn, typed: string): Value {
  const text = typed.trim();
  if (column.kind === 'flag') return yes.has(text.toLowerCase());
  if (column.kind === 'number') {
    const number = Number(text.replace(',', '.').replace('−', '-'));
    return text === '' || Number.isNaN(number) ? text : number;
  }
  if (column.kind === 'choice') {
    const lower = text.toLowerCase();
    const choice = column.choices.find(
      (one) => one.value.toLowerCase() === lower || one.words.toLowerCase() === lower,
    );
    return choice?.value ?? text;
  }
  return text;
}

/** A spreadsheet's clipboard: tabs between cells, lines between rows, quotes around cells that hold either. */
export function parsePaste(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at);
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === '\t') endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

/** Lays pasted cells over the rows from one cell on, adding rows where they run past the end. */
export function pasteInto(
  columns: readonly RowsColumn[],
  rows: readonly Row[],
  from: { readonly row: number; readonly column: number },
  text: string,
): readonly Row[] {
  const next = [...rows];
  parsePaste(text).forEach((cells, down) => {
    const values = cells.flatMap((typed, right): [string, Value][] => {
      const column = columns[from.column + right];
      return column ? [[column.id, take(column, typed)]] : [];
    });
    next[from.row + down] = {
      ...(next[from.row + down] ?? emptyRow(columns)),
      ...Object.fromEntries(values),
    };
  });
  return next;
}
