import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from '../../src-main/contract/link-parts.ts';
import type { Who } from '../../src-main/link/handler.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { noWishes } from '../../src-main/shell/arguments.ts';
import { openHouse, type House } from '../../src-main/shell/house.ts';
import { withLink } from '../link/invited.ts';
import type { Visitor } from '../e2e/support/browser.ts';
import { openPages, type Device } from './engine.ts';
import { builtPages } from './pages.ts';
import { usualPort } from './port.ts';

export { complaintsInBothLooks, complaintsOfAxe } from './axe.ts';

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
  /** The folder of its sessions, which is on some pages, by whatever name chance gave it. */
  readonly data: string;
  /** Where it opens, with what lets a page in. */
  readonly url: (path: string) => string;
  begin(game: string, more?: object): Promise<RunningTable>;
  visit(path: string, options?: Device): Promise<Visitor>;
  /** Closes every page, as between two tests. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** `open` and the pages are those of the project, unless a test has put something in from outside. */
export async function openStand(
  open: typeof openHouse = openHouse,
  pages: () => Promise<string> = builtPages,
): Promise<Stand> {
  const displays = await pages();
  const data = mkdtempSync(join(tmpdir(), 'qm-stand-'));
  // Pages of another make have files of the same names.
  const port = pages === builtPages ? await usualPort() : 0;
  const wishes = { ...noWishes, headless: true, port, data };
  const opened = await open({ wishes, displays, linkStands: 'terminal' });
  if (!opened.ok) throw new Error(opened.no);
  const house = opened.value;
  const shown = await openPages();
  const url = (path: string): string => withLink(house.link, `http://127.0.0.1:${house.link.port}${path}`);

  const table = (): RunningTable => {
    const { running } = house.companion;
    if (!running) throw new Error('no session is open');
    return running.table;
  };

  return {
    house,
    data,
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
      return shown.visit(url(path), {
        locale: 'en-GB',
        viewport: { width: 1366, height: 768 },
        ...options,
      });
    },
    async clear() {
      await shown.close();
      // A phone that is still there would sit again in the next evening with the same captains.
      const isEmpty = (): boolean =>
        (JSON.parse(house.link.hub.roomText()) as { room: Room }).room.devices.every(
          ({ connected }) => connected.length === 0,
        );
      await until(isEmpty);
    },
    async close() {
      await shown.close();
      await house.close();
      // Closing waits for the last backup no longer than a person would; on a busy machine it may still be written.
      rmSync(data, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Longer than anything takes on a busy machine, and short enough to be tried a second time. */
const patience = 20_000;

/** Waits until something in this process is as it should be; what a page was told may still be on its way. */
export async function until<Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> {
  const ends = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > ends) throw new Error(`not so after ${patience} ms: ${look.toString()}`);
    await new Promise((soon) => setTimeout(soon, 10));
  }
}
