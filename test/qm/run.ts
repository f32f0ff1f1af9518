import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Answered {
  readonly code: number | null;
  readonly lines: readonly Record<string, unknown>[];
  readonly advice: string;
}

/** Runs `qm` as a script would: another process, lines in, lines out. */
export function qm(args: readonly string[], input = ''): Answered {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src-main/qm.ts'), ...args],
    { cwd: root, input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code: status, lines, advice: stderr };
}

export const example = (game: string, file: string) => join(root, 'docs/examples', game, file);
