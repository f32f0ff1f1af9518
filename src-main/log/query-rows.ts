import type { EntryRow } from './entry.ts';
import { sealOf } from './seal.ts';
import { schemaOfKind, sessionKind } from './session-kind.ts';
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

/** Writes the rows of entries that had none, with a seal over all rows of each. */
export function writeRows(db: Writable, tables: QueryTables, rows: readonly RowOfEntry[]): void {
  for (const [entry, its] of grouped(rows, (row) => row.entry)) {
    const sealed: Bindable[] = [];
    its.forEach(({ row }, at) => {
      const values = valuesOf(tables, row);
      sealed.push(row.table, at + 1, ...values);
      change(db, insertion(row.table, [entry, at + 1, ...values]), 1);
    });
    const used = [...new Set(its.map(({ row }) => row.table))].join(' ');
    const seal = sealRowsOf(entry, sealed);
    change(db, sql`INSERT INTO recorded VALUES (${entry}, ${used}, ${its.length}, ${seal})`, 1);
  }
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

/** An entry that leaves force takes its rows along; many have none. */
export function deleteRows(db: Writable, entry: number): void {
  const recorded = first<{ tables: string; rows: number }>(
    db,
    sql`SELECT tables, rows FROM recorded WHERE entry = ${entry}`,
  );
  if (!recorded) return;
  const deleted = recorded.tables
    .split(' ')
    .map((table) => changeAny(db, sql`DELETE FROM ${name(table)} WHERE entry = ${entry}`));
  const sum = deleted.reduce((one, other) => one + other, 0);
  if (sum !== recorded.rows) throw new Error(`entry ${entry} had ${sum} rows instead of ${recorded.rows}`);
  change(db, sql`DELETE FROM recorded WHERE entry = ${entry}`, 1);
}

export function deleteAllRows(db: Writable, tables: QueryTables): void {
  for (const table of tables.keys()) changeAny(db, sql`DELETE FROM ${name(table)}`);
  changeAny(db, sql`DELETE FROM recorded`);
}

/** Whether the rows were given up and wait to be written anew. */
export const areRowsPending = (db: Readable): boolean =>
  first(db, sql`SELECT work FROM pending WHERE work = 'rows'`) !== undefined;
