import Database from 'better-sqlite3';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EntryRow } from '../../src-main/log/entry.ts';
import { lookAtSession } from '../../src-main/log/look-at-session.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { atOnce } from '../../src-main/log/steps.ts';
import {
  begun,
  evening,
  fact,
  goldRow,
  heading,
  must,
  play,
  playedBatch,
  playedSession,
  reopened,
  temporaryFolder,
} from './samples.ts';

/** Asks a session's file as any other program would. */
function ask(path: string, text: string): readonly unknown[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(text).all();
  } finally {
    db.close();
  }
}

const pathIn = (folder: string): string => join(folder, 'evening-1.quartermaster');

describe('what is appended', () => {
  test('is there again when the session is opened', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    play(log, 3);
    must(
      log.append({
        entries: [
          fact(4, { override: { codes: ['too-low', 'not-your-turn'], reason: 'the table said so' } }),
          fact(5, { kind: 'draft', parent: 2, head: 2, redecides: 3 }),
        ],
      }),
    );
    const written = log.entries;
    log.close();
    const again = reopened(pathIn(folder));
    expect(again.entries).toEqual(written);
    expect(again.heading).toEqual(heading());
    again.close();
  });

  test('is numbered on, and says of itself what the file filled in', () => {
    const log = begun(temporaryFolder());
    play(log, 2);
    const { entries, readings } = must(log.append({ ...playedBatch(3), entries: [fact(3), fact(4)] }));
    expect(entries.map(({ seq, parent, head }) => [seq, parent, head])).toEqual([
      [3, 2, 3],
      [4, 3, 4],
    ]);
    expect(readings).toEqual([3]);
    expect(log.entries).toHaveLength(4);
    log.close();
  });

  test('has the same seals in memory as in a file', () => {
    const file = begun(temporaryFolder());
    const memory = memoryLog(heading());
    play(file, 5);
    play(memory, 5);
    expect(memory.entries).toEqual(file.entries);
    file.close();
    memory.close();
  });

  test('keeps text that has no UTF-8 as what UTF-8 can say of it', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    must(log.append({ entries: [fact(1, { override: { codes: [], reason: 'half \ud83d' } })] }));
    const { entries } = log;
    log.close();
    const again = reopened(pathIn(folder));
    expect(again.entries).toEqual(entries);
    expect(again.entries[0]?.override?.reason).toBe('half \ufffd');
    again.close();
  });

  test('is nothing at all if one part of it cannot be stored', () => {
    const log = begun(temporaryFolder());
    play(log, 1);
    const wrong: EntryRow = { table: 'gold', values: { seat: 'red' } };
    expect(() => log.append({ ...playedBatch(2), rows: [{ inBatch: 0, row: wrong }] })).toThrow(/columns/);
    expect(() => log.append(playedBatch(2, { commandId: 'command-1' }))).toThrow(/UNIQUE/);
    expect(log.entries).toHaveLength(1);
    expect(log.readings({ last: 9 })).toHaveLength(1);
    play(log, 1);
    expect(log.entries.at(-1)?.seq).toBe(2);
    log.close();
  });
});

describe('readings', () => {
  test('come back with what became of them, by entry and from the last', () => {
    const log = begun(temporaryFolder());
    play(log, 2);
    const reading = { reader: 'scanner', raw: Uint8Array.of(65, 66), report: '{}', at: evening };
    const asked = must(
      log.append({ entries: [], readings: [reading], fates: [{ reading: { inBatch: 0 }, fate: 'asked' }] }),
    ).readings[0];
    must(log.append({ entries: [], fates: [{ reading: asked ?? 0, fate: 'refused', code: 'too-low' }] }));
    expect(log.readings({ entry: 2 }).map(({ id, fates }) => [id, fates])).toEqual([
      [2, [{ fate: 'entry', entry: 2 }]],
    ]);
    const [before, last] = log.readings({ last: 2 });
    expect(before?.id).toBe(2);
    expect(last?.fates).toEqual([{ fate: 'asked' }, { fate: 'refused', code: 'too-low' }]);
    expect([...(last?.raw ?? [])]).toEqual([65, 66]);
    log.close();
  });

  test('are counted for a part of the log, in the file that is played and in one that is looked back at', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    play(log, 4);
    must(log.append({ entries: [], fates: [{ reading: 2, fate: 'entry', entry: 4 }] }));
    const behind = [[2, 1] as const, [3, 1] as const, [4, 2] as const];
    expect([...log.readingsBehind(2, 9)]).toEqual(behind);
    log.close();
    const looked = must(lookAtSession(pathIn(folder)));
    expect([...looked.readingsBehind(2, 9)]).toEqual(behind);
    expect([...looked.readingsBehind(3, 3)]).toEqual([[3, 1]]);
  });
});

