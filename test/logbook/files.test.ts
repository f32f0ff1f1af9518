import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import { lookAtSession } from '../../src-main/log/look-at-session.ts';
import { verify } from '../../src-main/log/verify.ts';
import { bringIn, type Brought } from '../../src-main/logbook/files/bring.ts';
import { checked } from '../../src-main/logbook/files/check.ts';
import { bgStatsPlay, bgStatsUrls, uuidOf } from '../../src-main/logbook/files/bgstats.ts';
import { cellOf } from '../../src-main/logbook/files/csv.ts';
import { makeFile, type MadeKind } from '../../src-main/logbook/files/export.ts';
import type { FileNo } from '../../src-main/logbook/files/file-no.ts';
import { manifestOf, writeArchive } from '../../src-main/logbook/files/archive.ts';
import { markPaths } from '../../src-main/logbook/files/marks.ts';
import { playOf } from '../../src-main/logbook/files/play.ts';
import { resultFiles } from '../../src-main/logbook/files/results.ts';
import { listZip, zipOf } from '../../src-main/logbook/files/zip.ts';
import { courseIn } from '../../src-main/logbook/evening.ts';
import { EveningList } from '../../src-main/logbook/list.ts';
import { personPage } from '../../src-main/logbook/pages.ts';
import { games, type GameId } from '../../src-main/rules/games.ts';
import { openTable } from '../../src-main/session/open-table.ts';
import type { Result } from '../../src-main/rules/kernel/result.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { examples } from '../support/examples.ts';
import { playExample } from '../support/play-evening.ts';
import { random } from '../support/random.ts';
import { randomEvening } from '../support/random-evening.ts';

const options = { language: 'en', look: 'evening', unnamed: [], now: 0 } as const;
const noChest = (): Result<never, FileNo> => ({ ok: false, no: { code: 'chest-refused', values: {} } });
const noData = (): Result<undefined, FileNo> => ({ ok: true, value: undefined });
const everything = { everything: true, person: null, held: [] } as const;
const folders: string[] = [];

function newData(): DataDirectory {
  const folder = mkdtempSync(join(tmpdir(), 'qm-files-'));
  folders.push(folder);
  const opened = openDataDirectory(folder);
  if (!opened.ok) throw new Error(opened.no.detail);
  return opened.value;
}

const must = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.no));
  return result.value;
};

let here: DataDirectory;
const sessions: {
  readonly id: string;
  readonly path: string;
  readonly playHash: string;
  readonly over: boolean;
}[] = [];

/** The recorded evenings, and random ones of each game with undo and corrections. */
beforeAll(async () => {
  here = newData();
  for (const example of examples) {
    const { game } = example;
    const log = must(here.create({ id: `example-${game}`, game, title: `<b>${game}</b>`, startedAt: 1e12 }));
    remember(playExample(example, log, 1e12));
  }
  for (let nth = 0; nth < 6; nth++) {
    const game = (['pirate-quest', 'pirate-tricks', 'pirates-flag'] as const)[nth % 3] as GameId;
    const log = must(here.create({ id: `random-${nth}`, game, title: game, startedAt: 1e12 + nth }));
    remember(randomEvening(game, log, random(nth + 40), { startedAt: 1e12 }).table);
  }
  await here.refreshIndex();
});

