import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRecording } from '../../hardware/record/recording.ts';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import type { NewReading } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { courseIn } from '../../src-main/logbook/evening.ts';
import { bgStatsPlay } from '../../src-main/logbook/files/bgstats.ts';
import { bringIn } from '../../src-main/logbook/files/bring.ts';
import { makeFile, type MadeKind } from '../../src-main/logbook/files/export.ts';
import { playOf } from '../../src-main/logbook/files/play.ts';
import { unseen } from '../../src-main/session/unseen.ts';
import { examples } from '../support/examples.ts';
import { playExample } from '../support/play-evening.ts';

const startedAt = Date.UTC(2026, 2, 14, 19, 0, 0);
const options = { language: 'en', look: 'evening', unnamed: [], now: startedAt } as const;

let folder: string;
let data: DataDirectory;
let log: SessionLog;

function opened(path: string): DataDirectory {
  const directory = openDataDirectory(path);
  if (!directory.ok) throw new Error(directory.no.detail);
  return directory.value;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qm-handed-'));
  data = opened(join(folder, 'here'));
  const created = data.create({ id: 'march', game: 'pirate-quest', title: 'March', startedAt });
  const example = examples.find(({ game }) => game === 'pirate-quest');
  if (!created.ok || !example) throw new Error('no evening');
  log = created.value;
  playExample(example, log, startedAt);
});
afterEach(async () => {
  log.close();
  await data.close();
  rmSync(folder, { recursive: true });
});

async function made(as: MadeKind): Promise<Buffer> {
  const file = await makeFile(log, data.library.evenings.noted('march'), as, options);
  if (!file.ok) throw new Error(file.no.code);
  return Buffer.from(file.value.bytes);
}

describe('what BG Stats is told of when an evening was', () => {
  interface File {
    readonly plays: readonly { readonly playDate: string; readonly entryDate: string; durationMin: number }[];
  }
  const inFile = async () => (JSON.parse((await made('bgsplay')).toString()) as File).plays[0];
  const read = (date: string | undefined): number => Date.parse(`${(date ?? '').replace(' ', 'T')}Z`);

  test('in a file it is when the evening began, and entered when it was over; in a link its end', async () => {
    const course = courseIn(log);
    const last = log.entries.at(-1)?.at ?? 0;
    const play = await inFile();
    expect([read(play?.playDate), read(play?.entryDate)]).toEqual([
      startedAt,
      Math.floor(last / 1000) * 1000,
    ]);
    const link =
      course && (bgStatsPlay(playOf(course, data.library.evenings.noted('march'))) as Record<string, string>);
    expect(read(link?.['playDate'])).toBe(read(play?.entryDate));
    // Without pauses it may be shorter than from the beginning to the end, and never longer.
    expect((play?.durationMin ?? 0) * 60_000).toBeLessThanOrEqual(last - startedAt + 30_000);
    expect(play?.durationMin).toBeGreaterThan(0);
  });

  test('brought in elsewhere it is an evening of the same day, time and length', async () => {
    const there = opened(join(folder, 'there'));
    const path = join(folder, 'march.bgsplay');
    writeFileSync(path, await made('bgsplay'));
    const no = () => ({ ok: false, no: { code: 'not-understood', values: {} } }) as const;
    expect(await bringIn(there, path, { importChest: no, importData: no })).toMatchObject({ ok: true });
    await there.refreshIndex();
    const [evening] = there.library.evenings.find({});
    const play = await inFile();
    expect([evening?.startedAt, evening?.played]).toEqual([startedAt, (play?.durationMin ?? 0) * 60_000]);
    await there.close();
  });
});

describe('the readers’ recording of an evening', () => {
  const reading = (after: number, tag: string): NewReading => ({
    reader: 'tray',
    raw: Buffer.from(`\u0002${tag}\u0003`),
    report: JSON.stringify({ kind: 'tag', tag }),
    at: startedAt + after,
  });
  const entries = () => log.entries.length;
  const lines = async () =>
    (await made('readings'))
      .toString()
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { in: string; report: { tag: string }; fates: { fate: string }[] });

  beforeEach(() => {
    const appended = log.append({
      entries: [],
      readings: [reading(1000, '7A005B0FF8'), reading(2500, '0102030405'), reading(4000, '00DEADBEEF')],
      fates: [
        { reading: { inBatch: 0 }, fate: 'entry', entry: 2 },
        { reading: { inBatch: 1 }, fate: 'strange' },
        { reading: { inBatch: 2 }, fate: 'entry', entry: 3, code: unseen },
      ],
    });
    if (!appended.ok) throw new Error(appended.no.detail);
  });

  test('is read as a recording: each reading with its time, its reader and its very bytes', async () => {
    const { moments, unread } = parseRecording((await made('readings')).toString());
    expect(unread).toBe(0);
    expect(moments.slice(0, 2)).toEqual([
      {
        at: 1000,
        port: 'tray',
        what: { kind: 'in', bytes: Uint8Array.from(Buffer.from('\u00027A005B0FF8\u0003')) },
      },
      {
        at: 2500,
        port: 'tray',
        what: { kind: 'in', bytes: Uint8Array.from(Buffer.from('\u00020102030405\u0003')) },
      },
    ]);
    expect(moments).toHaveLength(3);
    expect(entries()).toBeGreaterThan(3);
  });

  test('says beside each what was read in it and what became of it', async () => {
    expect(await lines()).toMatchObject([
      { report: { kind: 'tag', tag: '7A005B0FF8' }, fates: [{ fate: 'entry', entry: 2 }] },
      { report: { kind: 'tag', tag: '0102030405' }, fates: [{ fate: 'strange' }] },
      { fates: [{ fate: 'entry', entry: 3 }] },
    ]);
  });

  test('tells nothing of a card that lies face down', async () => {
    const text = (await made('readings')).toString();
    expect((await lines())[2]).toMatchObject({ in: '', report: { tag: '' } });
    expect(text).not.toContain('00DEADBEEF');
    expect(text).not.toContain(Buffer.from('00DEADBEEF').toString('hex').toUpperCase());
  });
});
