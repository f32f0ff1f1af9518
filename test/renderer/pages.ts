import { join } from 'node:path';
import { build, isStale, pagesBuild } from '../../src-main/shell/build.ts';

const root = join(import.meta.dirname, '..', '..');

/** Where the pages lie as people get them. They are built once for all tests, and again only if a source is newer. */
export async function builtPages(): Promise<string> {
  if (isStale(root, pagesBuild)) {
    const wrong = await build(root, pagesBuild);
    if (wrong !== undefined) throw new Error(`the pages cannot be built:\n${wrong}`);
  }
  return join(root, 'out', 'renderer');
}

/** Before the first test that wants them, while nobody else may be building. */
export async function setup(): Promise<void> {
  await builtPages();
}
