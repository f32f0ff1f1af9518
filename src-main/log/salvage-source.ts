import Database from 'better-sqlite3';
import { carve } from './carve.ts';
import { sealedRows, type NumberedTable } from './chain.ts';
import { sealedColumns } from './seal.ts';
import { openReadable, type Bindable, type Readable } from './sql.ts';

export type StoredRow = readonly Bindable[];

/** Where rows may be found, good or not: a file as SQLite reads it, or its bare pages. */
export interface SalvageSource {
  readonly isBackup: boolean;
  /** Each with its seal at the end, like the rows. */
  headings(): readonly StoredRow[];
  /** The rows that claim to be this one. */
  rows(table: NumberedTable, number: number): readonly StoredRow[];
  /** The numbers of all rows it claims to have, as far as they can be listed without believing anything. */
  numbers(table: NumberedTable): readonly number[];
  close(): void;
}

/** What SQLite still makes of it; nothing, if it makes nothing of it. */
export function readableSource(path: string, isBackup: boolean): SalvageSource {
  let db: Readable | undefined;
  const ask = (text: string, values: readonly Bindable[] = []): readonly StoredRow[] => {
    try {
      db ??= openReadable(path);
      return db
        .prepare<Bindable[], StoredRow>(text)
        .raw()
        .all(...values);
    } catch (error) {
      if (error instanceof Database.SqliteError) return [];
      throw error;
    }
  };
  return {
    isBackup,
    headings: () => ask(sealedRows('heading').text),
    rows: (table, number) => {
      const { text } = sealedRows(table);
      return ask(text.replace('ORDER BY 1', `WHERE ${sealedColumns[table][0]} = ?`), [number]);
    },
    numbers: () => [],
    close: () => db?.close(),
  };
}

/** What the bare pages hold, found by the shape of its rows. */
export function carvedSource(path: string): SalvageSource {
  const carved = carve(path);
  const byShape = new Map<string, StoredRow[]>();
  const headings: StoredRow[] = [];
  for (const { key, values } of carved) {
    if (values.length === sealedColumns.heading.length + 1) headings.push(values);
    const shape = `${values.length}/${key}`;
    const row = [key, ...values.slice(1)];
    const others = byShape.get(shape);
    if (others) others.push(row);
    else byShape.set(shape, [row]);
  }
  const width = (table: NumberedTable): number => sealedColumns[table].length + 1;
  return {
    isBackup: false,
    headings: () => headings,
    rows: (table, number) => byShape.get(`${width(table)}/${number}`) ?? [],
    numbers: (table) => carved.filter(({ values }) => isLikeRow(table, values)).map(({ key }) => key),
    close: () => undefined,
  };
}

/** Nonsense seldom ends with a seal. */
const isLikeRow = (table: NumberedTable, values: StoredRow): boolean =>
  values.length === sealedColumns[table].length + 1 &&
  values[0] === null &&
  /^[0-9a-f]{64}$/.test(String(values.at(-1)));
