import type { LogFault } from '../entry.ts';
import { attempt } from '../fault.ts';
import type { Result } from '../../rules/kernel/result.ts';
import { all, change, changeAny, sql, type Writable } from '../sql.ts';

export interface Captain {
  readonly id: string;
  readonly name: string;
  /** What else is remembered of them, as JSON can hold it. */
  readonly record: unknown;
}

export interface Captains {
  /** By name. */
  list(): readonly Captain[];
  save(captain: Captain): Result<void, LogFault>;
  remove(id: string): Result<void, LogFault>;
}

export function captainsIn(db: Writable): Captains {
  return {
    list: () =>
      all<Captain & { readonly record: string }>(
        db,
        sql`SELECT id, name, record FROM captains ORDER BY name COLLATE NOCASE, id`,
      ).map((row) => ({ ...row, record: JSON.parse(row.record) as unknown })),
    save: ({ id, name, record }) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO captains VALUES (${id}, ${name}, ${JSON.stringify(record)})
              ON CONFLICT (id) DO UPDATE SET name = excluded.name, record = excluded.record`,
          1,
        ),
      ),
    remove: (id) => attempt(() => void changeAny(db, sql`DELETE FROM captains WHERE id = ${id}`)),
  };
}
