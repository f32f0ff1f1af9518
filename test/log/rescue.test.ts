import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeBackup } from '../../src-main/log/backups.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { finishRescues, rescue } from '../../src-main/log/rescue.ts';
import { verify } from '../../src-main/log/verify.ts';
import { witnessPath } from '../../src-main/log/witness.ts';
import { evening, fact, must, play, playedSession, reopened, temporaryFolder } from './samples.ts';

const pageSize = 4096;
const now = evening + 7_200_000;

/** Overwrites a part of a file, as a failing disk does. */
function spoil(path: string, at: number, length: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xa5, at, at + length);
  writeFileSync(path, bytes);
}

/** Where the file has this text. */
function find(path: string, text: string): number {
  const at = readFileSync(path).indexOf(text);
  if (at < 0) throw new Error(`${text} is not in the file`);
  return at;
}

/** Wherever it stands: a page that was split may still have a copy that means nothing. */
function spoilEntry(path: string, number: number): void {
  const text = `"bid":${number},"kind":"bid"`;
  const bytes = readFileSync(path);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text)) bytes.fill(0xa5, at, at + 4);
  writeFileSync(path, bytes);
}

describe('a damaged session', () => {
  test('is set aside as it was, and goes on with the entries before the damage', () => {
    const path = playedSession(temporaryFolder(), 40);
    spoilEntry(path, 31);
    const damaged = readFileSync(path);
    expect(openSession(path)).toMatchObject({ ok: false, no: { code: 'damaged' } });

    const rescued = must(rescue(path, now));
    expect(readFileSync(rescued.setAside).equals(damaged)).toBe(true);
    expect(rescued.salvaged).toEqual({ path, entries: 30, fromBackup: 0 });
    expect(rescued.lost).toEqual({
      entries: { from: 31, to: 40, since: evening + 30_000, until: evening + 40_000 },
      fates: { from: 31, to: 40 },
    });
    const log = reopened(path);
    expect(log.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(log.rowsPending).toBe(true);
    expect(log.readings({ last: 100 })).toHaveLength(40);
    play(log, 1);
    log.close();
  });

  test('keeps the seals it had, so that nothing was made up', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 20);
    const before = reopened(path);
    const { entries } = before;
    before.close();
    spoilEntry(path, 15);
    must(rescue(path, now));
    const after = reopened(path);
    expect(after.entries).toEqual(entries.slice(0, 14));
    after.close();
  });

  test.each([
    ['its header', 0, 100],
    ['its schema', 100, pageSize - 100],
  ])('that lost %s loses no entry', (_, at, length) => {
    const path = playedSession(temporaryFolder(), 200);
    spoil(path, at, length);
    const rescued = must(rescue(path, now));
    expect(rescued.salvaged?.entries).toBe(200);
    expect(rescued.lost).toBeUndefined();
    expect(reopenedTitle(path)).toBe('The long night');
  });

  test('that lost its heading has it from the witness', () => {
    const path = playedSession(temporaryFolder(), 20);
    const at = find(path, 'evening-1pirate-quest');
    spoil(path, at, 12);
    const rescued = must(rescue(path, now));
    expect(rescued.salvaged?.entries).toBe(20);
    const log = reopened(path);
    expect(log.heading.id).toBe('evening-1');
    log.close();
  });

  test('of which nothing is left says so, and leaves its place empty', () => {
    const path = playedSession(temporaryFolder(), 3);
    writeFileSync(path, 'nothing at all');
    rmSync(witnessPath(path));
    const rescued = must(rescue(path, now));
    expect(rescued.salvaged).toBeUndefined();
    expect(readFileSync(rescued.setAside, 'utf8')).toBe('nothing at all');
    expect(existsSync(path)).toBe(false);
  });

  test('whose end is gone without a trace is known by its witness', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 10);
    const earlier = join(folder, 'earlier');
    copyFileSync(path, earlier);
    const log = reopened(path);
    play(log, 5);
    log.close();
    copyFileSync(earlier, path);
    expect(must(verify(path)).findings).toContainEqual({
      kind: 'missing',
      table: 'entries',
      from: 11,
      to: 15,
    });
    expect(must(rescue(path, now)).lost?.entries).toEqual({
      from: 11,
      to: 15,
      since: evening + 10_000,
      until: evening + 15_000,
    });
  });

  test('is never cut inside of what was entered together', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 3);
    const log = reopened(path);
    must(log.append({ entries: [fact(4), fact(5), fact(6)] }));
    log.close();
    spoilEntry(path, 6);
    expect(must(rescue(path, now)).salvaged?.entries).toBe(3);
  });

  test('with entries longer than a page is read across its overflow pages', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 1);
    const log = reopened(path);
    const events = JSON.stringify([{ kind: 'editionOpened', text: 'Arrr '.repeat(4000) }]);
    must(log.append({ entries: [fact(2, { events })] }));
    log.close();
    spoil(path, 0, 100);
    must(rescue(path, now));
    const again = reopened(path);
    expect(again.entries[1]?.events).toBe(events);
    again.close();
  });

  test('that was being written to is saved with what its write-ahead log holds', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 3);
    const log = reopened(path);
    play(log, 4);
    const left = join(temporaryFolder(), 'evening-1.quartermaster');
    for (const beside of ['', '-wal', '-witness']) copyFileSync(path + beside, left + beside);
    log.close();
    spoil(left, 0, pageSize);
    const rescued = must(rescue(left, now));
    expect(rescued.salvaged?.entries).toBe(7);
    expect(existsSync(`${rescued.setAside}-wal`)).toBe(true);
  });
});

