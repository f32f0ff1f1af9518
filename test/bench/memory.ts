import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { createSessionAt } from '../../src-main/log/create-session.ts';
import { pirateQuest } from '../../src-main/rules/pirate-quest/game.ts';
import { heading } from '../contract/table.ts';
import { openDisplays } from '../renderer/displays.ts';
import { tableAt } from './long-evening.ts';
import { wait, type Table } from './measure.ts';

/** Eight hours at ten facts a minute. */
const evening = 4800;
const first = 200;
const last = 20_000;
const most = 20;
const shown = ['/table', '/console', '/captain'] as const;

/** In MB, after everything that nobody holds any more is gone. */
export function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** Script and what is drawn: a page may grow in either. */
interface Grown {
  readonly heap: number;
  readonly nodes: number;
}

async function grown(page: Page): Promise<Grown> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  await session.detach();
  return { heap: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes') };
}

const rowOf = (what: string, before: number, after: number, wanted: number, unit: string): string => {
  const cells = [
    what,
    ...[before, after, after - before].map((value) => value.toFixed(1)),
    `≤ ${wanted} ${unit}`,
  ];
  return `| ${cells.join(' | ')} | ${after - before <= wanted ? 'holds' : '**falls short**'} |`;
};

/** What twenty thousand facts leave behind in the main process and in each page that draws all of them. */
export const memory: Table = {
  name: 'memory',
  async rows() {
    const folder = mkdtempSync(join(tmpdir(), 'qm-memory-'));
    const created = createSessionAt(join(folder, 'evening.quartermaster'), heading('pirate-quest'));
    if (!created.ok) throw new Error(created.no.detail);
    const displays = await openDisplays(pirateQuest);
    try {
      const [table, facts] = tableAt('pirate-quest', created.value);
      displays.host.play(table);
      const pages: Page[] = [];
      for (const path of shown) pages.push((await displays.open(path)).page);
      const goTo = async (entry: number): Promise<void> => {
        // A frame for each: a page that cannot follow would be handed the whole instead.
        while (table.log.entries.length < entry) {
          const outcome = table.act({ command: facts.next().value });
          if (outcome.kind !== 'entered') throw new Error(outcome.kind);
          await wait(4);
        }
        await wait(3000);
      };
      const look = async () => ({ main: heap(), pages: await Promise.all(pages.map(grown)) });
      await goTo(first);
      const before = await look();
      await goTo(evening);
      const halfway = await look();
      await goTo(last);
      const after = await look();
      return [
        '| what | at entry 200 | then | more | wanted | |',
        '|---|---|---|---|---|---|',
        rowOf('main process, entry 20,000, in MB', before.main, after.main, most, 'MB'),
        ...shown.flatMap((path, at) => {
          const [a, b, c] = [before, halfway, after].map(
            ({ pages: all }) => all[at] ?? { heap: 0, nodes: 0 },
          );
          if (!a || !b || !c) return [];
          return [
            rowOf(`${path}, eight hours at ten facts a minute, in MB`, a.heap, b.heap, 2, 'MB'),
            rowOf(`${path}, entry 20,000, in MB`, a.heap, c.heap, most, 'MB'),
            rowOf(`${path}, entry 20,000, nodes drawn`, a.nodes, c.nodes, 500, ''),
          ];
        }),
      ];
    } finally {
      await displays.close();
      created.value.close();
      rmSync(folder, { recursive: true });
    }
  },
};
