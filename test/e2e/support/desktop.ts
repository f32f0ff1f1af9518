import { join } from 'node:path';
import { build, desktopBuild, isStale } from '../../../src-main/shell/build.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Before the first test of the desktop: what it opens is built, if a source is newer than what lies there. */
export async function setup(): Promise<void> {
  if (!isStale(root, desktopBuild)) return;
  const wrong = await build(root, desktopBuild);
  if (wrong !== undefined) throw new Error(`the desktop cannot be built:\n${wrong}`);
}
