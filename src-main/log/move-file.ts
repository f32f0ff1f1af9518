import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './copy.ts';
import { attemptUnproved } from './fault.ts';
import { openWritable } from './sql.ts';
import { unmarkOf } from './unmark.ts';
import { witnessPath } from './witness.ts';

/** Moves a session file that nobody has open, with all that belongs to it. */
export function moveFile(from: string, to: string): void {
  foldLog(from);
  moveAsIs(from, to);
}

/** Without opening it, which could change what a damaged file still holds. */
export function moveAsIs(from: string, to: string): void {
  for (const beside of [(path: string) => path, (path: string) => `${path}-wal`, witnessPath])
    if (existsSync(beside(from))) renameSync(beside(from), beside(to));
  // Only an index of the log, which is made again from it.
  rmSync(`${from}-shm`, { force: true });
  syncFolder(dirname(to));
  syncFolder(dirname(from));
}

/** So that one file is moved and not two; where it cannot be opened, both are. */
function foldLog(path: string): void {
  if (!existsSync(`${path}-wal`)) return;
  attemptUnproved(() => {
    const db = openWritable(path);
    try {
      unmarkOf(db, path)?.(db);
    } finally {
      db.close();
    }
  });
}
