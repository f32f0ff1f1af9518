import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch, now, root, withScreen } from './electron.ts';
import { withEvening } from './long-evening.ts';
import { wait, type Line } from './measure.ts';

/** When the largest thing of the page was painted, by the wall clock: text, not an empty frame. */
const paintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) done(performance.timeOrigin + last.startTime);
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** From the start of the program to the painted page. */
async function startOnce(display: string, args: readonly string[]): Promise<number> {
  const from = now();
  const app = await launch(display, args);
  const page = await app.firstWindow();
  await page.waitForLoadState('load');
  await wait(1500);
  const painted = (await paintedAt(page)) - from;
  await app.close();
  return painted;
}

/** The app from nothing to a painted first page, beside an empty window with a line of text. */
export const start: Line = {
  name: 'start',
  what: 'from the start of the program to its painted page, a session of 20,000 entries waiting, against an Electron window with one line of text',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: ({ count }) =>
    withScreen((display) =>
      withEvening(20_000, 'pirate-quest', async (copy) => {
        const folder = copy();
        const bare: number[] = [];
        const ours: number[] = [];
        for (let turn = 0; turn < Math.max(3, Math.min(12, count / 30)); turn++) {
          bare.push(
            await startOnce(display, [join(root, 'test/bench/bare/electron/main.js'), 'none', folder]),
          );
          ours.push(await startOnce(display, [root, '--data', folder]));
        }
        return { bare, ours };
      }),
    ),
};
