import Database from 'better-sqlite3';
import { carve } from './carve.ts';
import { sealedRows, type NumberedTable } from './seal-chain.ts';
import { NotLetIn } from './gate.ts';
import { isSane } from './sane.ts';
import { sealedColumns, sealRow } from './seal.ts';
import { schemaOf, schemaOfKind, sessionKind } from './session-kind.ts';
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
      db ??= tablesOnly(openReadable(path));
      return db
        .prepare<Bindable[], StoredRow>(text)
        .raw()
        .all(...values);
    } catch (error) {
      if (error instanceof Database.SqliteError || error instanceof NotLetIn) return [];
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

/** Under the name of one of our tables another program may have put what never comes to an end. */
function tablesOnly(db: Readable): Readable {
  const ours = new Map(schemaOfKind(sessionKind).map((part) => [part.name, part]));
  const strange = schemaOf(db).some(
    ({ name, type, sql }) => name in sealedColumns && (type !== 'table' || sql !== ours.get(name)?.sql),
  );
  if (!strange) return db;
  db.close();
  throw new Database.SqliteError('its tables are not ours', 'SQLITE_CORRUPT');
}

/** What the bare pages hold, found by the shape of its rows. */
export function carvedSource(path: string): SalvageSource {
  const carved = [...carve(path)];
  const byShape = new Map<string, StoredRow[]>();
  const headings: StoredRow[] = [];
  for (const { key, values } of carved) {
    if (isLikeHeading(values)) headings.push(values);
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

/** Whether the bare pages hold the heading of a session. */
export function hasHeading(path: string): boolean {
  for (const { values } of carve(path)) if (isLikeHeading(values) && isSoundHeading(values)) return true;
  return false;
}

const isLikeHeading = (values: StoredRow): boolean => values.length === sealedColumns.heading.length + 1;

export const isSoundHeading = (row: StoredRow): boolean =>
  row.at(-1) === sealRow('heading', null, row.slice(0, -1)) && isSane('heading', row.slice(0, -1));

/** Nonsense seldom ends with a seal. */
const isLikeRow = (table: NumberedTable, values: StoredRow): boolean =>
  values.length === sealedColumns[table].length + 1 &&
  values[0] === null &&
  /^[0-9a-f]{64}$/.test(String(values.at(-1)));
