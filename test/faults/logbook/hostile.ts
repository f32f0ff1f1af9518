import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDirectory, type DataDirectory } from '../../../src-main/log/data-directory.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { makeFile } from '../../../src-main/logbook/files/export.ts';
import { manifestName } from '../../../src-main/logbook/files/archive.ts';
import { zipOf } from '../../../src-main/logbook/files/zip.ts';
import { House, isNoSentence } from '../../support/at-the-door.ts';
import { random, type Random } from '../../support/random.ts';
import { randomEvening } from '../../support/random-evening.ts';
import type { Ordeal, Told } from '../ordeal.ts';

/** Names that a page, a spreadsheet, a path or a database might stumble over. */
const bad = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '../../etc/passwd',
  "'; DROP TABLE evenings; --",
  '\u202Egnp.exe',
  '\0',
  'x'.repeat(5000),
  'CON',
];

interface Tally {
  tried: number;
  refused: number;
  taken: number;
  parts: number;
  readonly wrongs: string[];
}

/** Files that are foreign, broken or meant to do harm, at the door through which evenings come in. */
export const hostile: Ordeal = {
  name: 'logbook-hostile',
  count: 2000,
  async run(count, seed): Promise<Told> {
    const tally: Tally = { tried: 0, refused: 0, taken: 0, parts: 0, wrongs: [] };
    const chance = random(seed);
    const folder = mkdtempSync(join(tmpdir(), 'qm-hostile-'));
    try {
      const sound = await soundFiles(folder);
      for (let nth = 0; nth < count; nth++) await tryOne(sound, chance, tally);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const { tried, refused, taken, parts, wrongs } = tally;
    return {
      text: `${tried} files with bytes changed, cut off, hostile names, paths and numbers in them, brought in: ${refused} refused in a sentence with nothing changed, ${taken} taken and whole, ${parts} parts of archives refused by themselves`,
      wrongs,
    };
  },
};

interface Sound {
  readonly json: Buffer;
  readonly session: Buffer;
  readonly chest: Buffer;
}

const opened = (path: string): DataDirectory => {
  const data = openDataDirectory(path);
  if (!data.ok) throw new Error(data.no.detail);
  return data.value;
};

async function soundFiles(folder: string): Promise<Sound> {
  const data = opened(join(folder, 'from'));
  const startedAt = Date.UTC(2026, 0, 1, 18);
  const log = data.create({ id: 'evening', game: 'pirate-tricks', title: 'An evening', startedAt });
  if (!log.ok) throw new Error(log.no.detail);
  randomEvening('pirate-tricks', log.value, random(2), { most: 60, startedAt });
  const noted = data.library.evenings.noted('evening');
  const made = await makeFile(log.value, noted, 'json', {
    language: 'en',
    look: 'evening',
    unnamed: [],
    now: 0,
  });
  log.value.close();
  if (!made.ok) throw new Error(made.no.code);
  await data.close();
  const chest = {
    chest: 1,
    name: 'The attic',
    game: 'pirate-tricks',
    pieces: [{ piece: 'red-20', tags: ['a1'] }],
  };
  return {
    json: Buffer.from(made.value.bytes),
    session: readFileSync(join(folder, 'from', 'sessions', 'evening.quartermaster')),
    chest: Buffer.from(JSON.stringify(chest)),
  };
}

async function tryOne(sound: Sound, chance: Random, tally: Tally): Promise<void> {
  tally.tried += 1;
  const house = new House();
  try {
    const { told, isChanged, sentences } = await house.bring(madeBad(sound, chance));
    for (const text of sentences) if (isNoSentence(text)) tally.wrongs.push(`no sentence: ${text}`);
    if (told.ok) {
      tally.taken += 1;
      tally.parts += told.value.refused.length;
      checkWhole(house.data, tally);
    } else {
      tally.refused += 1;
      if (isChanged) tally.wrongs.push(`${told.no.code}: refused, and something changed`);
    }
  } catch (error) {
    tally.wrongs.push(`thrown: ${String(error)}`);
  } finally {
    const outside = house.outside();
    if (outside.length > 0) tally.wrongs.push(`written outside: ${outside.join(', ')}`);
    await house.close();
  }
}

function checkWhole(data: DataDirectory, tally: Tally): void {
  for (const name of readdirSync(join(data.path, 'sessions')).filter((each) =>
    each.endsWith('.quartermaster'),
  )) {
    const read = verify(join(data.path, 'sessions', name));
    if (!read.ok || read.value.findings.some(({ kind }) => kind === 'seal' || kind === 'missing'))
      tally.wrongs.push(`${name}: taken in, and not whole`);
  }
}

function madeBad(sound: Sound, chance: Random): Buffer {
  const base = chance.pick([sound.json, sound.json, sound.session, sound.chest, archiveOf(sound, chance)]);
  return chance.pick([cutOff, flipped, renamed, numbered, repeated, prefixed])(base, chance);
}

function archiveOf({ json, session, chest }: Sound, chance: Random): Buffer {
  const manifest = {
    quartermaster: 'logbook',
    version: 1,
    people: [{ name: chance.pick(bad), guest: true, names: [{ name: chance.pick(bad), nth: 1 }] }],
    notes: [{ id: 'evening', place: chance.pick(bad).slice(0, 60), remark: '' }],
  };
  const name = chance.pick(['sessions/evening.quartermaster', ...bad]);
  return Buffer.from(
    zipOf(
      [
        { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) },
        { name, bytes: session },
        { name: 'evening.json', bytes: json },
        { name: 'chests/attic.json', bytes: chest },
      ],
      new Date(0),
    ),
  );
}

type Harm = (bytes: Buffer, chance: Random) => Buffer;

const cutOff: Harm = (bytes, chance) => bytes.subarray(0, chance.below(bytes.length));

const flipped: Harm = (bytes, chance) => {
  const copy = Buffer.from(bytes);
  for (let nth = 0; nth < 1 + chance.below(4); nth++) copy[chance.below(copy.length)] = chance.below(256);
  return copy;
};

/** A text somewhere in it is another now. */
const renamed: Harm = (bytes, chance) => {
  const texts = [...bytes.toString('latin1').matchAll(/"[^"\\]{2,40}"/g)];
  if (texts.length === 0) return cutOff(bytes, chance);
  const found = chance.pick(texts);
  const put = Buffer.from(JSON.stringify(chance.pick(bad)));
  return Buffer.concat([bytes.subarray(0, found.index), put, bytes.subarray(found.index + found[0].length)]);
};

const numbered: Harm = (bytes, chance) => {
  const numbers = [...bytes.toString('latin1').matchAll(/(?<=:)\s?\d+/g)];
  if (numbers.length === 0) return flipped(bytes, chance);
  const found = chance.pick(numbers);
  const put = Buffer.from(
    chance.pick(['-1', '1e308', '9007199254740993', '0.5', 'null', '[]', '"7"', '4294967296']),
  );
  return Buffer.concat([bytes.subarray(0, found.index), put, bytes.subarray(found.index + found[0].length)]);
};

/** A piece of it comes again. */
const repeated: Harm = (bytes, chance) => {
  const from = chance.below(bytes.length);
  const to = Math.min(bytes.length, from + 1 + chance.below(2000));
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
};

const prefixed: Harm = (bytes, chance) =>
  Buffer.concat([
    Buffer.from(chance.pick(['\uFEFF', 'PK\x03\x04', 'SQLite format 3\0', '[[[[', '\0\0', ' '])),
    bytes,
  ]);
