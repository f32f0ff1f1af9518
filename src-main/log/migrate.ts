import type { Migration } from './migrations/migration.ts';
import { transaction, type Readable, type Writable } from './sql.ts';

/** What stands in the header of a file, so that any program can tell whose it is. */
export interface FileKind {
  readonly applicationId: number;
  readonly migrations: readonly Migration[];
}

const newest = (kind: FileKind): number => kind.migrations.at(-1)?.version ?? 0;

const pragma = (db: Readable, what: string): number => db.pragma(what, { simple: true }) as number;

export const versionOf = (db: Readable): number => pragma(db, 'user_version');

/** `unheard-of`: ours by its header, with a number that no version ever wrote. */
export type Standing = 'current' | 'older' | 'newer' | 'foreign' | 'unheard-of';

/** Whether a file can be used as it is, must be brought forward, or cannot be understood. */
export function standingOf(db: Readable, kind: FileKind): Standing {
  if (pragma(db, 'application_id') !== kind.applicationId) return 'foreign';
  const version = versionOf(db);
  if (version > newest(kind)) return 'newer';
  if (version < (kind.migrations[0]?.version ?? 0)) return 'unheard-of';
  return version < newest(kind) ? 'older' : 'current';
}

/** Brings a file forward step by step; each step is made wholly or not at all. */
export function migrate(db: Writable, kind: FileKind): void {
  for (const { version, up } of kind.migrations) {
    if (version <= versionOf(db)) continue;
    transaction(db, () => {
      db.exec(up);
      db.pragma(`user_version = ${version}`);
      db.pragma(`application_id = ${kind.applicationId}`);
    });
  }
}