describe('with a backup', () => {
  async function damagedWithBackup(): Promise<string> {
    const path = playedSession(temporaryFolder(), 20);
    const log = reopened(path);
    must(await makeBackup(log, path, now - 1000));
    play(log, 10);
    log.close();
    return path;
  }

  test('what the damaged file lacks is taken from it, and what came after from the file', async () => {
    const path = await damagedWithBackup();
    spoilEntry(path, 5);
    const rescued = must(rescue(path, now));
    expect(rescued.salvaged).toMatchObject({ entries: 30, fromBackup: 1 });
    expect(rescued.backup).toMatchObject({ entries: 20, at: now - 1000 });
    expect(rescued.lost).toBeUndefined();
  });

  test('a backup that is damaged too is passed over', async () => {
    const path = await damagedWithBackup();
    const log = reopened(path);
    const { path: newest } = must(await makeBackup(log, path, now));
    log.close();
    spoilEntry(newest, 3);
    expect(must(rescue(path, now)).backup).toMatchObject({ entries: 20, at: now - 1000 });
  });

  test('one that was made by a clock that went ahead counts where it has more', async () => {
    const path = playedSession(temporaryFolder(), 20);
    const log = reopened(path);
    must(await makeBackup(log, path, now - 1000));
    play(log, 10);
    const ahead = now + 365 * 86_400_000;
    must(await makeBackup(log, path, ahead));
    log.close();
    writeFileSync(path, '');
    expect(must(rescue(path, now)).backup).toMatchObject({ entries: 30, at: ahead });
  });

  test('a file that is gone altogether is the backup', async () => {
    const path = await damagedWithBackup();
    writeFileSync(path, '');
    const rescued = must(rescue(path, now));
    expect(rescued.salvaged).toMatchObject({ entries: 20, fromBackup: 20 });
    expect(rescued.lost?.entries).toMatchObject({ from: 21, to: 30 });
  });
});

test('a rescue that was cut off before its last step is finished', () => {
  const folder = temporaryFolder();
  const path = playedSession(folder, 3);
  renameSync(path, `${path}.salvaged`);
  must(finishRescues(folder));
  const log = reopened(path);
  expect(log.entries).toHaveLength(3);
  log.close();
});

function reopenedTitle(path: string): string {
  const log = reopened(path);
  const { title } = log.heading;
  log.close();
  return title;
}
