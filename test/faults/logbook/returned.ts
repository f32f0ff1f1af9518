import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDirectory, type DataDirectory } from '../../../src-main/log/data-directory.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { exportKinds } from '../../../src-main/contract/logbook-calls.ts';
import { manifestOf, writeArchive } from '../../../src-main/logbook/files/archive.ts';
import { bringIn, type Brought } from '../../../src-main/logbook/files/bring.ts';
import { makeFile, type MadeKind } from '../../../src-main/logbook/files/export.ts';
import { personPage } from '../../../src-main/logbook/pages.ts';
import { games, type GameId } from '../../../src-main/rules/games.ts';
import { openTable } from '../../../src-main/session/open-table.ts';
import { recordedGames } from '../../rules/recorded.ts';
import { playRecorded } from '../../support/play-evening.ts';
import { random } from '../../support/random.ts';
import { randomEvening } from '../../support/random-evening.ts';
import type { Ordeal, Told } from '../ordeal.ts';

const options = { language: 'en', look: 'evening', unnamed: [], now: 0 } as const;
/** So many evenings lie in one logbook. */
const atOnce = 25;
/** Sheets and pictures are slow to make, and of each game some are enough. */
const everySo = 5;
const made = exportKinds.filter((kind): kind is MadeKind => kind !== 'session');

interface Tally {
  evenings: number;
  entries: number;
  files: number;
  readonly wrongs: string[];
}

/** Random and recorded evenings of every game go out and come into another logbook: the same play, people and figures, once. */
export const returned: Ordeal = {
  name: 'logbook-returned',
  count: 1000,
  async run(count, seed): Promise<Told> {
    const tally: Tally = { evenings: 0, entries: 0, files: 0, wrongs: [] };
    for (let from = 0; from < count; from += atOnce)
      await some(Math.min(atOnce, count - from), seed * 100_000 + from, tally);
    const { evenings, entries, files, wrongs } = tally;
    return {
      text: `${evenings} random and recorded evenings with ${entries} entries, undo and corrections among them, taken along as JSON and as an archive and brought into other logbooks: the same seals, play hashes, people and figures, and nothing new when they came again; ${files} other files made of them`,
      wrongs,
    };
  },
};