afterAll(async () => {
  await here.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function remember(table: RunningTable): void {
  const { id } = table.log.heading;
  const over = table.game.standings(table.state.game).over;
  sessions.push({
    id,
    path: join(here.path, 'sessions', `${id}.quartermaster`),
    playHash: table.playHash(),
    over,
  });
  table.log.close();
}

const made = async (path: string, as: MadeKind): Promise<Uint8Array> => {
  const log = must(lookAtSession(path));
  return must(await makeFile(log, here.library.evenings.noted(log.heading.id), as, options)).bytes;
};

const bring = async (data: DataDirectory, bytes: Uint8Array | string): Promise<Result<Brought, FileNo>> => {
  const folder = mkdtempSync(join(tmpdir(), 'qm-brought-'));
  folders.push(folder);
  writeFileSync(join(folder, 'file'), bytes);
  return bringIn(data, join(folder, 'file'), { importChest: noChest, importData: noData });
};

/** The sessions there, each found whole, with their play hashes. */
const hashesIn = (data: DataDirectory): Record<string, string | undefined> =>
  Object.fromEntries(
    readdirSync(join(data.path, 'sessions'))
      .filter((name) => name.endsWith('.quartermaster'))
      .map((name) => {
        const { sound } = must(checked(join(data.path, 'sessions', name)));
        const log = must(data.look(name));
        const table = must(openTable(games[log.heading.game as GameId], log, Date));
        return [name.replace('.quartermaster', ''), sound ? table.playHash() : 'not sound'];
      }),
  );

describe('an evening taken along and brought back', () => {
  test('as JSON is the same play, with the same seals, and twice it is nothing new', async () => {
    const there = newData();
    for (const { id, path, playHash } of sessions) {
      const bytes = await made(path, 'json');
      expect(must(await bring(there, bytes)).evenings).toEqual({ new: 1, known: 0, differing: 0 });
      expect(must(await bring(there, bytes)).evenings).toEqual({ new: 0, known: 1, differing: 0 });
      const [was, is] = [path, join(there.path, 'sessions', `${id}.quartermaster`)].map((each) =>
        must(verify(each)),
      );
      expect(is?.findings).toEqual([]);
      expect(is?.entries.map(({ seal }) => seal)).toEqual(was?.entries.map(({ seal }) => seal));
      const again = JSON.parse(
        Buffer.from(
          await made(is ? join(there.path, 'sessions', `${id}.quartermaster`) : '', 'json'),
        ).toString(),
      ) as { playHash: string };
      expect(again.playHash).toBe(playHash);
    }
    await there.refreshIndex();
    const people = (data: DataDirectory) =>
      data.library.people
        .list()
        .map(({ name, came, won }) => [name, came, won])
        .sort();
    expect(people(there)).toEqual(people(here));
    await there.close();
  });

  test('as one archive brings evenings, people, places and remarks, and twice nothing new', async () => {
    const there = newData();
    const [first] = sessions;
    here.library.evenings.setPlace(first?.id ?? '', 'The attic');
    const freya = here.library.people.list().find(({ name }) => name === 'Freya');
    here.library.people.rename(freya?.person ?? '', 'Freya the Red');
    const to = join(there.path, 'all.zip');
    const listed = sessions.map(({ path, id }) => ({ path, name: `${id}.quartermaster` }));
    must(
      await writeArchive(
        to,
        { sessions: listed, manifest: manifestOf(here.library), more: [] },
        new Date(0),
        () => true,
      ),
    );
    const brought = await bringIn(there, to, { importChest: noChest, importData: noData });
    expect(must(brought)).toMatchObject({
      kind: 'archive',
      evenings: { new: sessions.length, known: 0 },
      refused: [],
    });
    expect(must(await bringIn(there, to, { importChest: noChest, importData: noData })).evenings).toEqual({
      new: 0,
      known: sessions.length,
      differing: 0,
    });
    await there.refreshIndex();
    expect(hashesIn(there)).toEqual(Object.fromEntries(sessions.map(({ id, playHash }) => [id, playHash])));
    expect(there.library.evenings.noted(first?.id ?? '').place).toBe('The attic');
    const names = there.library.people.list().map(({ name }) => name);
    expect(names).toContain('Freya the Red');
    expect(names).not.toContain('Freya');
    here.library.people.rename(freya?.person ?? '', 'Freya');
    await there.close();
  });

  test('the same session that has gone on otherwise is told, and neither is changed', async () => {
    const there = newData();
    const log = must(there.create({ id: 'random-0', game: 'pirate-quest', title: 'another', startedAt: 5 }));
    randomEvening('pirate-quest', log, random(99), { most: 20 });
    log.close();
    const before = readFileSync(join(there.path, 'sessions', 'random-0.quartermaster'));
    const json = await made(join(here.path, 'sessions', 'random-0.quartermaster'), 'json');
    expect(await bring(there, json)).toMatchObject({ ok: false, no: { code: 'differs' } });
    expect(readFileSync(join(there.path, 'sessions', 'random-0.quartermaster')).equals(before)).toBe(true);
    await there.close();
  });
});

describe('a file that is not what it should be', () => {
  type Wrong = readonly [
    name: string,
    file: () => Promise<string> | string | Uint8Array,
    code: FileNo['code'],
  ];
  interface Loose extends Readonly<Record<string, unknown>> {
    readonly entries: readonly { readonly parent: number; readonly events: readonly unknown[] }[];
  }
  const evening = async (): Promise<Loose> =>
    JSON.parse(Buffer.from(await made(sessions[0]?.path ?? '', 'json')).toString()) as Loose;

  test.each<Wrong>([
    ['half of one', async (): Promise<string> => JSON.stringify(await evening()).slice(0, 900), 'not-json'],
    [
      'of another version',
      async (): Promise<string> => JSON.stringify({ ...(await evening()), version: 2 }),
      'not-json',
    ],
    [
      'of a game nobody knows',
      async (): Promise<string> => JSON.stringify({ ...(await evening()), game: 'chess' }),
      'newer-game',
    ],
    [
      'whose id is a path',
      async (): Promise<string> => JSON.stringify({ ...(await evening()), id: '../../etc/passwd' }),
      'not-json',
    ],
    [
      'whose entries run in a circle',
      async (): Promise<string> =>
        JSON.stringify({
          ...(await evening()),
          entries: (await evening()).entries.map((entry, at) => (at === 3 ? { ...entry, parent: 4 } : entry)),
        }),
      'evening-broken',
    ],
    [
      'with other events than it vouches for',
      async (): Promise<string> => JSON.stringify({ ...(await evening()), playHash: '0'.repeat(64) }),
      'hash-differs',
    ],
    ['nested without end', () => `{"quartermaster":${'['.repeat(50_000)}`, 'not-understood'],
    ['no JSON', () => 'PLAYED YESTERDAY', 'not-understood'],
    ['a list of results that lacks its games', () => JSON.stringify({ plays: [], players: [] }), 'not-json'],
    [
      'half an archive',
      () => zipOf([{ name: 'a.json', bytes: Buffer.from('{}') }], new Date(0)).subarray(0, 40),
      'not-an-archive',
    ],
    [
      'an archive with a way out',
      () => zipOf([{ name: '../up.quartermaster', bytes: Buffer.from('x') }], new Date(0)),
      'archive-name',
    ],
    [
      'an archive with a root',
      () => zipOf([{ name: '/etc/x.quartermaster', bytes: Buffer.from('x') }], new Date(0)),
      'archive-name',
    ],
    [
      'an archive with a drive',
      () => zipOf([{ name: 'C:\\x.quartermaster', bytes: Buffer.from('x') }], new Date(0)),
      'archive-name',
    ],
    [
      'an archive that names one twice',
      () =>
        zipOf(
          [1, 2].map(() => ({ name: 'a.json', bytes: Buffer.from('{}') })),
          new Date(0),
        ),
      'archive-name',
    ],
  ])('%s is told in a word and changes nothing', async (_name, file, code) => {
    const there = newData();
    const before = there.library.people.list();
    expect(await bring(there, await file())).toMatchObject({ ok: false, no: { code } });
    expect(readdirSync(join(there.path, 'sessions'))).toEqual([]);
    expect(there.library.people.list()).toEqual(before);
    await there.close();
  });

  test('in an archive is refused by itself, and the others are taken', async () => {
    const there = newData();
    const whole = await made(sessions[0]?.path ?? '', 'json');
    const zip = zipOf(
      [
        { name: 'good.json', bytes: whole },
        { name: 'bad.quartermaster', bytes: Buffer.from('SQLite format 3\0 and no more') },
        { name: 'song.mp3', bytes: Buffer.from('la') },
      ],
      new Date(0),
    );
    const brought = must(await bring(there, zip));
    expect(brought.evenings.new).toBe(1);
    expect(brought.refused.map(({ name }) => name)).toEqual(['bad.quartermaster', 'song.mp3']);
    await there.close();
  });

  test('that unpacks to more than it says is not unpacked', () => {
    const zip = zipOf([{ name: 'a.json', bytes: Buffer.alloc(5_000_000) }], new Date(0));
    zip.writeUInt32LE(10, zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    const listed = must(listZip(zip.length, (start, length) => zip.subarray(start, start + length), 1e6));
    expect(listed[0]?.read()).toMatchObject({ ok: false, no: { code: 'archive-broken' } });
    const large = zipOf([{ name: 'a.json', bytes: Buffer.alloc(5_000_000) }], new Date(0));
    expect(
      listZip(large.length, (start, length) => large.subarray(start, start + length), 1e6),
    ).toMatchObject({
      no: { code: 'archive-large' },
    });
  });
});

describe('the export of BG Stats', () => {
  const day = '2026-03-14 20:00:00';
  const exported = (plays: readonly object[]) =>
    JSON.stringify({
      players: ['Freya', 'Mo', '=1+1', ''].map((name, at) => ({ id: at + 1, name, uuid: `P${at}` })),
      games: [
        { id: 1, name: 'Pirate Quest' },
        { id: 2, name: 'Chess' },
      ],
      locations: [{ id: 1, name: 'The attic' }],
      plays,
      userInfo: { meRefId: 1 },
    });
  const play = (uuid: string, more: object = {}) => ({
    uuid,
    playDate: day,
    durationMin: 90,
    gameRefId: 1,
    locationRefId: 1,
    playerScores: [
      { playerRefId: 1, score: '15', winner: true, rank: 1, seatOrder: 1 },
      { playerRefId: 2, score: '', winner: false, rank: 2, seatOrder: 2 },
      { playerRefId: 3, score: '3+4', winner: false, rank: 0, seatOrder: 3 },
    ],
    ...more,
  });

  test('is taken in as bare results, which count for who won and finished ahead, once', async () => {
    const there = newData();
    const own = must(there.create({ id: 'own', game: 'pirate-quest', title: 'x', startedAt: 1e12 }));
    randomEvening('pirate-quest', own, random(7), { most: 12 });
    own.close();
    await there.refreshIndex();
    const file = exported([
      play('AAAAAAAA-1'),
      play('AAAAAAAA-2', { gameRefId: 2 }),
      play('AAAAAAAA-3', { playerScores: [{ playerRefId: 4 }] }),
      play(uuidOf('evening:own')),
    ]);
    const first = must(await bring(there, file));
    expect(first).toMatchObject({
      kind: 'bgstats',
      evenings: { new: 1, known: 1 },
      refused: [{ name: `Pirate Quest, ${day}`, why: { code: 'result-unclear' } }],
      more: [{ key: 'brought.others', values: { count: 1 } }],
    });
    expect(must(await bring(there, file)).evenings).toEqual({ new: 0, known: 2, differing: 0 });
    for (const again of [false, true]) {
      if (again) await there.rebuildIndex();
      else await there.refreshIndex();
      const list = new EveningList(there.library);
      const [row] = list.page({ place: 'The attic' }, everything, 0, 5, null).rows;
      expect(row).toMatchObject({ bare: true, over: true, entries: 0, played: 90 * 60_000 });
      const freya = there.library.people.list().find(({ name }) => name === 'Freya');
      const page = personPage(there.library, freya?.person ?? '');
      expect(page?.games.map(({ game, wins }) => [game, wins.count, wins.of])).toEqual([
        ['pirate-quest', 1, 1],
      ]);
      expect(page?.ahead.map(({ name, share }) => [name, share.count])).toEqual([['Mo', 1]]);
      expect(page?.favourites.depth).toBe(null);
    }
    const elsewhere = newData();
    const to = join(there.path, 'all.zip');
    const more = resultFiles(there).map(({ file: name, path }) => ({
      name: `results/${name}`,
      bytes: readFileSync(path),
    }));
    must(
      await writeArchive(
        to,
        { sessions: [], manifest: manifestOf(there.library), more },
        new Date(0),
        () => true,
      ),
    );
    expect(
      must(await bringIn(elsewhere, to, { importChest: noChest, importData: noData })).evenings.new,
    ).toBe(1);
    await there.close();
    await elsewhere.close();
  });
});

test('a result that was handed over from here is no evening beside it, whichever of the two comes first', async () => {
  const there = newData();
  const whole = sessions.find(({ over }) => over);
  const handed = await made(whole?.path ?? '', 'bgsplay');
  expect(must(await bring(there, handed)).evenings.new).toBe(1);
  await there.refreshIndex();
  expect(there.library.evenings.find({})).toHaveLength(1);
  expect(must(await bring(there, readFileSync(whole?.path ?? ''))).evenings.new).toBe(1);
  await there.refreshIndex();
  expect(there.library.evenings.find({}).map(({ id }) => id)).toEqual([whole?.id]);
  expect(must(await bring(there, handed)).evenings).toEqual({ new: 0, known: 1, differing: 0 });
  await there.close();
});

describe('what other programs read', () => {
  const over = (): typeof sessions => sessions.filter((session) => session.over);
  const play = (path: string) => {
    const log = must(lookAtSession(path));
    const course = courseIn(log);
    if (!course) throw new Error(path);
    return playOf(course, here.library.evenings.noted(log.heading.id));
  };

  test('BG Stats is always sent what it always wants', () => {
    for (const { path, id } of over()) {
      const sent = bgStatsPlay(play(path)) as Record<string, unknown> & {
        players: Record<string, unknown>[];
        game: object;
      };
      expect(sent).toMatchObject({
        sourceName: 'Quartermaster',
        sourcePlayId: id,
        durationMin: expect.any(Number) as number,
      });
      expect(sent['playDate']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(sent.game).toMatchObject({
        highestWins: true,
        noPoints: false,
        name: expect.any(String) as string,
        sourceGameId: expect.any(String) as string,
      });
      for (const player of sent.players)
        expect([
          typeof player['name'],
          typeof player['sourcePlayerId'],
          typeof player['startPlayer'],
          typeof player['winner'],
        ]).toEqual(['string', 'string', 'boolean', 'boolean']);
      const { url, app } = bgStatsUrls(play(path));
      expect(url.startsWith('https://app.bgstatsapp.com/createPlay.html?data=')).toBe(true);
      expect(JSON.parse(decodeURIComponent(url.split('data=')[1] ?? ''))).toEqual(sent);
      expect(app.startsWith('bgstats://app.bgstatsapp.com/')).toBe(true);
    }
  });

  test('a .bgsplay refers only to what is in it, and names an evening by the same id however often', async () => {
    for (const { path, id } of over()) {
      type Row = Readonly<Record<string, unknown>> & { id: number; uuid: string };
      const file = JSON.parse(Buffer.from(await made(path, 'bgsplay')).toString()) as {
        players: Row[];
        games: Row[];
        locations: Row[];
        plays: (Row & {
          gameRefId: number;
          locationRefId?: number;
          playerScores: { playerRefId: number; score: unknown }[];
        })[];
      };
      const [one] = file.plays;
      expect(one?.uuid).toBe(uuidOf(`evening:${id}`));
      expect(one?.uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
      expect(file.games.map((game) => game.id)).toContain(one?.gameRefId);
      for (const { playerRefId, score } of one?.playerScores ?? []) {
        expect(file.players.map((player) => player.id)).toContain(playerRefId);
        expect(typeof score).toBe('string');
      }
    }
  });

  test('of an evening that is not over there is no result to hand over', async () => {
    const there = newData();
    const log = must(there.create({ id: 'broken-off', game: 'pirate-quest', title: 'x', startedAt: 1 }));
    randomEvening('pirate-quest', log, random(7), { most: 12 });
    const no = await makeFile(log, there.library.evenings.noted('broken-off'), 'bgsplay', options);
    expect(no).toMatchObject({ ok: false, no: { code: 'no-result' } });
    log.close();
    await there.close();
  });

  test('a cell is never a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) expect(cellOf(text)).toMatch(/^"'/);
    expect([cellOf(-3), cellOf(null), cellOf('a "b", c'), cellOf('Mo')]).toEqual([
      '-3',
      '',
      '"a ""b"", c"',
      '"Mo"',
    ]);
  });

  test('CSV has the play in BoardGameGeek’s words and a table for each query table', async () => {
    const withBids = sessions.find(({ id }) => id === 'example-pirate-quest');
    const zip = Buffer.from(await made(withBids?.path ?? '', 'csv'));
    const files = must(listZip(zip.length, (start, length) => zip.subarray(start, start + length), 1e8));
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['boardgamegeek.csv', 'bids.csv', 'captains.csv', 'results.csv']),
    );
    const plays = Buffer.from(must(files[0]?.read() ?? { ok: false, no: 0 }))
      .toString('utf8')
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(plays[0]).toContain('"playid","date","quantity","length","incomplete","nowinstats","location"');
    expect(plays.length - 2).toBe(here.library.evenings.noted(sessions[0]?.id ?? '').people.length);
  });
});

describe('the sheet and the picture', () => {
  test.each(['sheet', 'picture'] as const)('a %s is made of every evening', async (as) => {
    for (const { path, id } of sessions) {
      const bytes = Buffer.from(await made(path, as));
      expect([id, bytes.subarray(0, 4).toString()]).toEqual([id, as === 'sheet' ? '%PDF' : '<svg']);
      const out = process.env['QM_LOOK'];
      if (out !== undefined) {
        mkdirSync(out, { recursive: true });
        writeFileSync(join(out, `${id}.${as === 'sheet' ? 'pdf' : 'svg'}`), bytes);
      }
    }
  });

  test('a name with markup is letters in a picture', async () => {
    const there = newData();
    const log = must(there.create({ id: 'markup', game: 'pirate-quest', title: 'x', startedAt: 1 }));
    const { table } = randomEvening('pirate-quest', log, random(5), { most: 10 });
    const seat = table.state.game.seats[0] ?? 'red';
    table.act({ command: { kind: 'seatCaptain', seat, captain: '<script>alert(1)</script>' } });
    const svg = must(await makeFile(log, there.library.evenings.noted('markup'), 'picture', options));
    expect(Buffer.from(svg.bytes).toString()).not.toContain('<script');
    log.close();
    await there.close();
  });

  test('marks are those of every display', () => {
    const sprite = readFileSync(join(import.meta.dirname, '../../src-renderer/look/signs.svg'), 'utf8');
    const others = Object.entries(markPaths).filter(([seat]) => !['red', 'blue', 'grey'].includes(seat));
    for (const [, path] of others) expect(sprite).toContain(`d="${path}"`);
  });
});
