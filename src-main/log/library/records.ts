import type { LogFault } from '../entry.ts';
import { attempt } from '../fault.ts';
import type { Result } from '../../rules/kernel/result.ts';
import { all, change, changeAny, first, sql, type Writable } from '../sql.ts';

/** Something remembered under a name, as JSON can hold it; what it means is for whoever put it there to check. */
export interface Records {
  /** By name. */
  list(): readonly { readonly name: string; readonly value: unknown }[];
  get(name: string): unknown;
  set(name: string, value: unknown): Result<void, LogFault>;
  remove(name: string): Result<void, LogFault>;
}

interface RecordRow {
  readonly name: string;
  readonly value: string;
}

/** A reader under the stable name of its port. */
export function readersIn(db: Writable): Records {
  return {
    list: () => all<RecordRow>(db, sql`SELECT name, record AS value FROM readers ORDER BY name`).map(parsed),
    get: (name) => {
      const row = first<RecordRow>(db, sql`SELECT name, record AS value FROM readers WHERE name = ${name}`);
      return row && parsed(row).value;
    },
    set: (name, value) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO readers VALUES (${name}, ${JSON.stringify(value)})
              ON CONFLICT (name) DO UPDATE SET record = excluded.record`,
          1,
        ),
      ),
    remove: (name) => attempt(() => void changeAny(db, sql`DELETE FROM readers WHERE name = ${name}`)),
  };
}

export function settingsIn(db: Writable): Records {
  return {
    list: () => all<RecordRow>(db, sql`SELECT key AS name, value FROM settings ORDER BY key`).map(parsed),
    get: (name) => {
      const row = first<RecordRow>(db, sql`SELECT key AS name, value FROM settings WHERE key = ${name}`);
      return row && parsed(row).value;
    },
    set: (name, value) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO settings VALUES (${name}, ${JSON.stringify(value)})
              ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
          1,
        ),
      ),
    remove: (name) => attempt(() => void changeAny(db, sql`DELETE FROM settings WHERE key = ${name}`)),
  };
}

const parsed = ({ name, value }: RecordRow) => ({ name, value: JSON.parse(value) as unknown });
