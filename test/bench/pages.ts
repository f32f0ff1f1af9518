import type { CDPSession, Page } from 'playwright-core';
import { games } from '../../src-main/rules/games.ts';
import { openDisplays, type Displays } from '../renderer/displays.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random } from '../support/random.ts';
import { countsOf, tableOfFour, type Counts, type PageName } from './lean.ts';
import { wait, type Table } from './measure.ts';

/** What an entry costs a page, in milliseconds of its main thread; the longest task as the clock on the wall has it. */
interface Cost {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
  /** How often it was styled and laid out. */
  readonly styles: number;
  readonly layouts: number;
  readonly longest: number;
}

const shown = { table: '/table', console: '/console', overlay: '/overlay', captain: '/captain' } as const;
type Shown = keyof typeof shown;
const speeds = [1, 6] as const;
/** As fast as a table enters them. */
const pace = 1000;
const mostEntries = 40;

interface Watched {
  readonly name: Shown;
  readonly page: Page;
  readonly session: CDPSession;
}

async function watch(displays: Displays, name: Shown, speed: number): Promise<Watched> {
  const { page } = await displays.open(shown[name], { viewport: { width: 1366, height: 768 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return { name, page, session };
}

async function spent({ session }: Watched): Promise<Omit<Cost, 'longest'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const of = (name: string): number => 1000 * count(name);
  return {
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    all: of('TaskDuration'),
    styles: count('RecalcStyleCount'),
    layouts: count('LayoutCount'),
  };
}

async function costsAt(
  displays: Displays,
  speed: number,
  entries: number,
): Promise<ReadonlyMap<Shown, Cost>> {
  const table = tableOfFour(games['pirate-quest']);
  displays.host.play(table);
  const chance = random(5);
  // As far as the first cards, so that there is something to be drawn.
  for (let fact = 0; fact < 12; fact++) playOn(table, chance);
  const watched: Watched[] = [];
  for (const name of Object.keys(shown) as Shown[]) watched.push(await watch(displays, name, speed));
  await wait(3000);
  const before = await Promise.all(watched.map(spent));
  for (const { page } of watched)
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  for (let told = 0; told < entries; told++) {
    playOn(table, chance);
    await wait(pace);
  }
  const costs = new Map<Shown, Cost>();
  for (const [nth, one] of watched.entries()) {
    const after = await spent(one);
    const from = before[nth] ?? after;
    const each = (key: keyof Omit<Cost, 'longest'>): number => (after[key] - from[key]) / entries;
    const longest = await one.page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
    );
    costs.set(one.name, {
      script: each('script'),
      style: each('style'),
      layout: each('layout'),
      all: each('all'),
      styles: each('styles'),
      layouts: each('layouts'),
      longest,
    });
    await one.page.context().close();
  }
  return costs;
}

/** What an entry costs each page, at full speed and at a sixth of it, and what is sent for it. */
export const pages: Table = {
  name: 'pages',
  async rows({ count }) {
    const entries = Math.min(count, mostEntries);
    const rows = [
      '| page | speed | script | style | layout | main thread | styled, laid out | longest task | characters p50 / p95 | frames |',
      '|---|---|---|---|---|---|---|---|---|---|',
    ];
    const { sent, written } = countsOf(games['pirate-quest'], 400);
    const displays = await openDisplays(games['pirate-quest']);
    try {
      for (const speed of speeds)
        for (const [name, cost] of await costsAt(displays, speed, entries))
          // A stream's overlay is sent what a television is.
          rows.push(rowOf(name, speed, cost, sent[name === 'overlay' ? 'table' : name]));
    } finally {
      await displays.close();
    }
    return [...rows, '', `Characters written as JSON for one that is sent: ${written.toFixed(2)}.`];
  },
};

function rowOf(name: Shown, speed: number, cost: Cost, heard: Counts['sent'][PageName]): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const cells = [
    name,
    speed === 1 ? 'full' : `1/${speed}`,
    ...[cost.script, cost.style, cost.layout, cost.all].map(ms),
    `${cost.styles.toFixed(1)}, ${cost.layouts.toFixed(1)}`,
    cost.longest === 0 ? '≤ 50 ms' : ms(cost.longest),
    `${heard.p50} / ${heard.p95}`,
    heard.frames,
  ];
  return `| ${cells.join(' | ')} |`;
}
