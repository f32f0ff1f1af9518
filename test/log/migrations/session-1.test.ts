import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { entryKinds, fateKinds, sources } from '../../../src-main/log/entry.ts';
import { migrate } from '../../../src-main/log/migrate.ts';
import { session1 } from '../../../src-main/log/migrations/session-1.ts';
import type { Writable } from '../../../src-main/log/sql.ts';

/** A file as this one step makes it. */
function made(): Writable {
  const db = new Database(':memory:') as unknown as Writable;
  migrate(db, { applicationId: 7, migrations: [session1] });
  return db;
}

const entry = (seq: number, kind = 'fact', source = 'typed', parent = seq - 1, head = seq): string =>
  `INSERT INTO entries VALUES (${seq}, '${kind}', ${parent}, ${head}, '{}', '[]', '${source}', NULL, NULL, 0, NULL, NULL, 1, '')`;

describe('the first migration of a session', () => {
  test('makes a file that says whose it is, and is not made twice', () => {
    const db = made();
    expect(db.pragma('user_version', { simple: true })).toBe(1);
    expect(db.pragma('application_id', { simple: true })).toBe(7);
    expect(() => migrate(db, { applicationId: 7, migrations: [session1] })).not.toThrow();
  });

  test.each(entryKinds)('knows an entry that is a %s', (kind) => {
    expect(() => made().exec(entry(1, kind))).not.toThrow();
  });

  test.each(sources)('knows an entry that was %s', (source) => {
    expect(() => made().exec(entry(1, 'fact', source))).not.toThrow();
  });

  test.each(fateKinds)('knows a reading whose fate is %s', (fate) => {
    const db = made();
    db.exec(`INSERT INTO readings VALUES (1, 'tray', x'00', '{}', 0, '')`);
    expect(() => db.exec(`INSERT INTO fates VALUES (1, 1, '${fate}', NULL, NULL, '')`)).not.toThrow();
  });

  test.each([
    ['a kind that there is not', entry(1, 'guess')],
    ['a source that there is not', entry(1, 'fact', 'dreamt')],
    ['a parent that comes later', entry(1, 'fact', 'typed', 1)],
    ['a head that comes later', entry(1, 'fact', 'typed', 0, 2)],
    ['a number that leaves one out', entry(2)],
  ])('refuses an entry with %s', (_, text) => {
    expect(() => made().exec(text)).toThrow(/constraint|follow/i);
  });

  test('refuses a second heading', () => {
    const db = made();
    db.exec(`INSERT INTO heading VALUES ('a', 'pirate-quest', 0, '')`);
    expect(() => db.exec(`INSERT INTO heading VALUES ('b', 'pirate-quest', 0, '')`)).toThrow(/one heading/);
  });

  test('refuses a query row of an entry that is not there', () => {
    const db = made();
    db.pragma('foreign_keys = ON');
    expect(() => db.exec(`INSERT INTO seats VALUES (1, 1, 'red', 1)`)).toThrow(/FOREIGN KEY/);
  });
});
