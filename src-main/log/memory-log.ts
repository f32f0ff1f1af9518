import Database from 'better-sqlite3';
import { begin } from './create-session.ts';
import { SessionFile } from './session-file.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';
import type { Writable } from './sql.ts';

/** A session without a file: the same tables, seals and refusals, and it can still be copied into a file. */
export function memoryLog(heading: SessionHeading): SessionLog {
  const db = new Database(':memory:') as Writable;
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  return new SessionFile(db, begin(db, heading));
}
