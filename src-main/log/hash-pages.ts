import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import type { Readable } from './sql.ts';

/** SHA-256 over the pages as SQLite sees them: the file's bytes with what the write-ahead log adds to them. */
export const hashPages = (db: Readable): string => createHash('sha256').update(pagesOf(db)).digest('hex');

function pagesOf(db: Readable): Buffer {
  // Says what is wrong with a file that cannot be read at all, as serializing does not.
  db.pragma('schema_version');
  try {
    return db.serialize();
  } catch (error) {
    throw new Database.SqliteError(`its pages cannot be read: ${String(error)}`, 'SQLITE_CORRUPT');
  }
}
