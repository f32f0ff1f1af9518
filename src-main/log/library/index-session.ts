import { basename } from 'node:path';
import { refusalOf } from '../damage.ts';
import type { LogFault } from '../entry.ts';
import { firstLook } from '../examine.ts';
import { attemptUnproved } from '../fault.ts';
import { asFound } from '../ours.ts';
import { queryTablesOf } from '../query-rows.ts';
import { refuse, type Result } from '../../rules/kernel/result.ts';
import { sessionKind } from '../session-kind.ts';
import { markOf, summaryOf } from '../session-summary.ts';
import {
  change,
  each,
  first,
  name,
  openReadable,
  sql,
  transaction,
  type Query,
  type Readable,
  type Writable,
} from '../sql.ts';
import { forget, putSummary } from './sessions-index.ts';

/** Whether the rows of a session are in the index as the file has them now. */
export function isIndexed(library: Readable, path: string): boolean {
  const { bytes, modified } = markOf(path);
  const row = first<{ rowsOf: number | null }>(
    library,
    sql`SELECT rows_of AS rowsOf FROM sessions
        WHERE file = ${basename(path)} AND bytes = ${bytes} AND modified = ${modified}`,
  );
  return row !== undefined && row.rowsOf !== null;
}

/** Takes the rows of one session into the library, in place of those it had; a session may go on meanwhile. */
export function indexSession(library: Writable, path: string): Result<void, LogFault> {
  const file = basename(path);
  const done = attemptUnproved((): Result<void, LogFault> => {
    // Looked at before reading: what is written meanwhile makes the file look changed, and it is read again.
    const mark = markOf(path);
    const session = openReadable(path);
    try {
      const no = refusalOf(firstLook(session, sessionKind));
      if (no) return refuse({ code: no.code, detail: no.detail });
      // One look at one moment, however much is written while it lasts.
      const { summary, rows } = session.transaction(() => ({
        summary: summaryOf(session, file),
        rows: rowsOf(session),
      }))();
      if (!summary) return refuse({ code: 'damaged', detail: `${file} has no heading` });
      transaction(library, () => {
        forget(library, file);
        for (const { text, values } of rows) change(library, { text, values: [file, ...values] }, 1);
        putSummary(library, summary, mark, summary.entries);
      });
      return { ok: true, value: undefined };
    } finally {
      session.close();
    }
  });
  return done.ok ? done.value : refuse(asFound(path, done.no));
}

/** Each as an insertion that lacks only whose it is. */
function rowsOf(session: Readable): readonly Query[] {
  return [...queryTablesOf(session)].flatMap(([table, columns]) => {
    const names = ['session', 'entry', 'line', ...columns].map((column) => name(column).name);
    const marks = names.map(() => '?').join(', ');
    const text = `INSERT INTO all_${name(table).name} (${names.join(', ')}) VALUES (${marks})`;
    return [...each(session, sql`SELECT * FROM ${name(table)}`)].map((values) => ({ text, values }));
  });
}
