import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogFault } from './entry.ts';
import { attempt, attemptUnprovedLater } from './fault.ts';
import { letIn } from './gate.ts';
import { extension } from './places.ts';
import type { Result } from '../rules/kernel/result.ts';
import { witnessPath } from './witness.ts';

/**
 * SQLite puts an index of the log beside a file even to read it. On a disk that cannot be written to, a protected
 * memory card or a backup, what lies there is copied to where it can, and nobody changes it meanwhile.
 */
export function readAnywhere<Value>(
  path: string,
  read: (path: string) => Result<Value, LogFault>,
): Result<Value, LogFault> {
  const there = read(path);
  if (there.ok || there.no.code !== 'read-only') return there;
  const copied = attempt(() => copyOf(path));
  if (!copied.ok) return copied;
  try {
    return read(copied.value.path);
  } finally {
    copied.value.remove();
  }
}

/** The same for what takes its time. */
export async function readAnywhereLater<Value>(
  path: string,
  read: (path: string) => Promise<Value>,
): Promise<Result<Value, LogFault>> {
  const there = await attemptUnprovedLater(() => read(path));
  if (there.ok || there.no.code !== 'read-only') return there;
  const copied = attempt(() => copyOf(path));
  if (!copied.ok) return copied;
  const answer = await attemptUnprovedLater(() => read(copied.value.path));
  copied.value.remove();
  return answer;
}

interface Copy {
  readonly path: string;
  remove(): void;
}

function copyOf(path: string): Copy {
  letIn(path, 'session');
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-reading-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, `copy${extension}`);
  try {
    copyFileSync(path, copy);
    for (const beside of [(of: string) => `${of}-wal`, witnessPath])
      if (existsSync(beside(path))) copyFileSync(beside(path), beside(copy));
    return { path: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
