import Database from 'better-sqlite3';
import type { LogFault } from './entry.ts';
import { NotLetIn } from './gate.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** SQLite's own code, else its family: `SQLITE_IOERR_FSYNC` is an `SQLITE_IOERR`. The longest that fits holds. */
const ofSqlite: Readonly<Record<string, LogFault['code']>> = {
  SQLITE_FULL: 'disk-full',
  // The shared memory beside the file could not grow.
  SQLITE_IOERR_SHMSIZE: 'disk-full',
  SQLITE_READONLY: 'read-only',
  SQLITE_READONLY_DBMOVED: 'gone',
  SQLITE_PERM: 'read-only',
  SQLITE_AUTH: 'read-only',
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_PROTOCOL: 'locked',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_FORMAT: 'damaged',
  SQLITE_IOERR_CORRUPTFS: 'damaged',
  SQLITE_CANTOPEN: 'gone',
  SQLITE_IOERR: 'disk',
};

const ofSystem: Readonly<Record<string, LogFault['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  ENODEV: 'gone',
  EBUSY: 'locked',
  EEXIST: 'exists',
  EIO: 'disk',
  EMFILE: 'disk',
  EXDEV: 'disk',
  EISDIR: 'foreign',
  ENXIO: 'foreign',
  ELOOP: 'gone',
  ENAMETOOLONG: 'bad-name',
  EINVAL: 'gone',
  ERR_INVALID_ARG_VALUE: 'bad-name',
};

/** What the disk did to us, in our words. Whatever is not the disk's doing is a bug and is thrown on. */
export function faultOf(error: unknown): LogFault {
  if (error instanceof NotLetIn) return { code: error.fault, detail: error.message };
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const code = error instanceof Database.SqliteError ? codeOfSqlite(error.code) : ofSystem[error.code];
    if (code) return { code, detail: `${error.code}: ${error.message}` };
  }
  throw error;
}

function codeOfSqlite(code: string): LogFault['code'] | undefined {
  for (let family = code; family.includes('_'); family = family.slice(0, family.lastIndexOf('_'))) {
    const found = ofSqlite[family];
    if (found) return found;
  }
  return undefined;
}

/** Runs what touches the disk; a fault comes back as a value. */
export function attempt<Value>(work: () => Value): Result<Value, LogFault> {
  try {
    return accept(work());
  } catch (error) {
    return refuse(faultOf(error));
  }
}

/** The same for a file nobody has looked at yet: whatever SQLite has against it is the file's fault, not ours. */
export function attemptUnproved<Value>(work: () => Value): Result<Value, LogFault> {
  return attempt(() => {
    try {
      return work();
    } catch (error) {
      throw blamed(error);
    }
  });
}

const blamed = (error: unknown): unknown =>
  error instanceof Database.SqliteError && !codeOfSqlite(error.code)
    ? new Database.SqliteError(error.message, 'SQLITE_CORRUPT')
    : error;

export async function attemptLater<Value>(work: () => Promise<Value>): Promise<Result<Value, LogFault>> {
  try {
    return accept(await work());
  } catch (error) {
    return refuse(faultOf(error));
  }
}

export const attemptUnprovedLater = <Value>(work: () => Promise<Value>): Promise<Result<Value, LogFault>> =>
  attemptLater(() =>
    work().catch((error: unknown) => {
      throw blamed(error);
    }),
  );
