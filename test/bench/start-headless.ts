import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Program } from '../e2e/support/program.ts';
import { askAt } from '../link/ask.ts';
import { root } from './electron.ts';
import { lay } from './long-evening.ts';
import type { Line } from './measure.ts';
import { ownFolder } from './logbook-stock.ts';

/** From the start of a program until it has answered with its first page. */
async function answeredAfter(script: string, args: readonly string[]): Promise<number> {
  const from = performance.now();
  const program = new Program(
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      detached: true,
      env: process.env,
    }),
  );
  try {
    const [, port] = await program.says(/http:\/\/127\.0\.0\.1:(\d+)\/table/);
    const { status } = await askAt(Number(port), '/table');
    if (status !== 200) throw new Error(`answered ${status}`);
    return performance.now() - from;
  } finally {
    await program.end();
  }
}

/** After `npm run build`, and on a Node that it runs on; an older one is left for another first. */
export const startHeadless: Line = {
  name: 'start-headless',
  what: 'from the start of the headless program to its first answered page, against an HTTP server with one line of text',
  unit: 'ms',
  limit: 3,
  percentiles: [50],
  async run({ count }) {
    const folder = ownFolder('headless');
    await lay(folder, 20_000);
    const bare: number[] = [];
    const ours: number[] = [];
    for (let turn = 0; turn < Math.max(5, Math.min(20, count / 20)); turn++) {
      bare.push(await answeredAfter(join(root, 'test/bench/bare/http.mjs'), []));
      ours.push(
        await answeredAfter(join(root, 'src-main/start.ts'), ['--headless', '--port', '0', '--data', folder]),
      );
    }
    return { bare, ours };
  },
};
