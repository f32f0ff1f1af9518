import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFile } from '../../src-main/logbook/files/export.ts';
import { zipOf } from '../../src-main/logbook/files/zip.ts';
import { deliveredCards } from '../../src-main/rules/pirates-flag/data/cards.ts';
import { sampleBoard } from '../../src-main/rules/pirates-flag/data/sample-board.ts';
import { House, isNoSentence } from '../support/at-the-door.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';

/** Longer than anything that is ever kept. */
const aMillion = 1_000_000;
const markup = '<img src=x onerror=alert(1)>';
const formula = '=HYPERLINK("http://x")';
const path = '../../etc/passwd';

type Json = Readonly<Record<string, unknown>>;

let evening: Json;
let session: Buffer;
const archived = (files: Readonly<Record<string, Uint8Array | string>>): Buffer =>
  zipOf(
    Object.entries(files).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) })),
    new Date(0),
  );

const chest: Json = {
  chest: 1,
  name: 'The attic',
  game: 'pirate-tricks',
  pieces: [{ piece: 'red-20', tags: ['a1'] }],
};
const plays: Json = {
  players: [
    { id: 1, name: 'Freya' },
    { id: 2, name: 'Mo' },
  ],
  games: [{ id: 1, name: 'Pirate Quest' }],
  plays: [
    {
      uuid: 'AAAAAAAA-1',
      playDate: '2026-03-14 20:00:00',
      gameRefId: 1,
      playerScores: [{ playerRefId: 1, winner: true }, { playerRefId: 2 }],
    },
  ],
};
const deck: Json = { missing: deliveredCards.slice(0, 20).map(({ id }) => id) };
const board: Json = { ...sampleBoard, name: 'Our pass', spaces: sampleBoard.spaces + 2 };

/** A file of each kind as it should be, and the same with a million rows in it. */
interface Door {
  readonly sound: () => Json | Buffer;
  readonly rows: () => Json | Buffer | string;
  /** The same with such a text for a name; nothing where it holds none. */
  readonly named?: (name: string) => Json | Buffer;
}

const million = <Row>(row: Row): readonly Row[] => Array.from({ length: aMillion }, () => row);

const doors: Readonly<Record<string, Door>> = {
  JSON: {
    sound: () => evening,
    rows: () => ({ ...evening, entries: million(0) }),
    named: (name) => ({ ...evening, title: name.slice(0, 80), place: name, people: [] }),
  },
  session: {
    sound: () => session,
    rows: () => Buffer.concat([session.subarray(0, 100), Buffer.alloc(aMillion * 8, 7)]),
  },
  archive: {
    sound: () => archived({ 'evening.json': JSON.stringify(evening) }),
    rows: () => {
      const zip = archived({ 'a.json': '{}' });
      // It says that it holds as many files as such a list can count.
      zip.writeUInt16LE(65_535, zip.length - 12);
      return zip;
    },
  },
  'BG Stats': {
    sound: () => plays,
    rows: () =>
      `{"players":[],"games":[],"plays":[${'{"uuid":"AAAAAAAA-1","playDate":"2026-03-14 20:00:00","gameRefId":1,"playerScores":[]},'.repeat(200_000)}0]}`,
    named: (name) => ({
      ...plays,
      players: [
        { id: 1, name },
        { id: 2, name: 'Mo' },
      ],
    }),
  },
  chest: {
    sound: () => chest,
    rows: () => ({ ...chest, pieces: million(0) }),
    named: (name) => ({ ...chest, name }),
  },
  board: {
    sound: () => board,
    rows: () => ({ ...board, features: million(0) }),
    named: (name) => ({ ...board, name }),
  },
  deck: {
    sound: () => deck,
    rows: () => ({ missing: million('card-1') }),
  },
};

const bytesOf = (value: Json | Buffer | string): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

beforeAll(async () => {
  const house = new House();
  const startedAt = Date.UTC(2026, 0, 1, 18);
  const log = house.data.create({ id: 'evening', game: 'pirate-tricks', title: 'An evening', startedAt });
  if (!log.ok) throw new Error(log.no.detail);
  randomEvening('pirate-tricks', log.value, random(2), { most: 30, startedAt });
  const noted = house.data.library.evenings.noted('evening');
  const options = { language: 'en', look: 'evening', unnamed: [], now: 0 } as const;
  const made = await makeFile(log.value, noted, 'json', options);
  log.value.close();
  if (!made.ok) throw new Error(made.no.code);
  evening = JSON.parse(Buffer.from(made.value.bytes).toString()) as Json;
  session = readFileSync(join(house.data.path, 'sessions', 'evening.quartermaster'));
  await house.close();
});

describe.each(Object.entries(doors))('%s', (_name, { sound, rows }) => {
  let house: House;
  beforeEach(() => {
    house = new House();
  });
  afterEach(async () => house.close());

  const isRefused = async (bytes: Buffer | string): Promise<void> => {
    const { told, isChanged, sentences } = await house.bring(bytes);
    expect([told.ok, isChanged, house.outside()]).toEqual([false, false, []]);
    expect(sentences.length).toBe(2);
    expect(sentences.filter(isNoSentence)).toEqual([]);
    // A sentence is for a person to read.
    for (const sentence of sentences) expect(sentence.length).toBeLessThan(400);
  };

  test('as it should be it is taken', async () => {
    const { told } = await house.bring(bytesOf(sound()));
    expect(told).toMatchObject({ ok: true, value: { refused: [] } });
  });

  test('half of it is told in a sentence and changes nothing', async () => {
    const whole = bytesOf(sound());
    await isRefused(whole.subarray(0, Math.floor(whole.length / 2)));
  });

  test('a million rows are told in a sentence and change nothing', async () => {
    await isRefused(bytesOf(rows()));
  });
});

const withNames = Object.entries(doors).flatMap(([name, { named }]) =>
  named ? [[name, named] as const] : [],
);

test.each(withNames)(
  '%s: markup, a formula and a path for a name are letters, and lead nowhere',
  async (_name, named) => {
    const house = new House();
    for (const name of [markup, formula, path]) {
      const { told, sentences } = await house.bring(bytesOf(named(name)));
      expect(sentences.filter(isNoSentence)).toEqual([]);
      expect(house.outside()).toEqual([]);
      expect(told.ok ? told.value.refused : []).toEqual([]);
    }
    await house.close();
  },
);
