import { backupTo } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attemptLater } from './fault.ts';
import type { Result } from '../rules/kernel/result.ts';
import { openReadable } from './sql.ts';

/** One whole file in a place that a person chose, from a session that need not be open and is not changed. */
export function exportCopy(path: string, target: string): Promise<Result<void, LogFault>> {
  return attemptLater(async () => {
    const db = openReadable(path);
    try {
      await backupTo(db, target);
    } finally {
      db.close();
    }
  });
}
