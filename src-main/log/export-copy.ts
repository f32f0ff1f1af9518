import { backupTo } from './copy.ts';
import type { LogFault } from './entry.ts';
import { readAnywhereLater } from './protected-disk.ts';
import type { Result } from '../rules/kernel/result.ts';
import { openReadable } from './sql.ts';
import { unmarkOf } from './unmark.ts';

/** One whole file in a place that a person chose, from a session that need not be open and is not changed. */
export function exportCopy(path: string, target: string): Promise<Result<void, LogFault>> {
  return readAnywhereLater(path, async (there) => {
    const db = openReadable(there);
    try {
      await backupTo(db, target, unmarkOf(db, there));
    } finally {
      db.close();
    }
  });
}
