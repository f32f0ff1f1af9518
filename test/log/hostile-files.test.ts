import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import { importSession } from '../../src-main/log/import-session.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { atOnce } from '../../src-main/log/steps.ts';
import { verify } from '../../src-main/log/verify.ts';
import { aSession, hostiles, pipeForWitness, type Hostile } from './hostile.ts';
import { must, temporaryFolder } from './samples.ts';

/** What stands for its bytes: of fifty megabytes each by itself is looked at for longer than all else here takes. */
const contentOf = (path: string): string | undefined => {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const isRead = found?.isFile() === true && found.size < 200e6;
  return isRead ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
};

const made = (hostile: Hostile, folder = temporaryFolder()): string => {
  const path = join(folder, 'sent.quartermaster');
  hostile.make(path);
  return path;
};

describe.each(hostiles)('$name', (hostile) => {
  test('is not opened, is told in a word, and stays as it was', () => {
    const path = made(hostile);
    const before = contentOf(path);
    expect(openSession(path)).toMatchObject({ ok: false, no: { code: hostile.code } });
    expect(contentOf(path)).toBe(before);
  });

  test('is not taken in from elsewhere, and leaves nothing behind', async () => {
    const path = made(hostile);
    const sessions = temporaryFolder();
    const { ok } = await importSession(path, sessions);
    expect(ok).toBe(false);
    expect(existsSync(join(sessions, 'sent.quartermaster'))).toBe(false);
  });

  test('in the folder of sessions keeps nothing else from being listed, and the folder opens again', async () => {
    const folder = temporaryFolder();
    const directory = must(openDataDirectory(folder));
    aSession(join(folder, 'sessions', 'whole.quartermaster'));
    made(hostile, join(folder, 'sessions'));
    const listed = must(directory.sessions());
    expect(listed).toContainEqual(
      expect.objectContaining({ file: 'whole.quartermaster', summary: expect.anything() as unknown }),
    );
    expect(listed.map(({ file }) => file)).toContain('sent.quartermaster');
    await directory.refreshIndex();
    await directory.close();
    const again = must(openDataDirectory(folder));
    onTestFinished(() => again.close());
    expect(again.open('sent.quartermaster').ok).toBe(false);
  });
});

describe('a rescue of a stranger’s file', () => {
  const rescuable = ['damaged', 'altered'];

  test.each(hostiles.filter(({ code }) => !rescuable.includes(code)))(
    'leaves $name where it is',
    async (hostile) => {
      const folder = temporaryFolder();
      const directory = must(openDataDirectory(folder));
      onTestFinished(() => directory.close());
      const path = made(hostile, join(folder, 'sessions'));
      expect(await directory.rescue('sent.quartermaster')).toMatchObject({
        ok: false,
        no: { code: hostile.code },
      });
      expect(lstatSync(path, { throwIfNoEntry: false })).toBeDefined();
    },
  );

  test.each(hostiles.filter(({ code }) => rescuable.includes(code)))(
    'makes a session of what holds in $name',
    async (hostile) => {
      const folder = temporaryFolder();
      const directory = must(openDataDirectory(folder));
      onTestFinished(() => directory.close());
      const path = made(hostile, join(folder, 'sessions'));
      must(await directory.rescue('sent.quartermaster'));
      expect(must(verify(path)).findings).toEqual([]);
      const log = must(directory.open('sent.quartermaster'));
      must(
        log.append({
          entries: [
            {
              kind: 'fact',
              parent: log.entries.length,
              head: 'self',
              command: '{"kind":"note","text":"on"}',
              events: '[]',
              source: 'typed',
              at: 1,
            },
          ],
        }),
      );
    },
  );
});

test('a name that is none of the folder’s is refused as gone, whatever is asked of it', async () => {
  const directory = must(openDataDirectory(temporaryFolder()));
  onTestFinished(() => directory.close());
  const gone = { ok: false, no: { code: 'gone' } };
  for (const name of [
    '',
    '../../etc/passwd',
    'a/b.quartermaster',
    'letter',
    `${'x'.repeat(300)}.quartermaster`,
    'a\0.quartermaster',
  ]) {
    expect(directory.open(name)).toMatchObject(gone);
    expect(directory.rename(name, 'Mutiny')).toMatchObject(gone);
    expect(await directory.rescue(name)).toMatchObject(gone);
    expect(directory.trash(name)).toMatchObject(gone);
  }
});

test('a pipe in the place of the witness keeps a session neither shut nor waiting', () => {
  const path = join(temporaryFolder(), 'sent.quartermaster');
  pipeForWitness(path);
  const log = must(openSession(path));
  must(
    log.append({
      entries: [
        {
          kind: 'fact',
          parent: 3,
          head: 'self',
          command: '{"kind":"pause"}',
          events: '[]',
          source: 'typed',
          at: 1,
        },
      ],
    }),
  );
  log.close();
  expect(must(openSession(path)).entries).toHaveLength(4);
});

test('a plain table of somebody’s own stays welcome, and so do SQLite’s notes on tables', () => {
  const path = join(temporaryFolder(), 'sent.quartermaster');
  aSession(path);
  const db = new Database(path);
  db.exec('CREATE TABLE my_notes (entry INTEGER, line INTEGER, words TEXT) STRICT; ANALYZE');
  db.close();
  const log = must(openSession(path));
  must(atOnce(log.rebuildingRows([])));
  log.close();
});

test('what a stranger derived is not believed: it waits to be made anew from the entries', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'sent.quartermaster');
  aSession(path);
  const log = must(openSession(path));
  log.keepSnapshot(1, 3, '{"forged":true}');
  log.close();
  const taken = must(openSession(must(await importSession(path, temporaryFolder()))));
  expect(taken.snapshot(1, () => true)).toBeUndefined();
  expect(taken.rowsPending).toBe(true);
  taken.close();
});
