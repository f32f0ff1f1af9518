import { spawnSync } from 'node:child_process';
import { lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What every file is dated by: not when it was packed, but when what was packed was last changed. */
export function epochOf(root: string, env: NodeJS.ProcessEnv = process.env): number {
  const given = Number(env['SOURCE_DATE_EPOCH']);
  if (given > 0) return given;
  const said = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  // Sources from an archive have no history; the first of 2026 is as good a day as any.
  return Number(said.stdout.trim()) || Date.UTC(2026, 0, 1) / 1000;
}

export function dateAll(tree: string, epoch: number): void {
  for (const { parentPath, name } of readdirSync(tree, { withFileTypes: true, recursive: true }))
    lutimesSync(join(parentPath, name), epoch, epoch);
  lutimesSync(tree, epoch, epoch);
}
