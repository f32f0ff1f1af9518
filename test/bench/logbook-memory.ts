import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { browsing } from '../e2e/support/browser.ts';
import { passOf, portOf, start, type Program } from '../e2e/support/program.ts';
import { pagePath } from '../support/chromium.ts';
import { sessionFiles } from './logbook.ts';
import { many, ownFolder, since, stockLeft } from './logbook-stock.ts';
import { wait, type Table } from './measure.ts';

const brought = 1000;
const steps = 400;
const lookedEvery = 100;

interface Measured {
  readonly what: string;
  readonly before: number;
  readonly most: number;
  readonly wanted: number;
}

/** The real program without windows, a browser before it, and what the system counts for both. */
export const logbookMemory: Table = {
  name: 'logbook-memory',
  async rows() {
    const rows = [...(await whileScrolled(await stockLeft())), await whileBrought()];
    return [
      '| what, in MB | before | most | more | wanted | |',
      '|---|---|---|---|---|---|',
      ...rows.map(({ what, before, most, wanted }) => {
        const cells = [what, before, most, most - before].map((cell) =>
          typeof cell === 'number' ? String(Math.round(cell)) : cell,
        );
        return `| ${cells.join(' | ')} | ≤ ${wanted} | ${most - before <= wanted ? 'holds' : '**falls short**'} |`;
      }),
    ];
  },
};

async function withProgram<Value>(
  data: string,
  work: (program: Program, open: (path: string) => Promise<Page>) => Promise<Value>,
): Promise<Value> {
  const program = start(['--headless', '--port', '0', '--data', data]);
  const browsers = await browsing(undefined, undefined, pagePath);
  try {
    const port = await portOf(program);
    const { page } = await browsers.visit(`http://127.0.0.1:${port}/#${await passOf(program)}`, {
      locale: 'en-GB',
      viewport: { width: 1366, height: 768 },
    });
    await page.locator('main').first().waitFor();
    const open = async (path: string): Promise<Page> => {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      return page;
    };
    return await work(program, open);
  } finally {
    await browsers.close();
    await program.end();
  }
}

async function whileScrolled(data: string): Promise<readonly Measured[]> {
  return withProgram(data, async (program, open) => {
    const page = await open('/logbook');
    await page.locator('[data-row]').first().waitFor();
    // What the program remembers from its start on is not the list's.
    await wait(5000);
    const session = await page.context().newCDPSession(page);
    const heap = await heapOf(session);
    const watch = new Watch(program);
    let most = heap;
    for (let step = 1; step <= steps; step++) {
      await page.evaluate((part) => {
        scrollTo({ top: part * document.documentElement.scrollHeight });
      }, step / steps);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      if (step % 20 === 0) most = Math.max(most, await heapOf(session));
    }
    const far = await page.locator('[data-row]').last().getAttribute('data-row');
    if (Number(far) < many * 0.9) throw new Error(`scrolled to row ${far ?? '–'}`);
    const { before, most: peak } = watch.stop();
    return [
      { what: 'the program, ten thousand evenings scrolled', before, most: peak, wanted: 100 },
      { what: 'the page’s script, the same', before: heap, most, wanted: 100 },
    ];
  });
}

async function whileBrought(): Promise<Measured> {
  const folder = ownFolder('bring');
  const files = sessionFiles(join(folder, 'from'), brought);
  return withProgram(join(folder, 'to'), async (program, open) => {
    const page = await open('/logbook?files=');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await wait(2000);
    const watch = new Watch(program);
    const begun = performance.now();
    await page.locator('input[type=file]').setInputFiles([...files]);
    const far: string[] = [];
    await page.locator('progress').waitFor();
    while ((await page.locator('progress').count()) > 0) {
      far.push(...(await page.locator('[data-far]').allInnerTexts()));
      await wait(1000);
    }
    console.error(
      `${brought} files brought to the page in ${since(begun)}; it said ${far.at(-1) ?? 'nothing'} last`,
    );
    const { before, most } = watch.stop();
    const there = readdirSync(join(folder, 'to', 'sessions')).filter((name) =>
      name.endsWith('.quartermaster'),
    );
    if (there.length !== brought) throw new Error(`${there.length} of ${brought} came in`);
    return { what: `the program, ${brought} files brought in`, before, most, wanted: 200 };
  });
}

/** After what nobody needs has been collected. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** What all processes of a program have in memory, from time to time. */
class Watch {
  readonly before: number;
  #most: number;
  readonly #looking: NodeJS.Timeout;

  constructor(program: Program) {
    const group = program.child.pid ?? 0;
    this.before = memoryOf(group);
    this.#most = this.before;
    this.#looking = setInterval(() => {
      this.#most = Math.max(this.#most, memoryOf(group));
    }, lookedEvery);
  }

  stop(): { readonly before: number; readonly most: number } {
    clearInterval(this.#looking);
    return { before: this.before, most: this.#most };
  }
}

/** Of everything in a group of processes, in MB. */
function memoryOf(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + (groupOf(pid) === group ? residentOf(pid) : 0), 0);
}

function groupOf(pid: string): number {
  const told = readIfThere(`/proc/${pid}/stat`);
  // The name stands in brackets and may hold anything.
  return Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[2]);
}

const residentOf = (pid: string): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
