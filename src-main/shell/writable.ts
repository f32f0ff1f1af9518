import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether anything can be made in a folder. Rights alone do not say: its disk may be full, or no disk at all. */
export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, 'try-')));
    return true;
  } catch {
    return false;
  }
}
