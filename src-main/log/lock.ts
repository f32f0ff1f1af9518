import Database from 'better-sqlite3';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';

export interface Lock {
  release(): void;
}

/** One writer for a data directory. The system lets go of it when the process ends, however it ends. */
export function takeLock(folder: string): Result<Lock, LogFault> {
  return attempt(() => {
    accessSync(folder, constants.W_OK);
    const db = new Database(join(folder, 'lock.db'), { timeout: 0 });
    try {
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      throw error;
    }
    return { release: () => db.close() };
  });
}
