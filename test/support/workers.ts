import { join } from 'node:path';
import { build, isStale } from '../../src-main/shell/build.ts';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'out', 'workers');

const workersBuild = {
  sources: ['src-main', 'package-lock.json', 'test/support/workers.config.ts'],
  made: ['out/workers/index-worker.js', 'out/workers/look-worker.js'],
  command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'test/support/workers.config.ts'],
};

/** Before the first test of those that may start one, while nobody else may be building. */
export async function setup(): Promise<void> {
  if (!isStale(root, workersBuild)) return;
  const wrong = await build(root, workersBuild);
  if (wrong !== undefined) throw new Error(`the threads cannot be built:\n${wrong}`);
}

/**
 * Stands in tests for the function of this name in `src-main/log`: a thread is started from one file, as in what
 * people are given. From its two hundred sources it takes four times as long, and tests start hundreds.
 */
export function builtWorker(source: string): URL {
  return new URL(`${source.replace(/^.*\//, '')}.js`, `file://${built}/`);
}