describe('query rows', () => {
  const gold = (path: string) =>
    ask(path, 'SELECT entry, line, seat, balance FROM gold ORDER BY entry, line');

  test('leave with their entry and come again with it', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    play(log, 2);
    must(log.append({ entries: [fact(3, { kind: 'undo', parent: 1, head: 1 })], leave: [2] }));
    expect(gold(pathIn(folder))).toEqual([{ entry: 1, line: 1, seat: 'red', balance: 1 }]);
    must(
      log.append({
        entries: [fact(4, { kind: 'redo', parent: 2, head: 2 })],
        enter: [{ entry: 2, row: goldRow('blue', 7) }],
      }),
    );
    expect(gold(pathIn(folder))).toContainEqual({ entry: 2, line: 1, seat: 'blue', balance: 7 });
    log.close();
  });

  test('of an entry without any leave nothing to delete', () => {
    const log = begun(temporaryFolder());
    must(log.append({ entries: [fact(1)] }));
    must(log.append({ entries: [], leave: [1] }));
    log.close();
  });

  test('are all written anew when they are rebuilt', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    play(log, 3);
    must(atOnce(log.rebuildingRows([{ entry: 2, rows: [goldRow('green', 5)] }])));
    expect(gold(pathIn(folder))).toEqual([{ entry: 2, line: 1, seat: 'green', balance: 5 }]);
    expect(ask(pathIn(folder), 'SELECT * FROM bids')).toEqual([]);
    log.close();
  });

  test('of the present are the latest of each seat', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    const rows = [goldRow('red', 3), goldRow('blue', 4), goldRow('red', 5)];
    must(log.append({ entries: [fact(1)], rows: rows.map((row) => ({ inBatch: 0, row })) }));
    expect(ask(pathIn(folder), 'SELECT seat, balance FROM present_gold ORDER BY seat')).toEqual([
      { seat: 'blue', balance: 4 },
      { seat: 'red', balance: 5 },
    ]);
    log.close();
  });

  test('of a table that is not there are a bug', () => {
    const log = begun(temporaryFolder());
    const row = { table: 'parrots', values: {} };
    expect(() => log.append({ entries: [fact(1)], rows: [{ inBatch: 0, row }] })).toThrow(/parrots/);
    log.close();
  });
});

test('what is in force is the chain from the last head', () => {
  const folder = temporaryFolder();
  const log = begun(folder);
  play(log, 3);
  must(log.append({ entries: [fact(4, { kind: 'undo', parent: 1, head: 1 })], leave: [3, 2] }));
  must(log.append({ entries: [fact(5, { parent: 1 })] }));
  expect(ask(pathIn(folder), 'SELECT seq FROM in_force ORDER BY seq')).toEqual([{ seq: 1 }, { seq: 5 }]);
  log.close();
});

