import Database from 'better-sqlite3';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import type { EntryRow } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { evening, fact, goldRow, heading, must, play, playedSession, temporaryFolder } from './samples.ts';

const clock = { now: () => evening };

function opened(path = temporaryFolder()): DataDirectory {
  const directory = must(openDataDirectory(path, clock));
  onTestFinished(() => directory.close());
  return directory;
}

const row = (table: string, values: EntryRow['values']): EntryRow => ({ table, values });

/** A whole evening in two entries. */
function playToTheEnd(log: SessionLog): void {
  must(
    log.append({
      entries: [fact(1), fact(2)],
      rows: [
        { inBatch: 0, row: row('sessions', { change: 'begun', detail: null, at: evening }) },
        { inBatch: 0, row: row('captains', { seat: 'red', captain: 'Mary' }) },
        { inBatch: 0, row: row('captains', { seat: 'blue', captain: 'Anne' }) },
        { inBatch: 1, row: row('results', { seat: 'blue', rank: 1, score: 21, winner: 1 }) },
        { inBatch: 1, row: row('results', { seat: 'red', rank: 2, score: 13, winner: 0 }) },
        { inBatch: 1, row: row('sessions', { change: 'ended', detail: null, at: evening }) },
      ],
    }),
  );
}

const listed = (directory: DataDirectory) => must(directory.sessions());

describe('the list of sessions', () => {
  test('tells each one’s title, captains, winner and whether it is finished', () => {
    const directory = opened();
    const log = must(directory.create(heading('one')));
    playToTheEnd(log);
    log.close();
    must(directory.create({ ...heading('two'), startedAt: evening + 9_000_000 })).close();
    expect(listed(directory).map(({ summary }) => summary)).toEqual([
      expect.objectContaining({ id: 'two', entries: 0, finished: false, captains: [], winners: [] }),
      {
        file: 'one.quartermaster',
        id: 'one',
        game: 'pirate-quest',
        title: 'The long night',
        startedAt: evening,
        changedAt: evening + 2000,
        entries: 2,
        finished: true,
        captains: ['Mary', 'Anne'],
        winners: ['Anne'],
      },
    ]);
  });

  test('follows a session that goes on, and one that is renamed', () => {
    const directory = opened();
    const log = must(directory.create(heading('one')));
    expect(listed(directory)[0]?.summary?.entries).toBe(0);
    play(log, 2);
    expect(listed(directory)[0]?.summary?.entries).toBe(2);
    must(directory.rename('one.quartermaster', 'Mutiny'));
    expect(log.heading.title).toBe('Mutiny');
    log.close();
    must(directory.rename('one.quartermaster', 'Revenge'));
    expect(listed(directory)[0]?.summary?.title).toBe('Revenge');
  });

  test('names a file that cannot be read, and lists the others', () => {
    const directory = opened();
    must(directory.create(heading('one'))).close();
    writeFileSync(join(directory.path, 'sessions', 'letter.quartermaster'), 'Dear Ann');
    expect(listed(directory).map(({ file, fault }) => [file, fault?.code])).toEqual([
      ['one.quartermaster', undefined],
      ['letter.quartermaster', 'foreign'],
    ]);
  });
});

test('a second process is told that the data directory is in use', () => {
  const directory = opened();
  expect(openDataDirectory(directory.path, clock)).toMatchObject({ ok: false, no: { code: 'locked' } });
});

test('a session that is open here is not opened, thrown away, replaced or rescued a second time', async () => {
  const directory = opened();
  const log = must(directory.create(heading('one')));
  const file = 'one.quartermaster';
  const locked = { ok: false, no: { code: 'locked' } };
  expect(directory.open(file)).toMatchObject(locked);
  expect(directory.trash(file)).toMatchObject(locked);
  expect(await directory.rescue(file)).toMatchObject(locked);
  expect(directory.restore(file, { path: '', at: 0 })).toMatchObject(locked);
  log.close();
  must(directory.open(file)).close();
});

test('what is thrown away leaves the list and can be taken back', () => {
  const directory = opened();
  must(directory.create(heading('one'))).close();
  must(directory.trash('one.quartermaster'));
  expect(listed(directory)).toEqual([]);
  const [thrown] = directory.trashed();
  if (!thrown) throw new Error('nothing in the trash');
  must(directory.takeFromTrash(thrown));
  expect(listed(directory)).toHaveLength(1);
});

