import Database from 'better-sqlite3';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { exportCopy } from '../../src-main/log/export-copy.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import type { SessionFile } from '../../src-main/log/session-file.ts';
import { verify } from '../../src-main/log/verify.ts';
import { witnessPath } from '../../src-main/log/witness.ts';
import { begun, must, play, playedSession, temporaryFolder } from './samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const aSecond = (): void => void vi.advanceTimersByTime(1000);

interface Evening {
  readonly path: string;
  readonly log: SessionFile;
  /** As somebody copies a file: it alone, and what lies beside it only if asked for. */
  copied(...beside: readonly ('-wal' | '-witness')[]): string;
}

function anEvening(): Evening {
  const folder = temporaryFolder();
  const log = begun(folder);
  onTestFinished(() => log.close());
  const path = join(folder, 'evening-1.quartermaster');
  const copied = (...beside: readonly ('-wal' | '-witness')[]): string => {
    const copy = join(temporaryFolder(), 'copied.quartermaster');
    for (const which of ['', ...beside])
      if (existsSync(path + which)) copyFileSync(path + which, copy + which);
    return copy;
  };
  return { path, log, copied };
}

describe('a copy of a session that is open', () => {
  test('taken alone after any of its entries holds all of them or says where it ends', () => {
    const { log, copied } = anEvening();
    for (let number = 1; number <= 41; number++) {
      play(log, 1);
      const copy = copied();
      const found = must(verify(copy));
      expect(found.findings).toEqual([{ kind: 'copied-open', last: found.entries.length }]);
      expect(openSession(copy)).toMatchObject({
        ok: false,
        no: { code: 'copied-open', detail: String(found.entries.length) },
      });
      if (number % 10 === 0) aSecond();
    }
  });

  test('is whole by itself once nothing was entered for a second', () => {
    const { path, log, copied } = anEvening();
    play(log, 41);
    aSecond();
    expect(statSync(`${path}-wal`).size).toBe(0);
    const copy = must(openSession(copied()));
    expect(copy.entries).toHaveLength(41);
    copy.close();
    play(log, 1);
    expect(openSession(copied())).toMatchObject({ ok: false, no: { code: 'copied-open', detail: '42' } });
  });

  test('with its log, as a killed process leaves it, has everything and says nothing', () => {
    const { log, copied } = anEvening();
    play(log, 41);
    for (const copy of [copied('-wal'), copied('-wal', '-witness')]) {
      expect(must(verify(copy))).toMatchObject({ findings: [] });
      const opened = must(openSession(copy));
      expect(opened.entries).toHaveLength(41);
      opened.close();
      expect(must(verify(copy)).isWitnessed).toBe(true);
    }
  });

  test('with its witness, which knows that more was there, is damaged and not merely cut', () => {
    const { log, copied } = anEvening();
    play(log, 41);
    expect(openSession(copied('-witness'))).toMatchObject({ ok: false, no: { code: 'damaged' } });
  });

  test('by way of a backup or an export is whole and bears no mark', async () => {
    const { path, log } = anEvening();
    play(log, 41);
    const [backup, exported] = ['backup', 'exported'].map((name) => join(temporaryFolder(), name));
    must(await log.backup(backup ?? ''));
    must(await exportCopy(path, exported ?? ''));
    for (const copy of [backup, exported])
      expect(must(verify(copy ?? ''))).toMatchObject({ findings: [], entries: { length: 41 } });
  });

  test('whose log another program has brought in meanwhile is known by its witness to be whole', () => {
    const { log, copied } = anEvening();
    play(log, 41);
    const copy = copied('-wal', '-witness');
    new Database(copy).close();
    const other = new Database(copy);
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    expect(must(verify(copy))).toMatchObject({ findings: [], entries: { length: 41 } });
  });
});

describe('in the folder of sessions, a copy that was taken from an open session', () => {
  test('from elsewhere is taken in, told when it is opened, and can be rescued', async () => {
    vi.useRealTimers();
    const { log, copied } = anEvening();
    play(log, 1);
    const copy = copied();
    const directory = must(openDataDirectory(temporaryFolder()));
    onTestFinished(() => directory.close());
    must(await directory.import(copy));
    const file = 'evening-1.quartermaster';
    const cut = { code: 'copied-open', detail: '1' };
    expect(directory.open(file)).toMatchObject({ ok: false, no: cut });
    expect(must(directory.sessions())).toMatchObject([{ file, fault: cut }]);
    expect(must(await directory.rescue(file))).toMatchObject({ isCut: true, salvaged: { entries: 1 } });
    const opened = must(directory.open(file));
    expect(opened.entries).toHaveLength(1);
    opened.close();
  });

  test('is told apart from one that a killed process left and that was in the trash meanwhile', () => {
    const folder = temporaryFolder();
    const directory = must(openDataDirectory(folder));
    onTestFinished(() => directory.close());
    const { log, copied } = anEvening();
    play(log, 7);
    const killed = copied('-wal');
    const file = 'evening-1.quartermaster';
    for (const beside of ['', '-wal']) copyFileSync(killed + beside, join(folder, 'sessions', file + beside));
    must(directory.trash(file));
    const [trashed] = directory.trashed();
    if (!trashed) throw new Error('nothing in the trash');
    must(directory.takeFromTrash(trashed));
    expect(must(directory.open(file)).entries).toHaveLength(7);
  });
});

test('whoever reads the session keeps no entry waiting, and the mark comes into the file behind them', () => {
  const { path, log, copied } = anEvening();
  play(log, 3);
  aSecond();
  const reader = new Database(path, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM entries').get();
  play(log, 1);
  aSecond();
  reader.close();
  play(log, 1);
  expect(openSession(copied())).toMatchObject({ ok: false, no: { code: 'copied-open', detail: '5' } });
  aSecond();
  expect(must(openSession(copied())).entries).toHaveLength(5);
});

test('a session that was only looked at is not written to', () => {
  const path = playedSession(temporaryFolder(), 3);
  const before = statSync(path).mtimeMs;
  const log = must(openSession(path));
  aSecond();
  log.close();
  expect(statSync(path).mtimeMs).toBe(before);
  expect(existsSync(witnessPath(path))).toBe(true);
});
