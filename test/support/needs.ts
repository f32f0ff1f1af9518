import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a test needs from the machine it runs on, and why it may be passed over. */
export interface Need {
  readonly missing: boolean;
  /** Goes into the test's title, so that a skipped test says by name what was not there. */
  readonly reason: string;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function isOnPath(tool: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => isRunnable(join(folder, tool)));
}

/**
 * Asks for a tool by name. Where it is missing the tests are skipped by name, unless QM_NO_SKIP=1 says that
 * nothing may be skipped; then the missing tool is a failure.
 */
export function needs(tool: string): Need {
  if (isOnPath(tool)) return { missing: false, reason: '' };
  if (process.env['QM_NO_SKIP'] === '1')
    throw new Error(`${tool} is not installed and nothing may be skipped`);
  return { missing: true, reason: ` (skipped: ${tool} is not installed)` };
}