test('a damaged session is rescued from its place in the list', async () => {
  const directory = opened();
  const log = must(directory.create(heading('one')));
  play(log, 5);
  must(await directory.backup(log));
  log.close();
  const path = join(directory.path, 'sessions', 'one.quartermaster');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0, 0, 8192));
  expect(directory.open('one.quartermaster')).toMatchObject({ ok: false, no: { code: 'damaged' } });
  expect(must(await directory.rescue('one.quartermaster')).salvaged?.entries).toBe(5);
  must(directory.open('one.quartermaster')).close();
  expect(directory.backups('one.quartermaster')).toHaveLength(1);
});

test('a session from elsewhere is taken in', async () => {
  const directory = opened();
  must(await directory.import(playedSession(temporaryFolder(), 3, 'brought')));
  expect(listed(directory)[0]?.summary).toMatchObject({ id: 'brought', entries: 3 });
});

test('what an ended process left half-made is cleared away, and nothing else', () => {
  const path = temporaryFolder();
  const directory = must(openDataDirectory(path, clock));
  must(directory.create(heading('one'))).close();
  const sessions = join(path, 'sessions');
  writeFileSync(join(sessions, 'two.quartermaster.new'), '');
  writeFileSync(join(sessions, 'two.quartermaster.new-wal'), '');
  writeFileSync(join(sessions, 'notes.txt'), '');
  return directory.close().then(() => {
    opened(path);
    expect(existsSync(join(sessions, 'two.quartermaster.new'))).toBe(false);
    expect(existsSync(join(sessions, 'two.quartermaster.new-wal'))).toBe(false);
    expect(existsSync(join(sessions, 'notes.txt'))).toBe(true);
    expect(existsSync(join(sessions, 'one.quartermaster'))).toBe(true);
  });
});

describe('the index over all sessions', () => {
  // What is brought into a file after a second changes the file, too.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const indexed = (directory: DataDirectory): readonly unknown[] => {
    const db = new Database(directory.library.path, { readonly: true });
    try {
      return db.prepare('SELECT session, entry, seat, balance FROM all_gold ORDER BY session, entry').all();
    } finally {
      db.close();
    }
  };
  const gold = (log: SessionLog, balance: number) =>
    must(log.append({ entries: [fact(1)], rows: [{ inBatch: 0, row: goldRow('red', balance) }] }));

  test('is filled while a session goes on, and reads only what has changed', async () => {
    const directory = opened();
    const one = must(directory.create(heading('one')));
    const two = must(directory.create(heading('two')));
    gold(one, 3);
    gold(two, 4);
    expect(await directory.refreshIndex()).toMatchObject({ indexed: 2, faults: [] });
    gold(two, 5);
    expect(await directory.refreshIndex()).toMatchObject({ indexed: 1 });
    expect(await directory.refreshIndex()).toMatchObject({ indexed: 0 });
    expect(indexed(directory)).toEqual([
      { session: 'one.quartermaster', entry: 1, seat: 'red', balance: 3 },
      { session: 'two.quartermaster', entry: 1, seat: 'red', balance: 4 },
      { session: 'two.quartermaster', entry: 2, seat: 'red', balance: 5 },
    ]);
  });

  test('forgets rows that have left force and sessions that are gone', async () => {
    const directory = opened();
    const one = must(directory.create(heading('one')));
    must(directory.create(heading('two'))).close();
    gold(one, 3);
    await directory.refreshIndex();
    must(one.append({ entries: [fact(2, { kind: 'undo', parent: 0, head: 0 })], leave: [1] }));
    must(directory.trash('two.quartermaster'));
    await directory.refreshIndex();
    expect(indexed(directory)).toEqual([]);
  });

  test('can be made again from nothing', async () => {
    const directory = opened();
    const one = must(directory.create(heading('one')));
    gold(one, 3);
    await directory.refreshIndex();
    const db = new Database(directory.library.path);
    db.exec('DELETE FROM all_gold');
    db.close();
    expect(await directory.refreshIndex()).toMatchObject({ indexed: 0 });
    expect(await directory.rebuildIndex()).toMatchObject({ indexed: 1, faults: [] });
    expect(indexed(directory)).toHaveLength(1);
  });

  test('names the sessions that it could not read', async () => {
    const directory = opened();
    writeFileSync(join(directory.path, 'sessions', 'letter.quartermaster'), 'Dear Ann');
    const { faults } = await directory.refreshIndex();
    expect(faults).toMatchObject([{ file: 'letter.quartermaster', fault: { code: 'foreign' } }]);
  });
});
