import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import type { Who } from '../../src-main/link/handler.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { openHouse, type House } from '../../src-main/shell/house.ts';
import { withLink } from '../link/invited.ts';
import { browsing, type Browsing, type Visitor } from '../e2e/support/browser.ts';
import { builtPages } from './pages.ts';

export { complaintsOfAxe } from './axe.ts';

const keeper: Who = { role: 'scorekeeper', seats: [], language: 'en', page: 'start' };

export const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
  { seat: 'green', captain: 'Freya' },
] as const;

/** The whole companion with its own displays, a browser before it, and the table behind it in reach of the test. */
export interface Stand {
  readonly house: House;
  readonly table: RunningTable;
  /** Where it opens, with what lets a page in. */
  readonly url: (path: string) => string;
  begin(game: string, more?: object): Promise<RunningTable>;
  visit(path: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** Closes every page, as between two tests. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openStand(): Promise<Stand> {
  const displays = await builtPages();
  const data = mkdtempSync(join(tmpdir(), 'qm-stand-'));
  const wishes = { headless: true, lan: false, port: 0, data, names: [], file: undefined, help: false };
  const opened = await openHouse({ wishes, displays, linkStands: 'terminal' });
  if (!opened.ok) throw new Error(opened.no);
  const house = opened.value;
  const browsers: Browsing = await browsing();
  const url = (path: string): string => withLink(house.link, `http://127.0.0.1:${house.link.port}${path}`);

  const table = (): RunningTable => {
    const { running } = house.companion;
    if (!running) throw new Error('no session is open');
    return running.table;
  };

  return {
    house,
    url,
    get table() {
      return table();
    },
    async begin(game, more = {}) {
      const asked = { game, captains, ...more };
      const begun = await house.companion.handlers['session.begin']?.run(asked, keeper);
      if (!begun?.ok) throw new Error(JSON.stringify(begun));
      return table();
    },
    async visit(path, options) {
      return browsers.visit(url(path), {
        locale: 'en-GB',
        viewport: { width: 1366, height: 768 },
        ...options,
      });
    },
    async clear() {
      for (const context of browsers.browser.contexts()) await context.close();
    },
    async close() {
      await browsers.close();
      await house.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Waits until something in this process is as it should be; what a page was told may still be on its way. */
export async function until<Value>(look: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await new Promise((soon) => setTimeout(soon, 10));
  }
}