describe('the file defends itself', () => {
  const refusedIn = (path: string, text: string, setUp = ''): string => {
    const db = new Database(path);
    try {
      db.exec(setUp);
      db.exec(text);
      return 'done';
    } catch (error) {
      return String(error);
    } finally {
      db.close();
    }
  };

  test.each(['heading', 'titles', 'entries', 'readings', 'fates'])('%s can only be added to', (table) => {
    const path = playedSession(temporaryFolder(), 2);
    expect(refusedIn(path, `UPDATE ${table} SET seal = ''`)).toContain('only added');
    expect(refusedIn(path, `DELETE FROM ${table}`)).toContain('only added');
    for (const recursive of ['OFF', 'ON'])
      expect(
        refusedIn(
          path,
          `INSERT OR REPLACE INTO ${table} SELECT * FROM ${table} LIMIT 1`,
          `PRAGMA recursive_triggers = ${recursive}`,
        ),
      ).not.toBe('done');
  });

  test('a query row is never changed in its place', () => {
    const path = playedSession(temporaryFolder(), 1);
    expect(refusedIn(path, 'UPDATE gold SET balance = 99')).toContain('never changed');
  });

  test('every table checks the types of its columns', () => {
    const path = playedSession(temporaryFolder(), 1);
    const tables = ask(
      path,
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'",
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((table) => (table as { strict: number }).strict !== 1)).toEqual([]);
  });

  test('it keeps a write-ahead log', () => {
    const path = playedSession(temporaryFolder(), 1);
    expect(ask(path, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });
});

describe('the title', () => {
  test('can be changed, and the earlier ones stay in the file', () => {
    const folder = temporaryFolder();
    const log = begun(folder);
    must(log.rename('Revenge'));
    expect(log.heading.title).toBe('Revenge');
    log.close();
    const again = reopened(pathIn(folder));
    expect(again.heading.title).toBe('Revenge');
    again.close();
    expect(ask(pathIn(folder), 'SELECT number, title FROM titles')).toEqual([
      { number: 1, title: 'The long night' },
      { number: 2, title: 'Revenge' },
    ]);
    expect(ask(pathIn(folder), 'SELECT title FROM present_title')).toEqual([{ title: 'Revenge' }]);
  });
});

describe('snapshots', () => {
  const always = (): boolean => true;
  const withSnapshots = (): SessionLog => {
    const log = memoryLog(heading());
    play(log, 6);
    for (const entry of [2, 4, 6]) log.keepSnapshot(1, entry, `{"at":${entry}}`);
    return log;
  };

  test('the newest that is in force is found', () => {
    const log = withSnapshots();
    expect(log.snapshot(1, always)).toEqual({ entry: 6, state: '{"at":6}' });
    expect(log.snapshot(1, (entry) => entry < 5)).toEqual({ entry: 4, state: '{"at":4}' });
    expect(log.snapshot(1, (entry) => entry > 6)).toBeUndefined();
  });

  test('those of another shape of the state are not read, and go when one of the new shape comes', () => {
    const log = withSnapshots();
    expect(log.snapshot(2, always)).toBeUndefined();
    log.keepSnapshot(2, 6, '{}');
    expect(log.snapshot(1, always)).toBeUndefined();
    expect(log.snapshot(2, always)).toEqual({ entry: 6, state: '{}' });
  });

  test('the same entry twice is kept once', () => {
    const log = withSnapshots();
    log.keepSnapshot(1, 6, '{"again":true}');
    expect(log.snapshot(1, always)).toEqual({ entry: 6, state: '{"again":true}' });
  });
});

test('a file that was moved away takes no entry that nobody would find again', () => {
  const folder = temporaryFolder();
  const log = begun(folder);
  play(log, 1);
  renameSync(pathIn(folder), join(folder, 'elsewhere.quartermaster'));
  const refused = log.append(playedBatch(2));
  expect(refused).toMatchObject({ ok: false, no: { code: 'gone' } });
  expect(log.entries).toHaveLength(1);
  log.close();
});

test('a session that another program has added to is not added to from here', () => {
  const folder = temporaryFolder();
  const log = begun(folder);
  play(log, 1);
  const other = reopened(pathIn(folder));
  must(other.append({ entries: [fact(2)] }));
  expect(log.append({ entries: [fact(2)] })).toMatchObject({ ok: false, no: { code: 'locked' } });
  expect(log.entries).toHaveLength(1);
  other.close();
  log.close();
});
