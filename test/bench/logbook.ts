import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessionAt } from '../../src-main/log/create-session.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import type { EntryRow } from '../../src-main/log/entry.ts';
import { listTotal, putEvening, type EveningDigest } from '../../src-main/log/library/evenings.ts';
import { openLibrary, type Library } from '../../src-main/log/library/library.ts';
import { personOfIn } from '../../src-main/log/library/people.ts';
import { putSummary } from '../../src-main/log/library/sessions-index.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { all, first, name, openWritable, sql, transaction, type Writable } from '../../src-main/log/sql.ts';
import { digestOf } from '../../src-main/logbook/digest.ts';
import { bringIn } from '../../src-main/logbook/files/bring.ts';
import { EveningList } from '../../src-main/logbook/list.ts';
import { personPage } from '../../src-main/logbook/pages.ts';
import { reckon } from '../../src-main/logbook/totals.ts';
import { accept } from '../../src-main/rules/kernel/result.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';
import { openHouse } from '../../src-main/shell/house.ts';
import { openStand, type Stand } from '../renderer/house.ts';
import { wait, type Line } from './measure.ts';

const games: readonly GameId[] = ['pirate-quest', 'pirate-tricks', 'pirates-flag', 'pirate-attack'];
/** Evenings that are really played; the others are these again on other days, put in by the same code. */
const played = 60;
const many = 10_000;
const few = 1_000;
const rowsOfPage = 20;
const eyes = { everything: true, person: null, held: [] } as const;

interface Model {
  readonly digest: EveningDigest;
  readonly entries: number;
  readonly rows: readonly { readonly entry: number; readonly row: EntryRow }[];
}

interface Stocked {
  readonly library: Library;
  readonly db: Writable;
}

let models: readonly Model[] | undefined;
const stocks = new Map<number, Stocked>();

function model(nth: number): Model {
  const game = games[nth % games.length] as GameId;
  const heading = { id: `model-${nth}`, game, title: game, startedAt: 0 };
  const { table } = randomEvening(game, memoryLog(heading), random(nth), { most: 500 });
  const digest = digestOf({ heading, entries: table.log.entries, readings: 200 });
  if (!digest) throw new Error(game);
  return { digest, entries: table.log.entries.length, rows: table.allRows() };
}

/** A library with so many evenings, as the index leaves it. */
function stocked(count: number): Stocked {
  const known = stocks.get(count);
  if (known) return known;
  models ??= Array.from({ length: played }, (_, nth) => model(nth));
  const folder = mkdtempSync(join(tmpdir(), 'qm-bench-logbook-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const opened = openLibrary(folder, 0);
  if (!opened.ok) throw new Error(opened.no.detail);
  const { library } = opened.value;
  const db = openWritable(library.path, { whose: 'library' });
  const begun = performance.now();
  let entries = 0;
  for (let nth = 0; nth < count; nth += 100)
    transaction(db, () => {
      for (let at = nth; at < nth + 100; at++) entries += putOne(db, models?.[at % played] as Model, at);
    });
  const put = performance.now();
  const people = all<{ id: string }>(db, sql`SELECT id FROM captains`).map(({ id }) => `person ${id}`);
  reckon(db, new Set([listTotal, ...people, ...games.map((game) => `game ${game}`)]));
  const size =
    statSync(library.path).size + (statSync(`${library.path}-wal`, { throwIfNoEntry: false })?.size ?? 0);
  console.error(
    `${count} evenings, ${entries} entries: ${Math.round(size / 1e6)} MB, put in ${seconds(put - begun)}, added up in ${seconds(performance.now() - put)}`,
  );
  const made = { library, db };
  stocks.set(count, made);
  return made;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const day = 24 * 60 * 60_000;

function putOne(db: Writable, { digest, entries, rows }: Model, at: number): number {
  const file = `evening-${at}.quartermaster`;
  const startedAt = Date.UTC(2000, 0, 1, 18) + Math.round(at * 0.9) * day;
  const begun = new Date(startedAt);
  const { id, game, seats } = digest;
  const summary = { file, id: `${id}-${at}`, game, title: game, startedAt, changedAt: startedAt, entries };
  const captains = seats.map(({ captain }) => captain);
  putSummary(
    db,
    { ...summary, finished: digest.over, captains, winners: [] },
    { bytes: 1, modified: at },
    entries,
  );
  for (const [line, { entry, row }] of rows.entries()) {
    const columns = Object.keys(row.values);
    const marks = ['?', '?', '?', ...columns.map(() => '?')].join(', ');
    const names = ['session', 'entry', 'line', ...columns].map((column) => name(column).name).join(', ');
    const text = `INSERT INTO all_${name(row.table).name} (${names}) VALUES (${marks})`;
    db.prepare(text).run(file, entry, line + 1, ...Object.values(row.values));
  }
  const own = {
    ...digest,
    id: `${id}-${at}`,
    startedAt,
    year: begun.getFullYear(),
    month: begun.getMonth() + 1,
  };
  putEvening(db, file, own, personOfIn(db));
  return entries;
}

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

function scrolled(count: number): (from: number) => readonly number[] {
  const { library } = stocked(count);
  const list = new EveningList(library);
  return (from) =>
    list.page({}, eyes, from, rowsOfPage, null).rows.map(({ id }) => Number(id.split('-').at(-1)));
}

export const logbook: Line = {
  name: 'logbook',
  what: 'twenty rows of the list anywhere among ten thousand evenings, against the same rows by primary key',
  unit: 'ms',
  limit: 5,
  percentiles: [50, 95],
  run: ({ count }) => {
    const { db } = stocked(many);
    const page = scrolled(many);
    const chance = random(1);
    page(0);
    const ours: number[] = [];
    const bare: number[] = [];
    const heap = process.memoryUsage().rss;
    for (let nth = 0; nth < count; nth++) {
      const from = chance.below(many - rowsOfPage);
      ours.push(timed(() => page(from)));
      const numbers = Array.from({ length: rowsOfPage }, () => 1 + chance.below(many));
      bare.push(timed(() => byKey(db, numbers)));
    }
    console.error(`scrolled: ${Math.round((process.memoryUsage().rss - heap) / 1e6)} MB more`);
    return Promise.resolve({ bare, ours });
  },
};

export const logbookGrowth: Line = {
  name: 'logbook-growth',
  what: 'the same page of the list with ten thousand evenings, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: ({ count }) => {
    const [large, small] = [scrolled(many), scrolled(few)];
    const chance = random(2);
    large(0);
    small(0);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      ours.push(timed(() => large(chance.below(many - rowsOfPage))));
      bare.push(timed(() => small(chance.below(few - rowsOfPage))));
    }
    return Promise.resolve({ bare, ours });
  },
};

export const logbookPerson: Line = {
  name: 'logbook-person',
  what: 'a captain’s page with ten thousand evenings, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: ({ count }) => {
    const [large, small] = [stocked(many).library, stocked(few).library].map((library) => {
      const [person] = library.people.list();
      return () => personPage(library, person?.person ?? '');
    });
    const ours = Array.from({ length: count }, () => timed(() => large?.()));
    const bare = Array.from({ length: count }, () => timed(() => small?.()));
    return Promise.resolve({ bare, ours });
  },
};

