import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src-main/log/migrate.ts';
import { library1 } from '../../../src-main/log/migrations/library-1.ts';
import type { Writable } from '../../../src-main/log/sql.ts';

/** A library as this one step makes it. */
function made(): Writable {
  const db = new Database(':memory:') as unknown as Writable;
  migrate(db, { applicationId: 7, migrations: [library1] });
  db.exec(`
    INSERT INTO chests VALUES ('box', 'Ours', 'pirate-quest');
    INSERT INTO pieces VALUES ('box', 'card/swords-9/1', 'null'), ('box', 'card/swords-9/2', 'null');
    INSERT INTO tags VALUES ('04AB', 'box', 'card/swords-9/1');
  `);
  return db;
}

test('a tag is on one piece only', () => {
  expect(() => made().exec(`INSERT INTO tags VALUES ('04AB', 'box', 'card/swords-9/2')`)).toThrow(/UNIQUE/);
});

test('a tag is on a piece that there is', () => {
  expect(() => made().exec(`INSERT INTO tags VALUES ('04AC', 'box', 'card/none/1')`)).toThrow(/FOREIGN KEY/);
});

test('house rules have one name in each game', () => {
  const db = made();
  db.exec(
    `INSERT INTO house_rules VALUES ('pirate-quest', 'Sunday', '{}'), ('pirate-tricks', 'Sunday', '{}')`,
  );
  expect(() => db.exec(`INSERT INTO house_rules VALUES ('pirate-quest', 'Sunday', '{}')`)).toThrow(/UNIQUE/);
});

test('the rows of several sessions lie side by side in the index', () => {
  const db = made();
  const row = (session: string): string => `INSERT INTO all_seats VALUES ('${session}', 1, 1, 'red', 1)`;
  db.exec(row('one'));
  db.exec(row('two'));
  expect(() => db.exec(row('two'))).toThrow(/UNIQUE/);
});
