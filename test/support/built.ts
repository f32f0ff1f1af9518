import { join } from 'node:path';
import { build, isStale } from '../../src-main/shell/build.ts';

const root = join(import.meta.dirname, '..', '..');

const forTests = {
  sources: [
    'src-main',
    'hardware',
    'test/contract/child.ts',
    'test/faults',
    'test/support',
    'package-lock.json',
  ],
  made: ['out/for-tests/qm.js'],
  command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'test/support/built.config.ts'],
};

/**
 * Before the first test of those that start programs and threads. From its hundreds of sources each takes some 0.4 s
 * of a core before it does anything, and tests start hundreds.
 */
export async function setup(): Promise<void> {
  if (!isStale(root, forTests)) return;
  const wrong = await build(root, forTests);
  if (wrong !== undefined) throw new Error(`what tests start cannot be built:\n${wrong}`);
}

/** One of those that `built.config.ts` names. */
export const builtProgram = (name: string): string => join(root, 'out', 'for-tests', `${name}.js`);

/** Stands in tests for the function of this name in `src-main/log`. */
export const builtWorker = (source: string): URL =>
  new URL(builtProgram(source.replace(/^.*\//, '')), 'file://');
