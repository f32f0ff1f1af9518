/**
 * `npm run firmware`: builds both boxes without a warning, says how large they are, and plays the images that are
 * flashed in a simulated chip. What is missing for it is named.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  boxes,
  buildBareProtocol,
  buildBox,
  buildProtocolBench,
  buildSimulator,
  imageOf,
  type Size,
} from './build.ts';
import { whatIsMissing } from './tools.ts';

const root = join(import.meta.dirname, '../..');
const told = (name: string, { flash, ram }: Size): void => {
  console.log(
    `${name.padEnd(12)} ${String(flash).padStart(6)} bytes of flash, ${String(ram).padStart(5)} of RAM`,
  );
};

const missing = whatIsMissing();
if (missing !== undefined) {
  console.error(missing);
  process.exit(2);
}

buildProtocolBench();
told('qm1.h', buildBareProtocol());
for (const box of boxes) told(box, buildBox(box));
buildSimulator();
for (const box of boxes) console.log(`to be flashed: ${imageOf(box).slice(root.length + 1)}`);

const { status } = spawnSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--config', 'test/firmware/vitest.config.ts', ...process.argv.slice(2)],
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
