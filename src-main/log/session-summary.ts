import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { refusalOf } from './damage.ts';
import type { LogFault } from './entry.ts';
import { firstLook } from './examine.ts';
import { attemptUnproved } from './fault.ts';
import { readHeading } from './heading.ts';
import { longestTitle } from './sane.ts';
import { asFound } from './ours.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { sessionKind } from './session-kind.ts';
import { all, first, openReadable, sql, type Readable } from './sql.ts';
import { readWitness } from './witness.ts';
import { isCopiedOpen, lastEntry } from './writing-mark.ts';

/** What a list of sessions shows of one. */
export interface SessionSummary {
  /** The file's name in the folder of sessions. */
  readonly file: string;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly startedAt: number;
  /** When the last entry was made. */
  readonly changedAt: number;
  readonly entries: number;
  readonly finished: boolean;
  /** In the order of their seats' first rows. */
  readonly captains: readonly string[];
  /** None before the end, several if they share it. */
  readonly winners: readonly string[];
}

/** By these it is known again whether a file has changed. */
export interface FileMark {
  readonly bytes: number;
  readonly modified: number;
}

export function markOf(path: string): FileMark {
  const file = statSync(path);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  // A reader leaves an empty one behind; it says nothing about the session.
  if (!log?.size) return { bytes: file.size, modified: Math.trunc(file.mtimeMs) };
  return { bytes: file.size + log.size, modified: Math.trunc(Math.max(file.mtimeMs, log.mtimeMs)) };
}

/** Reads what is shown, without looking whether all of it is whole. */
export function summarise(path: string): Result<SessionSummary, LogFault> {
  const read = attemptUnproved(() => {
    const db = openReadable(path);
    try {
      const no = refusalOf(firstLook(db, sessionKind));
      if (no) return refuse<LogFault>({ code: no.code, detail: no.detail });
      if (isCopiedOpen(db, path, readWitness(path)))
        return refuse<LogFault>({ code: 'copied-open', detail: String(lastEntry(db)) });
      const summary = summaryOf(db, basename(path));
      return summary ?? refuse<LogFault>({ code: 'damaged', detail: 'it has no heading' });
    } finally {
      db.close();
    }
  });
  if (!read.ok) return refuse(asFound(path, read.no));
  return 'ok' in read.value ? read.value : { ok: true, value: read.value };
}

export function summaryOf(db: Readable, file: string): SessionSummary | undefined {
  const heading = readHeading(db)?.heading;
  if (!heading) return undefined;
  const last = first<{ seq: number; at: number }>(
    db,
    sql`SELECT seq, at FROM entries ORDER BY seq DESC LIMIT 1`,
  );
  const change = first<{ change: string }>(db, sql`SELECT change FROM present_session`)?.change;
  const seated = seatedIn(db);
  const winners = all<{ seat: string }>(
    db,
    sql`SELECT seat FROM results WHERE winner = 1 AND entry = (SELECT max(entry) FROM results)
        ORDER BY line LIMIT ${mostSeats}`,
  );
  return {
    ...heading,
    file,
    changedAt: last?.at ?? heading.startedAt,
    entries: last?.seq ?? 0,
    finished: change === 'ended',
    captains: [...seated.values()].flatMap((captain) => captain ?? []),
    winners: winners.map(({ seat }) => seated.get(seat) ?? seat),
  };
}

/** More than sit at any table, and than ever changed places in an evening; a forged file may claim any number. */
const mostSeats = 20;
const mostChanges = 10_000;

/** Who sits where at last, in the order in which the seats were first spoken of. */
function seatedIn(db: Readable): ReadonlyMap<string, string | null> {
  const rows = all<{ seat: string; captain: string | null }>(
    db,
    sql`SELECT substr(seat, 1, 40) AS seat,
          CASE WHEN octet_length(captain) <= ${longestTitle} THEN captain END AS captain
        FROM captains ORDER BY entry, line LIMIT ${mostChanges}`,
  );
  const seated = new Map<string, string | null>();
  for (const { seat, captain } of rows) {
    // The last change of a seat is also where it stands in the order.
    seated.delete(seat);
    seated.set(seat, captain);
  }
  return seated;
}
