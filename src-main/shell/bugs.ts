import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes; what was written before is kept once more, so that a bug that comes every second fills no disk. */
const most = 512 * 1024;
const longest = 8 * 1024;

/** Writes down what went wrong inside, where the person who mends it finds it. */
export function writeDownBug(folder: string, error: unknown, now = new Date()): void {
  const path = join(folder, 'bugs.log');
  try {
    const line = `${now.toISOString()} ${wordsOf(error).slice(0, longest)}\n`;
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size + Buffer.byteLength(line) > most) renameSync(path, `${path}.before`);
    appendFileSync(path, line, { mode: 0o600 });
  } catch {
    // The disk that fails to keep this has been reported by then.
  }
}

/** Whatever was thrown, even what throws when it is asked for its words. */
function wordsOf(error: unknown): string {
  try {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } catch {
    return 'something without words was thrown';
  }
}
