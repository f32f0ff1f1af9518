import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { all, first, sql, type Writable } from '../../src-main/log/sql.ts';
import { bringIn } from '../../src-main/logbook/files/bring.ts';
import { EveningList } from '../../src-main/logbook/list.ts';
import { personPage } from '../../src-main/logbook/pages.ts';
import { accept } from '../../src-main/rules/kernel/result.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { random } from '../support/random.ts';
import { openHouse } from '../../src-main/shell/house.ts';
import { openStand, type Stand } from '../renderer/house.ts';
import {
  few,
  gamesPlayed,
  stockLeft,
  many,
  ownFolder,
  sessionFile,
  since,
  stocked,
} from './logbook-stock.ts';
import { wait, type Line } from './measure.ts';

const rowsOfPage = 20;
const eyes = { everything: true, person: null, held: [] } as const;

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** The same rows by their primary keys, as bare as they lie there. */
function byKey(db: Writable, numbers: readonly number[]): void {
  for (const number of numbers) {
    first(db, sql`SELECT * FROM evenings WHERE number = ${number}`);
    all(db, sql`SELECT * FROM evening_seats WHERE evening = ${number}`);
  }
}

async function scrolled(count: typeof many | typeof few): Promise<(from: number) => readonly number[]> {
  const list = new EveningList((await stocked(count)).library);
  return (from) =>
    list.page({}, eyes, from, rowsOfPage, null).rows.map(({ id }) => Number(id.split('-').at(-1)));
}

export const logbook: Line = {
  name: 'logbook',
  what: 'twenty rows of the list anywhere among ten thousand evenings, against the same rows by primary key',
  unit: 'ms',
  limit: 5,
  percentiles: [50, 95],
  run: async ({ count }) => {
    const { db } = await stocked(many);
    const page = await scrolled(many);
    const chance = random(1);
    page(0);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      const from = chance.below(many - rowsOfPage);
      ours.push(timed(() => page(from)));
      const numbers = Array.from({ length: rowsOfPage }, () => 1 + chance.below(many));
      bare.push(timed(() => byKey(db, numbers)));
    }
    return { bare, ours };
  },
};

export const logbookGrowth: Line = {
  name: 'logbook-growth',
  what: 'the same page of the list with ten thousand evenings, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: async ({ count }) => {
    const [large, small] = [await scrolled(many), await scrolled(few)];
    const chance = random(2);
    large(0);
    small(0);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      ours.push(timed(() => large(chance.below(many - rowsOfPage))));
      bare.push(timed(() => small(chance.below(few - rowsOfPage))));
    }
    return { bare, ours };
  },
};

export const logbookPerson: Line = {
  name: 'logbook-person',
  what: 'a captain’s page with ten thousand evenings, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: async ({ count }) => {
    const stocks = [await stocked(many), await stocked(few)];
    const [large, small] = stocks.map(({ library }) => {
      const [person] = library.people.list();
      return () => personPage(library, person?.person ?? '');
    });
    const ours = Array.from({ length: count }, () => timed(() => large?.()));
    const bare = Array.from({ length: count }, () => timed(() => small?.()));
    return { bare, ours };
  },
};

export const logbookFirst: Line = {
  name: 'logbook-first',
  what: 'the head of the page when it is asked for first: all evenings gone through once, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: async ({ count }) => {
    const stocks = [await stocked(many), await stocked(few)];
    const [large, small] = stocks.map(
      ({ library }) =>
        () =>
          new EveningList(library).head({}, eyes),
    );
    const times = Math.min(count, 30);
    const ours = Array.from({ length: times }, () => timed(() => large?.()));
    const bare = Array.from({ length: times }, () => timed(() => small?.()));
    return { bare, ours };
  },
};

/** Session files that are really written and really brought; the same are read again when the index is made anew. */
const realFiles = 1000;

export const logbookImport: Line = {
  name: 'logbook-import',
  what: 'a session file brought in, checked and put in its place, against copying it',
  unit: 'ms',
  limit: 60,
  most: 500,
  percentiles: [50, 95],
  run: async ({ count }) => {
    const folder = ownFolder('import');
    const files = sessionFiles(join(folder, 'from'), Math.min(realFiles, count * 3));
    const opened = openDataDirectory(join(folder, 'to'));
    if (!opened.ok) throw new Error(opened.no.detail);
    const data = opened.value;
    const [ours, bare]: [number[], number[]] = [[], []];
    for (const file of files) {
      bare.push(timed(() => copyFileSync(file, join(folder, 'copy'))));
      const begun = performance.now();
      const brought = await bringIn(data, file, {
        importChest: () => accept({ isNew: false }),
        importData: () => accept(undefined),
      });
      ours.push(performance.now() - begun);
      if (!brought.ok) throw new Error(brought.no.code);
    }
    const begun = performance.now();
    await data.rebuildIndex();
    console.error(`${files.length} files brought in; their index made anew in ${since(begun)}`);
    await data.close();
    return { bare, ours };
  },
};

export const logbookPaint: Line = {
  name: 'logbook-paint',
  what: 'from asking for the page of ten thousand evenings to its largest painted words, against the start page',
  unit: 'ms',
  limit: 2,
  percentiles: [50],
  run: async ({ count }) => {
    const folder = await stockLeft();
    const stand = await openStand((how) => openHouse({ ...how, wishes: { ...how.wishes, data: folder } }));
    try {
      const { faults } = await stand.house.companion.data.refreshIndex();
      if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let nth = 0; nth < Math.max(5, Math.min(20, count / 10)); nth++) {
        bare.push(await paintedIn(stand, '/', 'main'));
        ours.push(await paintedIn(stand, '/logbook', '[data-row]'));
      }
      return { bare, ours };
    } finally {
      await stand.close();
    }
  },
};

/** In a browser that has nothing of it yet. */
async function paintedIn(stand: Stand, path: string, there: string): Promise<number> {
  const { page } = await stand.visit(path);
  await page.locator(there).first().waitFor();
  await wait(300);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return painted;
}

/** So many evenings of so many kinds, each in a file of its own. */
const kinds = 60;
const day = 24 * 60 * 60_000;

export function sessionFiles(folder: string, count: number): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, nth) => {
    const game = gamesPlayed[nth % gamesPlayed.length] as GameId;
    const path = join(folder, `evening-${nth}.quartermaster`);
    return sessionFile(path, game, nth % kinds, { most: 100, startedAt: nth * day });
  });
}
