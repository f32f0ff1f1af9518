import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src-main/log/migrate.ts';
import { session1 } from '../../../src-main/log/migrations/session-1.ts';
import { session2 } from '../../../src-main/log/migrations/session-2.ts';
import { session3 } from '../../../src-main/log/migrations/session-3.ts';
import { areRowsPending } from '../../../src-main/log/query-rows.ts';
import type { Writable } from '../../../src-main/log/sql.ts';

/** A file of the format before, with entries of these kinds, brought forward. */
function movedOn(kinds: readonly string[]): Writable {
  const db = new Database(':memory:') as unknown as Writable;
  migrate(db, { applicationId: 7, migrations: [session1, session2] });
  kinds.forEach((kind, at) => {
    const seq = at + 1;
    db.exec(
      `INSERT INTO entries VALUES (${seq}, '${kind}', ${at}, ${seq}, '{}', '[]', 'typed', NULL, NULL, 0, NULL, NULL, 1, '')`,
    );
  });
  migrate(db, { applicationId: 7, migrations: [session1, session2, session3] });
  return db;
}

test('the query rows of an evening that was corrected are written again, where they stand now', () => {
  expect(areRowsPending(movedOn(['fact', 'draft', 'fact']))).toBe(true);
});

test.each([
  ['an evening without corrections', ['fact', 'fact', 'undo']],
  ['a new file', []],
])('the query rows of %s are left', (_, kinds) => {
  expect(areRowsPending(movedOn(kinds))).toBe(false);
});
