import Database from 'better-sqlite3';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { toUSVString } from 'node:util';
import { letIn } from './gate.ts';
import { atOnce, type Steps } from './steps.ts';

declare const access: unique symbol;
/** An open file that may be asked. */
export type Readable = Database.Database & { readonly [access]: 'read' | 'write' };
/** An open file that may be changed; whatever may be changed may be asked. */
export type Writable = Database.Database & { readonly [access]: 'write' };

export type Bindable = string | number | null | Uint8Array;

/** Half of a surrogate pair has no UTF-8: what is sealed and what is stored must be the same bytes. */
export const wellFormed = (text: string): string => toUSVString(text);

/** A text with a question mark for each of its values: there is no way to put a value into the text itself. */
export interface Query {
  readonly text: string;
  readonly values: readonly Bindable[];
}

/** The name of a table, a column or a view, which cannot be a parameter. */
export interface Name {
  readonly name: string;
}

export function name(text: string): Name {
  if (!/^[a-z][a-z_0-9]*$/.test(text)) throw new Error(`not a name of a table or column: ${text}`);
  return { name: text };
}

const isName = (value: Bindable | Name): value is Name =>
  value !== null && typeof value === 'object' && 'name' in value;

export function sql(parts: TemplateStringsArray, ...values: readonly (Bindable | Name)[]): Query {
  let text = parts[0] ?? '';
  const bound: Bindable[] = [];
  values.forEach((value, at) => {
    if (isName(value)) text += value.name;
    else {
      text += '?';
      bound.push(value);
    }
    text += parts[at + 1] ?? '';
  });
  return { text, values: bound };
}

/** A whole row, in the order of the columns. */
export const insertion = (table: string, values: readonly Bindable[]): Query => ({
  text: insertionText(table, values.length),
  values,
});

const insertions = new Map<string, string>();

/** Made once for each table: rows are written by the thousand. */
function insertionText(table: string, columns: number): string {
  const key = `${table} ${columns}`;
  const known = insertions.get(key);
  if (known !== undefined) return known;
  const text = `INSERT INTO ${name(table).name} VALUES (${Array(columns).fill('?').join(', ')})`;
  insertions.set(key, text);
  return text;
}

const prepared = new WeakMap<Database.Database, Map<string, Database.Statement<Bindable[]>>>();

function statement(db: Database.Database, text: string): Database.Statement<Bindable[]> {
  let known = prepared.get(db);
  if (!known) prepared.set(db, (known = new Map()));
  let found = known.get(text);
  if (!found) known.set(text, (found = db.prepare<Bindable[]>(text)));
  return found;
}

/** The rows as objects; their type is what the schema of the file promises. */
export const all = <Row>(db: Readable, query: Query): readonly Row[] =>
  statement(db, query.text).all(...query.values) as readonly Row[];

export const first = <Row>(db: Readable, query: Query): Row | undefined =>
  statement(db, query.text).get(...query.values) as Row | undefined;

/** Row after row as bare values in the order of the columns, without holding them all. */
export const each = (db: Readable, query: Query): IterableIterator<readonly Bindable[]> =>
  db
    .prepare<Bindable[], readonly Bindable[]>(query.text)
    .raw()
    .iterate(...query.values);

/** Changes exactly as many rows as its caller knows it must; anything else is a bug and undoes the transaction. */
export function change(db: Writable, query: Query, rows: number): void {
  const { changes } = statement(db, query.text).run(...query.values);
  if (changes !== rows) throw new Error(`${changes} rows changed instead of ${rows}: ${query.text}`);
}

/** For what may or may not be there: how many rows changed. */
export const changeAny = (db: Writable, query: Query): number =>
  statement(db, query.text).run(...query.values).changes;

/** All of it is stored, or none. */
export const transaction = <Value>(db: Writable, work: () => Value): Value =>
  atOnce(
    transactionInSteps(db, function* () {
      yield;
      return work();
    }),
  );

/** The same for what takes its time: others who read the file see nothing of it before its end. */
export function* transactionInSteps<Value>(db: Writable, work: () => Steps<Value>): Steps<Value> {
  statement(db, 'BEGIN IMMEDIATE').run();
  let isStored = false;
  try {
    const value = yield* work();
    statement(db, 'COMMIT').run();
    isStored = true;
    return value;
  } finally {
    // Also where it was given up. A disk that fails may have ended the transaction already.
    if (!isStored && db.inTransaction) statement(db, 'ROLLBACK').run();
  }
}

/**
 * As SQLite advises for files of strangers; that a schema cannot be written to, nor a shadow table, is the binding's
 * own default. (https://sqlite.org/security.html)
 */
function trustNothing(db: Database.Database): void {
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
}

/** What the system has against it is told before SQLite is asked, which knows only that it cannot be opened. */
export function openReadable(path: string, whose: 'session' | 'library' = 'session'): Readable {
  accessSync(path, constants.R_OK);
  letIn(path, whose);
  const db = new Database(path, { readonly: true, fileMustExist: true, timeout: 2000 }) as Readable;
  try {
    trustNothing(db);
    db.pragma('schema_version');
    return db;
  } catch (error) {
    db.close();
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_CANTOPEN') throw error;
    // The file is there: it is the index of its log that cannot be put beside it.
    throw Object.assign(new Error(`nothing can be written beside ${path}`), { code: 'EROFS' });
  }
}

export interface Opening {
  readonly create?: boolean;
  readonly whose?: 'session' | 'library';
}

/** Every connection that writes is careful in the same way, whatever the file is for. */
export function openWritable(path: string, options: Opening = {}): Writable {
  accessSync(dirname(path), constants.W_OK);
  if (!options.create) accessSync(path, constants.W_OK);
  if (existsSync(path)) letIn(path, options.whose ?? 'session');
  const db = new Database(path, { fileMustExist: !options.create, timeout: 2000 }) as Writable;
  try {
    trustNothing(db);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // Without it INSERT OR REPLACE would overwrite a row without asking the triggers that refuse a deletion.
    db.pragma('recursive_triggers = ON');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Of the SQLite that came with the binding; no file is needed to ask. */
export function sqliteVersion(): string {
  const db = new Database(':memory:');
  try {
    return String(db.prepare('SELECT sqlite_version()').pluck().get());
  } finally {
    db.close();
  }
}
