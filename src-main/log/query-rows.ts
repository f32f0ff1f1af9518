import type { EntryRow, RowsOfEntry } from './entry.ts';
import { sealOf } from './seal.ts';
import { schemaOfKind, sessionKind } from './session-kind.ts';
import type { Steps } from './steps.ts';
import {
  all,
  change,
  changeAny,
  first,
  insertion,
  name,
  sql,
  type Bindable,
  type Readable,
  type Writable,
  wellFormed,
} from './sql.ts';

/** The columns of each query table beside `entry` and `line`, as the file has them. */
export type QueryTables = ReadonlyMap<string, readonly string[]>;

export interface RowOfEntry {
  readonly entry: number;
  readonly row: EntryRow;
}

function grouped<Key, Value>(values: readonly Value[], key: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/** A table whose rows are lines of an entry is a query table; somebody may have added one that only looks like it. */
export function queryTablesOf(db: Readable): QueryTables {
  const columns = all<{ table: string; column: string }>(
    db,
    sql`SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
        WHERE t.schema = 'main' AND t.type = 'table' ORDER BY t.name, c.cid`,
  );
  const tables = grouped(columns, ({ table }) => table);
  return new Map(
    [...tables]
      .map(([table, its]) => [table, its.map(({ column }) => column)] as const)
      .filter(([table, [entry, line]]) => isOurs(table) && entry === 'entry' && line === 'line')
      .map(([table, its]) => [table, its.slice(2)]),
  );
}

const ours = new Set(schemaOfKind(sessionKind).map(({ name: part }) => part));
const isOurs = (table: string): boolean => ours.has(table);

export const rowsByEntry = (rows: readonly RowOfEntry[]): ReadonlyMap<number, readonly EntryRow[]> =>
  new Map(
    [...grouped(rows, ({ entry }) => entry)].map(
      ([entry, its]) => [entry, its.map(({ row }) => row)] as const,
    ),
  );

/** The rows of an entry from now on, with a seal over all of them. Those that are there already stay untouched. */
export function putRows(
  db: Writable,
  tables: QueryTables,
  entry: number,
  rows: readonly EntryRow[],
  before = new RecordedRows(db),
): void {
  const lines = rows.map((row, at) => [row.table, at + 1, ...valuesOf(tables, row)] as const);
  const seal = sealRowsOf(entry, lines.flat());
  const recorded = before.of(entry);
  if (recorded?.seal === seal) return;
  if (recorded) removeRows(db, entry, recorded);
  for (const [table, ...values] of lines) change(db, insertion(table, [entry, ...values]), 1);
  const used = [...new Set(rows.map(({ table }) => table))].join(' ');
  change(db, sql`INSERT INTO recorded VALUES (${entry}, ${used}, ${rows.length}, ${seal})`, 1);
}

export const sealRowsOf = (entry: number, values: readonly Bindable[]): string =>
  sealOf(['recorded', entry, ...values]);

function valuesOf(tables: QueryTables, { table, values }: EntryRow): readonly Bindable[] {
  const columns = tables.get(table);
  if (!columns) throw new Error(`no query table ${table}`);
  const given = Object.keys(values);
  if (given.length !== columns.length) throw new Error(`${table} has other columns than ${given.join(', ')}`);
  return columns.map((column) => {
    const value = values[column];
    if (value === undefined) throw new Error(`${table} lacks ${column}`);
    return typeof value === 'string' ? wellFormed(value) : value;
  });
}

interface Recorded {
  readonly tables: string;
  readonly rows: number;
  readonly seal: string;
}

/** So many are looked up at once, which keeps nobody waiting. */
const atOnce = 400;

/** What is recorded of each entry before anything of it changes; entries are asked for once, most often in their order. */
export class RecordedRows {
  readonly #db: Readable;
  #found: ReadonlyMap<number, Recorded> = new Map();
  #from = 0;
  #to = -1;

  constructor(db: Readable) {
    this.#db = db;
  }

  of(entry: number): Recorded | undefined {
    if (entry < this.#from || entry > this.#to) this.#look(entry);
    return this.#found.get(entry);
  }

  #look(from: number): void {
    [this.#from, this.#to] = [from, from + atOnce - 1];
    const rows = all<Recorded & { readonly entry: number }>(
      this.#db,
      sql`SELECT entry, tables, rows, seal FROM recorded WHERE entry BETWEEN ${from} AND ${this.#to}`,
    );
    this.#found = new Map(rows.map((row) => [row.entry, row]));
  }
}

/** An entry that leaves force takes its rows along; many have none. */
export function deleteRows(db: Writable, entry: number, before = new RecordedRows(db)): void {
  const recorded = before.of(entry);
  if (recorded) removeRows(db, entry, recorded);
}

function removeRows(db: Writable, entry: number, { tables, rows }: Recorded): void {
  const deleted = tables
    .split(' ')
    .map((table) => changeAny(db, sql`DELETE FROM ${name(table)} WHERE entry = ${entry}`));
  const sum = deleted.reduce((one, other) => one + other, 0);
  if (sum !== rows) throw new Error(`entry ${entry} had ${sum} rows instead of ${rows}`);
  change(db, sql`DELETE FROM recorded WHERE entry = ${entry}`, 1);
}

/** Inside a transaction: these and no others, none of them pending any more. */
export function* storeAllRows(db: Writable, tables: QueryTables, rows: Iterable<RowsOfEntry>): Steps<void> {
  for (const table of tables.keys()) changeAny(db, sql`DELETE FROM ${name(table)}`);
  changeAny(db, sql`DELETE FROM recorded`);
  for (const { entry, rows: its } of rows) {
    if (its.length > 0) putRows(db, tables, entry, its);
    yield;
  }
  changeAny(db, sql`DELETE FROM pending WHERE work = 'rows'`);
}

/** Whether the rows were given up and wait to be written anew. */
export const areRowsPending = (db: Readable): boolean =>
  first(db, sql`SELECT work FROM pending WHERE work = 'rows'`) !== undefined;
