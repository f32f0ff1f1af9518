import Database from 'better-sqlite3';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupsOf, makeBackup, restoreBackup } from '../../src-main/log/backups.ts';
import { placesOf } from '../../src-main/log/places.ts';
import { outlived, type Backup } from '../../src-main/log/rotation.ts';
import { trashIn } from '../../src-main/log/trash.ts';
import { verify } from '../../src-main/log/verify.ts';
import { evening, must, play, playedSession, reopened, temporaryFolder } from './samples.ts';

const day = 24 * 60 * 60 * 1000;

describe('a backup', () => {
  test('is a whole session of its own, and one file', async () => {
    const path = playedSession(temporaryFolder(), 5);
    const log = reopened(path);
    const backup = must(await makeBackup(log, path, evening));
    log.close();
    expect(must(verify(backup.path))).toMatchObject({ findings: [], isWitnessed: true });
    const names = readdirSync(dirname(backup.path));
    expect(names.toSorted()).toEqual([
      '2026-03-14T20-00-00-000.quartermaster',
      '2026-03-14T20-00-00-000.quartermaster-witness',
    ]);
    const db = new Database(backup.path, { readonly: true });
    expect(db.pragma('journal_mode', { simple: true })).toBe('delete');
    db.close();
  });

  test('that is taken while the session goes on holds what had been entered when it was asked for', async () => {
    const path = playedSession(temporaryFolder(), 400);
    const log = reopened(path);
    const coming = makeBackup(log, path, evening);
    play(log, 5);
    const backup = must(await coming);
    expect(must(verify(backup.path)).entries.length).toBeGreaterThanOrEqual(400);
    expect(log.entries).toHaveLength(405);
    log.close();
  });

  test('of a session that is closed meanwhile is a fault, and leaves nothing half-made', async () => {
    const path = playedSession(temporaryFolder(), 400);
    const log = reopened(path);
    const target = join(dirname(path), 'copy.quartermaster');
    const coming = log.backup(target);
    log.close();
    expect(await coming).toMatchObject({ ok: false, no: { code: 'locked' } });
    expect(readdirSync(dirname(path)).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  test('takes the session’s place when it is restored, and what was there goes to the trash', async () => {
    const path = playedSession(temporaryFolder(), 5);
    const log = reopened(path);
    const backup = must(await makeBackup(log, path, evening));
    play(log, 3);
    log.close();
    must(restoreBackup(backup.path, path, evening + 1));
    const restored = reopened(path);
    expect(restored.entries).toHaveLength(5);
    restored.close();
    const [thrown] = trashIn(placesOf(path).trash);
    expect(must(verify(thrown?.path ?? '')).entries).toHaveLength(8);
    expect(existsSync(backup.path)).toBe(true);
  });

  test('of two in one moment neither takes the other’s place', async () => {
    const path = playedSession(temporaryFolder(), 1);
    const log = reopened(path);
    must(await makeBackup(log, path, evening));
    must(await makeBackup(log, path, evening));
    expect(backupsOf(path)).toHaveLength(2);
    log.close();
  });

  test('into a folder that cannot be is a fault', async () => {
    const path = playedSession(temporaryFolder(), 1);
    const log = reopened(path);
    const copied = await log.backup(join(dirname(path), 'no', 'such', 'folder.quartermaster'));
    expect(copied).toMatchObject({ ok: false, no: { code: 'gone' } });
    log.close();
  });
});

describe('of many backups', () => {
  const now = evening;
  const made = (...ages: readonly number[]): readonly Backup[] =>
    ages.map((age) => ({ path: `${age}`, at: now - age }));
  const dropped = (...ages: readonly number[]): readonly string[] =>
    outlived(made(...ages), now).map(({ path }) => path);

  test('the newest five are kept, however near to each other', () => {
    expect(dropped(1, 2, 3, 4, 5)).toEqual([]);
  });

  test('of the older ones the last of each day is kept', () => {
    const hour = day / 24;
    expect(dropped(1, 2, 3, 4, 5, day, day + hour, 2 * day, 2 * day + hour)).toEqual([
      String(day + hour),
      String(2 * day + hour),
    ]);
  });

  test('after a week they go, except for the newest five', () => {
    expect(dropped(1, 2, 3, 4, 5, 6 * day, 8 * day)).toEqual([String(8 * day)]);
    expect(dropped(...[30, 31, 32, 33, 34].map((days) => days * day))).toEqual([]);
  });

  test('those of a time that is still to come stay, and take no place of one that was made since', () => {
    expect(dropped(-day, -2 * day, -3 * day, -4 * day, -5 * day, -6 * day, 1, 2, 3)).toEqual([]);
    expect(dropped(-day, 1, 2, 3, 4, 5, 8 * day)).toEqual([String(8 * day)]);
  });

  test('those that have had their time are removed when a new one is made', async () => {
    const path = playedSession(temporaryFolder(), 1);
    const log = reopened(path);
    for (let age = 20; age >= 8; age--) must(await makeBackup(log, path, now - age * day));
    expect(backupsOf(path)).toHaveLength(8);
    must(await makeBackup(log, path, now));
    expect(backupsOf(path).map(({ at }) => Math.round((now - at) / day))).toEqual([0, 8, 9, 10, 11]);
    expect(readdirSync(placesOf(path).backups)).toHaveLength(10);
    log.close();
  });
});
