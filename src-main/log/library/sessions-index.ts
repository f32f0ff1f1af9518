import { attempt } from '../fault.ts';
import type { LogFault } from '../entry.ts';
import type { Result } from '../../rules/kernel/result.ts';
import type { FileMark, SessionSummary } from '../session-summary.ts';
import {
  all,
  change,
  changeAny,
  first,
  name,
  sql,
  transaction,
  type Readable,
  type Writable,
} from '../sql.ts';
import { forgetEvening } from './evenings.ts';

/** What the library remembers of each session file, so that a list of them opens none. Can be made again any time. */
export interface SessionsIndex {
  /** Nothing if the file has changed since. */
  get(file: string, mark: FileMark): SessionSummary | undefined;
  put(summary: SessionSummary, mark: FileMark): Result<void, LogFault>;
  /** Whose totals are others now. */
  remove(file: string): Result<ReadonlySet<string>, LogFault>;
}

interface SessionRow extends Omit<SessionSummary, 'finished' | 'captains' | 'winners'> {
  readonly finished: number;
  readonly captains: string;
  readonly winners: string;
}

export function sessionsIndexIn(db: Writable): SessionsIndex {
  return {
    get: (file, { bytes, modified }) => {
      const row = first<SessionRow>(
        db,
        sql`SELECT file, id, game, title, started_at AS startedAt, changed_at AS changedAt, entries, finished,
              captains, winners
            FROM sessions WHERE file = ${file} AND bytes = ${bytes} AND modified = ${modified}`,
      );
      return row && decodeSummary(row);
    },
    put: (summary, mark) => attempt(() => putSummary(db, summary, mark, null)),
    remove: (file) =>
      attempt(() => {
        const touched = new Set<string>();
        transaction(db, () => forget(db, file, touched));
        return touched;
      }),
  };
}

function decodeSummary(row: SessionRow): SessionSummary {
  return {
    ...row,
    finished: row.finished === 1,
    captains: JSON.parse(row.captains) as readonly string[],
    winners: JSON.parse(row.winners) as readonly string[],
  };
}

/** `rowsOf` tells up to which entry the session's query rows are in the index; nothing if they are not. */
export function putSummary(
  db: Writable,
  summary: SessionSummary,
  mark: FileMark,
  rowsOf: number | null,
): void {
  const { file, id, game, title, startedAt, changedAt, entries, finished, captains, winners } = summary;
  changeAny(db, sql`DELETE FROM sessions WHERE file = ${file}`);
  change(
    db,
    sql`INSERT INTO sessions VALUES (${file}, ${id}, ${game}, ${title}, ${startedAt}, ${changedAt}, ${entries},
          ${finished ? 1 : 0}, ${JSON.stringify(captains)}, ${JSON.stringify(winners)},
          ${mark.bytes}, ${mark.modified}, ${rowsOf})`,
    1,
  );
}

/** Inside a transaction: the session and its rows. Whose totals are others now is added to `touched`. */
export function forget(db: Writable, file: string, touched: Set<string> = new Set()): void {
  for (const table of indexTables(db)) changeAny(db, sql`DELETE FROM ${name(table)} WHERE session = ${file}`);
  forgetEvening(db, file, touched);
  changeAny(db, sql`DELETE FROM sessions WHERE file = ${file}`);
}

export const indexedFiles = (db: Readable): readonly string[] =>
  all<{ file: string }>(db, sql`SELECT file FROM sessions`).map(({ file }) => file);

/** The tables in which the query rows of all sessions lie side by side. */
const indexTables = (db: Readable): readonly string[] =>
  all<{ name: string }>(
    db,
    sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'all^_%' ESCAPE '^' ORDER BY name`,
  ).map((table) => table.name);
