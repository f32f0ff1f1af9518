import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src-main/log/migrate.ts';
import { library1 } from '../../../src-main/log/migrations/library-1.ts';
import { library2 } from '../../../src-main/log/migrations/library-2.ts';
import type { Writable } from '../../../src-main/log/sql.ts';

/** A library with content as the step before made it, brought forward by this one. */
function brought(): Writable {
  const db = new Database(':memory:') as unknown as Writable;
  db.pragma('foreign_keys = ON');
  migrate(db, { applicationId: 7, migrations: [library1] });
  db.exec(`
    INSERT INTO captains VALUES ('c1', 'Mo', '{}');
    INSERT INTO sessions VALUES ('a.quartermaster', 'a', 'pirate-quest', 'A', 1, 2, 3, 1, '[]', '[]', 10, 20, 3);
  `);
  migrate(db, { applicationId: 7, migrations: [library1, library2] });
  return db;
}

const evening = `INSERT INTO evenings VALUES (1, 'a.quartermaster', 'a', 'pirate-quest', 1, 2026, 1, 0, 1, 0, '', '{}', 1)`;

test('captains stay who they are', () => {
  expect(brought().prepare('SELECT id, name FROM captains').all()).toEqual([{ id: 'c1', name: 'Mo' }]);
});

test('every session is looked at again, since nothing is told of it yet', () => {
  expect(brought().prepare('SELECT rows_of FROM sessions').pluck().all()).toEqual([null]);
});

test('a name is one person’s, and the second of it in an evening another’s', () => {
  const db = brought();
  db.exec(`INSERT INTO person_names VALUES ('mo', 1, 'c1'), ('mo', 2, 'c2')`);
  expect(() => db.exec(`INSERT INTO person_names VALUES ('mo', 1, 'c3')`)).toThrow(/UNIQUE/);
});

test('an evening that goes takes its seats and its dice along', () => {
  const db = brought();
  db.exec(evening);
  db.exec(`INSERT INTO evening_seats VALUES (1, 'red', 0, 'Mo', 1, 'c1', 1, 1, '{}')`);
  db.exec(`INSERT INTO evening_dice VALUES (1, 'd', 'typed', '[]')`);
  db.exec('DELETE FROM evenings');
  expect(db.prepare('SELECT count(*) FROM evening_seats').pluck().get()).toBe(0);
  expect(db.prepare('SELECT count(*) FROM evening_dice').pluck().get()).toBe(0);
});