export const logbookFirst: Line = {
  name: 'logbook-first',
  what: 'the head of the page when it is asked for first: all evenings gone through once, against one thousand',
  unit: 'ms',
  limit: 1.5,
  percentiles: [50],
  run: ({ count }) => {
    const head = (of: number) => () => new EveningList(stocked(of).library).head({}, eyes);
    const times = Math.min(count, 30);
    const ours = Array.from({ length: times }, () => timed(head(many)));
    const bare = Array.from({ length: times }, () => timed(head(few)));
    return Promise.resolve({ bare, ours });
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
    const folder = mkdtempSync(join(tmpdir(), 'qm-bench-import-'));
    try {
      const files = sessionFiles(join(folder, 'from'), Math.min(realFiles, count * 3));
      const opened = openDataDirectory(join(folder, 'to'));
      if (!opened.ok) throw new Error(opened.no.detail);
      const data = opened.value;
      const [ours, bare]: [number[], number[]] = [[], []];
      const before = process.memoryUsage().rss;
      let most = 0;
      for (const file of files) {
        bare.push(timed(() => copyFileSync(file, join(folder, 'copy'))));
        const begun = performance.now();
        const brought = await bringIn(data, file, {
          importChest: () => accept({ isNew: false }),
          importData: () => accept(undefined),
        });
        ours.push(performance.now() - begun);
        if (!brought.ok) throw new Error(brought.no.code);
        most = Math.max(most, process.memoryUsage().rss - before);
      }
      const begun = performance.now();
      await data.rebuildIndex();
      console.error(
        `${files.length} files brought in with at most ${Math.round(most / 1e6)} MB more; their index made anew in ${seconds(performance.now() - begun)}`,
      );
      await data.close();
      return { bare, ours };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Evenings that lie there as files while pages are painted: what is not a file is no row of the index for long. */
const filesToPaint = 500;

export const logbookPaint: Line = {
  name: 'logbook-paint',
  what: 'from asking for the page to its largest painted words, evenings there as files, against the start page',
  unit: 'ms',
  limit: 2,
  percentiles: [50],
  run: async ({ count }) => {
    const stand = await openStand(async (how) => {
      sessionFiles(join(how.wishes.data ?? '', 'sessions'), Math.min(filesToPaint, count * 5));
      return openHouse(how);
    });
    try {
      await stand.house.companion.data.refreshIndex();
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

/** Few evenings, each many times under another id. */
function sessionFiles(folder: string, count: number): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, nth) => {
    const game = games[nth % games.length] as GameId;
    const path = join(folder, `evening-${nth}.quartermaster`);
    const created = createSessionAt(path, { id: `evening-${nth}`, game, title: game, startedAt: nth * day });
    if (!created.ok) throw new Error(created.no.detail);
    randomEvening(game, created.value, random(nth % played), { most: 100, startedAt: nth * day });
    created.value.close();
    return path;
  });
}
