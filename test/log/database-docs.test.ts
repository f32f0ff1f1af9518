import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { libraryKind } from '../../src-main/log/library/library-kind.ts';
import { migrate, type FileKind } from '../../src-main/log/migrate.ts';
import { sealedColumns } from '../../src-main/log/seal.ts';
import { sessionKind } from '../../src-main/log/session-kind.ts';
import type { Writable } from '../../src-main/log/sql.ts';
import { needs } from '../support/needs.ts';
import { playedSession, temporaryFolder } from './samples.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/database.md'), 'utf8');

interface Part {
  readonly name: string;
  readonly type: string;
  readonly columns: readonly string[];
}

function partsOf(kind: FileKind): readonly Part[] {
  const db = new Database(':memory:') as unknown as Writable;
  migrate(db, kind);
  const parts = db
    .prepare<[], { name: string; type: string }>(
      `SELECT name, type FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'`,
    )
    .all();
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck();
  return parts.map((part) => ({ ...part, columns: columns.all(part.name) }));
}

/** What stands under a table's heading, up to the next heading. */
function sectionOf(title: string): string {
  const start = text.indexOf(`\n### ${title}\n`);
  return start < 0 ? '' : (text.slice(start + 1).split(/\n#+ /)[0] ?? '');
}

/** The columns that the section's table has rows for, in their order. */
const explainedIn = (section: string): readonly string[] =>
  [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  );

describe('docs/database.md', () => {
  const session = partsOf(sessionKind);
  const library = partsOf(libraryKind);

  test.each(session.filter(({ type }) => type === 'table'))(
    'explains every column of $name',
    ({ name, columns }) => {
      expect(explainedIn(sectionOf(`\`${name}\``))).toEqual(columns);
    },
  );

  test.each(session.filter(({ type }) => type === 'view'))('names the view $name', ({ name }) => {
    expect(text).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\|`, 'm'));
  });

  test.each(library.filter(({ name }) => !name.startsWith('all_')))(
    'explains every column of the library’s $name',
    ({ name, columns }) => {
      const isInBoth = session.some((part) => part.name === name);
      const section = sectionOf(isInBoth ? `\`${name}\` (library)` : `\`${name}\``);
      expect(explainedIn(section)).toEqual(columns);
    },
  );

  test('is right that the index has the columns of the query tables and the session before them', () => {
    const indexed = library.filter(({ name }) => name.startsWith('all_'));
    const queryTables = session.filter(({ columns }) => columns[0] === 'entry' && columns[1] === 'line');
    const tables = queryTables.filter(({ type }) => type === 'table');
    expect(indexed.map(({ name }) => name)).toEqual(tables.map(({ name }) => `all_${name}`));
    expect(indexed.map(({ columns }) => columns)).toEqual(
      tables.map(({ columns }) => ['session', ...columns]),
    );
  });

  test('is right that a seal is taken over every column in its order', () => {
    for (const [table, columns] of Object.entries(sealedColumns))
      expect([...columns, 'seal']).toEqual(session.find(({ name }) => name === table)?.columns);
  });

  test('is right about the numbers by which the files are known', () => {
    expect(text).toContain(`\`application_id\` ${sessionKind.applicationId}, "QMst"`);
    expect(text).toContain(`\`application_id\` ${libraryKind.applicationId}, "QMlb"`);
  });
});

const python = needs('python3');

test.skipIf(python.missing)(`the program in docs/database.md verifies a session${python.reason}`, () => {
  const folder = temporaryFolder();
  const path = playedSession(folder, 12);
  const program = join(folder, 'verify.py');
  writeFileSync(program, /```python\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
  const run = (): string => execFileSync('python3', [program, path], { encoding: 'utf8', stdio: 'pipe' });
  expect(run()).toBe(
    'titles: 1 rows hold\nentries: 12 rows hold\nreadings: 12 rows hold\nfates: 12 rows hold\n',
  );
  const db = new Database(path);
  db.exec(`DROP TRIGGER readings_refuse_update; UPDATE readings SET reader = 'tablet' WHERE id = 7`);
  db.close();
  expect(run).toThrow(/readings: the seals do not hold from 7 on/);
});
