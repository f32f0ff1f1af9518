import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { refusalOf } from '../damage.ts';
import type { Entry, LogFault } from '../entry.ts';
import { firstLook } from '../examine.ts';
import { attempt, attemptUnproved } from '../fault.ts';
import { readEntries } from '../read-entries.ts';
import { asFound } from '../ours.ts';
import { readHeading } from '../heading.ts';
import { queryTablesOf } from '../query-rows.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { sessionKind } from '../session-kind.ts';
import type { SessionHeading } from '../session-log.ts';
import { markOf, summaryOf, type FileMark, type SessionSummary } from '../session-summary.ts';
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
import { putEvening, touchedBy, type EveningDigest } from './evenings.ts';
import { personOfIn } from './people.ts';
import { forget, indexedFiles, putSummary } from './sessions-index.ts';

/** What is told of an evening, by whoever knows the games; the log knows none. */
export interface Digesting {
  /** Nothing of a game that nobody knows. */
  digest(read: ReadSession): EveningDigest | undefined;
  /** Of an evening of which only the result is known; nothing where the file is no such. */
  result(text: string): ResultDigest | 'counted-already' | undefined;
  /** Works out anew what many evenings say together, of whatever was touched. */
  reckon(library: Writable, touched: ReadonlySet<string>): void;
}

export interface ResultDigest {
  readonly summary: Omit<SessionSummary, 'file'>;
  readonly digest: EveningDigest;
}

export interface ReadSession {
  readonly heading: SessionHeading;
  readonly entries: readonly Entry[];
  readonly readings: number;
}

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

/** All that the index takes of a session. */
export interface Indexable {
  readonly summary: SessionSummary;
  readonly mark: FileMark;
  /** Each as an insertion that lacks only whose it is. */
  readonly rows: readonly Query[];
  readonly digest: EveningDigest | undefined;
}

/** Takes the rows of one session into the library, in place of those it had; a session may go on meanwhile. */
export function indexSession(
  library: Writable,
  path: string,
  digesting: Digesting,
  touched: Set<string>,
): Result<void, LogFault> {
  const done = attemptUnproved((): Result<void, LogFault> => {
    const read = readIndexable(path, digesting);
    if (!read.ok) return read;
    const { no, ...indexable } = read.value;
    putIndexable(library, indexable, touched);
    return no ? refuse(no) : { ok: true, value: undefined };
  });
  return done.ok ? done.value : refuse(asFound(path, done.no));
}

/** Of an evening that nobody can tell the rows are taken all the same, and why stands beside them. */
export function readIndexable(
  path: string,
  digesting: Digesting,
): Result<Indexable & { readonly no?: LogFault }, LogFault> {
  const file = basename(path);
  // Looked at before reading: what is written meanwhile makes the file look changed, and it is read again.
  const mark = markOf(path);
  const session = openReadable(path);
  try {
    const no = refusalOf(firstLook(session, sessionKind));
    if (no) return refuse({ code: no.code, detail: no.detail });
    // One look at one moment, however much is written while it lasts.
    const { summary, rows, read } = session.transaction(() => {
      const whole = readWhole(session);
      return { summary: summaryOf(session, file), rows: whole ? rowsOf(session) : [], read: whole };
    })();
    if (!summary || !read)
      return refuse({ code: 'damaged', detail: `${file}: its heading or its entries cannot be read` });
    const digest = digestOf(read, digesting);
    return digest.ok
      ? accept({ summary, mark, rows, digest: digest.value })
      : accept({ summary, mark, rows, digest: undefined, no: digest.no });
  } finally {
    session.close();
  }
}

export function putIndexable(
  library: Writable,
  { summary, mark, rows, digest }: Indexable,
  touched: Set<string>,
): void {
  const { file } = summary;
  transaction(library, () => {
    forget(library, file, touched);
    for (const { text, values } of rows) change(library, { text, values: [file, ...values] }, 1);
    putSummary(library, summary, mark, summary.entries);
    if (digest) putEvening(library, file, digest, personOfIn(library));
    touchedBy(library, file, touched);
  });
}

/** A result that somebody brought is an evening like another, without rows and without a log. */
export function indexResult(
  library: Writable,
  path: string,
  digesting: Digesting,
  touched: Set<string>,
): Result<void, LogFault> {
  const file = basename(path);
  const done = attempt((): Result<void, LogFault> => {
    const mark = markOf(path);
    const told = digesting.result(readFileSync(path, 'utf8'));
    if (!told) return refuse({ code: 'foreign', detail: file });
    if (told === 'counted-already') {
      if (!indexedFiles(library).includes(file)) return { ok: true, value: undefined };
      transaction(library, () => {
        forget(library, file, touched);
      });
      return { ok: true, value: undefined };
    }
    transaction(library, () => {
      forget(library, file, touched);
      putSummary(library, { ...told.summary, file }, mark, 0);
      putEvening(library, file, told.digest, personOfIn(library));
      touchedBy(library, file, touched);
    });
    return { ok: true, value: undefined };
  });
  return done.ok ? done.value : done;
}

function rowsOf(session: Readable): readonly Query[] {
  return [...queryTablesOf(session)].flatMap(([table, columns]) => {
    const names = ['session', 'entry', 'line', ...columns].map((column) => name(column).name);
    const marks = names.map(() => '?').join(', ');
    const text = `INSERT INTO all_${name(table).name} (${names.join(', ')}) VALUES (${marks})`;
    return [...each(session, sql`SELECT * FROM ${name(table)}`)].map((values) => ({ text, values }));
  });
}

function readWhole(session: Readable): ReadSession | undefined {
  const heading = readHeading(session)?.heading;
  if (!heading) return undefined;
  const entries = readEntries(session);
  if (!entries) return undefined;
  // They are counted from 1 without a gap.
  const readings =
    first<{ last: number | null }>(session, sql`SELECT max(id) AS last FROM readings`)?.last ?? 0;
  return { heading, entries, readings };
}

/** A log whose seals hold can still tell what never happened at any table. */
function digestOf(read: ReadSession, digesting: Digesting): Result<EveningDigest | undefined, LogFault> {
  try {
    return { ok: true, value: digesting.digest(read) };
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    return refuse({ code: 'unplayable', detail });
  }
}
