import { basename } from 'node:path';
import { refusalOf } from './damage.ts';
import type { LogFault, StoredReading } from './entry.ts';
import { firstLook } from './examine.ts';
import { attemptUnproved } from './fault.ts';
import { readHeading } from './heading.ts';
import { asFound } from './ours.ts';
import { readEntries } from './read-entries.ts';
import { readOnlyLog } from './read-only.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import type { SessionLog } from './session-log.ts';
import { sessionKind } from './session-kind.ts';
import { openReadable, sql, first, type Readable } from './sql.ts';
import { readingsBehind, storedReadings } from './stored-readings.ts';

/** A session that is only looked back at: its file is opened for each look and not kept open. */
export function lookAtSession(path: string): Result<SessionLog, LogFault> {
  const read = atFile(path, (db): Result<SessionLog, LogFault> => {
    const heading = readHeading(db)?.heading;
    if (!heading) return refuse({ code: 'damaged', detail: `${basename(path)} has no heading` });
    const entries = readEntries(db);
    if (!entries)
      return refuse({ code: 'damaged', detail: `${basename(path)}: its entries do not follow each other` });
    return { ok: true, value: { ...readOnlyLog(heading, entries), ...readingsIn(path) } };
  });
  return read.ok ? read.value : read;
}

function readingsIn(path: string): Pick<SessionLog, 'readings' | 'readingsBehind' | 'hasReading'> {
  return {
    readings: (which): readonly StoredReading[] => {
      const read = atFile(path, (db) => storedReadings(db, which));
      return read.ok ? read.value : [];
    },
    readingsBehind: (from, to) => {
      const read = atFile(path, (db) => readingsBehind(db, from, to));
      return read.ok ? read.value : new Map();
    },
    hasReading: (id) => {
      const read = atFile(
        path,
        (db) => first(db, sql`SELECT id FROM readings WHERE id = ${id}`) !== undefined,
      );
      return read.ok && read.value;
    },
  };
}

function atFile<Value>(path: string, look: (db: Readable) => Value): Result<Value, LogFault> {
  const looked = attemptUnproved((): Result<Value, LogFault> => {
    const db = openReadable(path);
    try {
      const no = refusalOf(firstLook(db, sessionKind));
      if (no) return refuse({ code: no.code, detail: no.detail });
      return { ok: true, value: look(db) };
    } finally {
      db.close();
    }
  });
  return looked.ok ? looked.value : refuse(asFound(path, looked.no));
}
