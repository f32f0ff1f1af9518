import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createSessionAt } from '../../src-main/log/create-session.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { putIndexable, readIndexable, type Indexable } from '../../src-main/log/library/index-session.ts';
import { openLibrary, type Library } from '../../src-main/log/library/library.ts';
import { markOf } from '../../src-main/log/session-summary.ts';
import { openWritable, type Writable } from '../../src-main/log/sql.ts';
import { digesting } from '../../src-main/logbook/digesting.ts';
import { reckon } from '../../src-main/logbook/totals.ts';
import type { GameId } from '../../src-main/rules/games.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';

export const many = 10_000;
export const few = 1_000;
/** Evenings that are really played, each into its file; the others are these again on other days, put in by the same code. */
const played = 500;
/** With so many answers each, and every card told in three games of four, ten thousand have five million entries. */
const answers = 720;
const day = 24 * 60 * 60_000;
export const gamesPlayed: readonly GameId[] = [
  'pirate-quest',
  'pirate-tricks',
  'pirates-flag',
  'pirate-attack',
];

export interface Stocked {
  /** A data directory; with few evenings its index alone. */
  readonly folder: string;
  readonly library: Library;
  readonly db: Writable;
}

const stocks = new Map<number, Promise<Stocked>>();
let models: readonly Indexable[] | undefined;

/** So many evenings, as the index leaves them. */
export function stocked(count: typeof many | typeof few): Promise<Stocked> {
  const known = stocks.get(count);
  if (known) return known;
  const made = count === many ? stockMany() : stockFew();
  stocks.set(count, made);
  return made;
}

let left: string | undefined;

/** The folder of many evenings for a program that is measured on it: nobody else may have it open by then. */
export async function stockLeft(): Promise<string> {
  if (left !== undefined) return left;
  const { folder } = await stocked(many);
  for (const stock of stocks.values()) {
    const { library, db } = await stock;
    db.close();
    library.close();
  }
  stocks.clear();
  models = undefined;
  left = folder;
  return folder;
}

export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `qm-bench-${name}-`));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function stockMany(): Promise<Stocked> {
  const folder = ownFolder('logbook');
  const every = many / played;
  const isReal = (at: number): boolean => at % every === 0;
  const begun = performance.now();
  const kept = process.env['QM_BENCH_EVENINGS'];
  const files = Array.from({ length: played }, (_, nth) => playInto(kept ?? folder, nth, nth * every));
  if (kept !== undefined) cpSync(join(kept, 'sessions'), join(folder, 'sessions'), { recursive: true });
  console.error(`${played} evenings played into files in ${since(begun)}`);
  await indexReal(folder);
  const reading = performance.now();
  models = files.map((path) => readOne(join(folder, 'sessions', basename(path))));
  console.error(`read again in ${since(reading)}`);
  return filled(folder, many, isReal);
}

async function stockFew(): Promise<Stocked> {
  await stocked(many);
  return filled(ownFolder('logbook-few'), few, () => false);
}

/** As it is done at home: by the thread that makes the index. */
async function indexReal(folder: string): Promise<void> {
  const opened = openDataDirectory(folder);
  if (!opened.ok) throw new Error(opened.no.detail);
  const data = opened.value;
  const begun = performance.now();
  const { indexed, faults } = await data.refreshIndex();
  if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
  console.error(`index of ${indexed} files made in ${since(begun)}`);
  await data.close();
}

/** Puts in whatever is not there as a file of its own; its name in the folder leads to the file that it is again. */
function filled(folder: string, count: number, isThere: (at: number) => boolean): Stocked {
  const opened = openLibrary(folder, 0);
  if (!opened.ok) throw new Error(opened.no.detail);
  const { library } = opened.value;
  const db = openWritable(library.path, { whose: 'library' });
  const touched = new Set<string>();
  const begun = performance.now();
  let entries = 0;
  for (let at = 0; at < count; at++) {
    const model = models?.[at % played];
    if (!model) throw new Error('no models');
    entries += model.summary.entries;
    if (!isThere(at)) putIndexable(db, again(model, folder, at, count === many), touched);
  }
  const put = performance.now();
  reckon(db, touched);
  const bytes = [library.path, `${library.path}-wal`].map(
    (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  );
  const size = Math.round(bytes.reduce((one, other) => one + other, 0) / 1e6);
  console.error(
    `${count} evenings, ${entries} entries: ${size} MB of index, rows put in within ${seconds(put - begun)}, added up within ${since(put)}`,
  );
  return { folder, library, db };
}

/** One of the played evenings on another day. */
function again(model: Indexable, folder: string, at: number, isLinked: boolean): Indexable {
  const { summary, digest, rows } = model;
  const file = fileOf(at);
  const path = join(folder, 'sessions', file);
  if (isLinked) linkSync(join(folder, 'sessions', summary.file), path);
  const startedAt = startOf(at);
  const begun = new Date(startedAt);
  const id = idOf(at);
  return {
    rows,
    mark: isLinked ? markOf(path) : { bytes: 1, modified: at },
    summary: {
      ...summary,
      file,
      id,
      startedAt,
      changedAt: startedAt + summary.changedAt - summary.startedAt,
    },
    digest: digest && { ...digest, id, startedAt, year: begun.getFullYear(), month: begun.getMonth() + 1 },
  };
}

const idOf = (at: number): string => `evening-${at}`;
const fileOf = (at: number): string => `${idOf(at)}.quartermaster`;
const startOf = (at: number): number => Date.UTC(2000, 0, 1, 18) + Math.round(at * 0.9) * day;

function playInto(folder: string, nth: number, at: number): string {
  const sessions = join(folder, 'sessions');
  mkdirSync(sessions, { recursive: true });
  const path = join(sessions, fileOf(at));
  // Kept from a run before: QM_BENCH_EVENINGS says where.
  if (existsSync(path)) return path;
  const game = gamesPlayed[nth % gamesPlayed.length] as GameId;
  // Every card of Pirate Attack would take longer than all the rest.
  const isWhole = game !== 'pirate-attack';
  return sessionFile(path, game, nth, {
    most: answers,
    startedAt: startOf(at),
    isWhole,
  });
}

export function sessionFile(
  path: string,
  game: GameId,
  seed: number,
  how: NonNullable<Parameters<typeof randomEvening>[3]> & { readonly startedAt: number },
): string {
  const id = path.replace(/^.*\/|\.quartermaster$/g, '');
  const created = createSessionAt(path, { id, game, title: game, startedAt: how.startedAt });
  if (!created.ok) throw new Error(created.no.detail);
  randomEvening(game, created.value, random(seed), how);
  created.value.close();
  return path;
}

function readOne(path: string): Indexable {
  const read = readIndexable(path, digesting);
  if (!read.ok) throw new Error(read.no.detail);
  return read.value;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const since = (begun: number): string => seconds(performance.now() - begun);