async function some(count: number, seed: number, tally: Tally): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-returned-'));
  const [here, byJson, byArchive] = ['here', 'json', 'archive'].map((name) => opened(join(folder, name)));
  if (!here || !byJson || !byArchive) throw new Error('no data directory');
  try {
    for (let nth = 0; nth < count; nth++) play(here, nth, seed + nth, tally);
    await here.refreshIndex();
    for (let nth = 0; nth < count; nth++) await throughJson(folder, here, byJson, nth, tally);
    await throughArchive(folder, here, byArchive, count, tally);
    for (const there of [byJson, byArchive]) {
      await there.refreshIndex();
      for (let nth = 0; nth < count; nth++) compare(here, there, fileOf(nth), tally);
      if (figuresIn(there) !== figuresIn(here)) tally.wrongs.push(`seed ${seed}: other people or figures`);
    }
  } finally {
    for (const data of [here, byJson, byArchive]) await data.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const fileOf = (nth: number): string => `evening-${nth}.quartermaster`;

function opened(path: string): DataDirectory {
  const data = openDataDirectory(path);
  if (!data.ok) throw new Error(data.no.detail);
  return data.value;
}

function play(data: DataDirectory, nth: number, seed: number, tally: Tally): void {
  const ids = Object.keys(games) as GameId[];
  const game = ids[nth % ids.length] ?? 'pirate-quest';
  const startedAt = Date.UTC(2026, 0, 1 + nth, 18);
  const log = data.create({ id: `evening-${nth}`, game, title: `=1+1 <b>${nth}</b>`, startedAt });
  if (!log.ok) throw new Error(log.no.detail);
  const chance = random(seed);
  const recorded = recordedGames(game);
  const one = recorded[Math.floor(tally.evenings / 12) % recorded.length];
  // One in three is a recorded game, which goes as deep as its game does; a thousand evenings have every one of them.
  if (one && tally.evenings % 3 === 2) playRecorded(game, one, log.value, startedAt);
  else randomEvening(game, log.value, chance, { most: 40 + chance.below(160), startedAt });
  tally.evenings += 1;
  tally.entries += log.value.entries.length;
  log.value.close();
}

async function throughJson(
  folder: string,
  here: DataDirectory,
  there: DataDirectory,
  nth: number,
  tally: Tally,
): Promise<void> {
  const log = here.look(fileOf(nth));
  if (!log.ok) throw new Error(log.no.detail);
  const noted = here.library.evenings.noted(log.value.heading.id);
  for (const kind of nth % everySo === 0 ? made : (['json'] as const)) {
    const file = await makeFile(log.value, noted, kind, options);
    if (!file.ok) {
      if (file.no.code !== 'no-result') tally.wrongs.push(`${fileOf(nth)} as ${kind}: ${file.no.code}`);
      continue;
    }
    if (kind === 'json') await bringTwice(folder, there, file.value.bytes, fileOf(nth), tally);
    else tally.files += 1;
  }
}

async function bringTwice(
  folder: string,
  there: DataDirectory,
  bytes: Uint8Array,
  name: string,
  tally: Tally,
): Promise<void> {
  const path = join(folder, 'brought');
  writeFileSync(path, bytes);
  const first = await brought(there, path);
  const second = await brought(there, path);
  if (first?.evenings.new !== 1) tally.wrongs.push(`${name}: did not come in`);
  if (second?.evenings.known !== 1 || second.people !== 0) tally.wrongs.push(`${name}: came twice`);
}

async function throughArchive(
  folder: string,
  here: DataDirectory,
  there: DataDirectory,
  count: number,
  tally: Tally,
): Promise<void> {
  const path = join(folder, 'all.zip');
  const sessions = Array.from({ length: count }, (_, nth) => ({
    name: fileOf(nth),
    path: join(here.path, 'sessions', fileOf(nth)),
  }));
  const manifest = manifestOf(here.library);
  const written = await writeArchive(path, { sessions, manifest, more: [] }, new Date(0), () => true);
  if (!written.ok) throw new Error(written.no.code);
  const first = await brought(there, path);
  const second = await brought(there, path);
  if (first?.evenings.new !== count)
    tally.wrongs.push(`the archive brought ${first?.evenings.new ?? 'nothing'}`);
  if (second?.evenings.known !== count || second.people !== 0) tally.wrongs.push('the archive came twice');
}

async function brought(data: DataDirectory, path: string): Promise<Brought | undefined> {
  const told = await bringIn(data, path, {
    importChest: () => ({ ok: false, no: { code: 'chest-refused', values: {} } }),
    importData: () => ({ ok: true, value: undefined }),
  });
  return told.ok ? told.value : undefined;
}

function compare(here: DataDirectory, there: DataDirectory, file: string, tally: Tally): void {
  const [was, is] = [here, there].map((data) => sealOf(data, file));
  if (was === undefined || was !== is) tally.wrongs.push(`${file}: another evening than before`);
}

/** The last seal holds all before it, and the play hash what it means. */
function sealOf(data: DataDirectory, file: string): string | undefined {
  const read = verify(join(data.path, 'sessions', file));
  const log = data.look(file);
  if (!read.ok || read.value.findings.length > 0 || !log.ok) return undefined;
  const game = games[log.value.heading.game as GameId];
  const table = openTable(game, log.value, Date);
  return table.ok ? `${read.value.entries.at(-1)?.seal ?? ''} ${table.value.playHash()}` : undefined;
}

/** Of everybody by name: ids are made by chance in each logbook. */
function figuresIn({ library }: DataDirectory): string {
  const people = library.people.list();
  const ids = new Map(people.map(({ person, name }) => [person, name]));
  const pages = people
    .map(({ person, name }) => [name, personPage(library, person)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(pages, (_key, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
}
