import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileKind } from '../../src-main/log/migrate.ts';
import { isDamage } from '../../src-main/log/damage.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { placesOf } from '../../src-main/log/places.ts';
import { sessionKind } from '../../src-main/log/session-kind.ts';
import { atOnce } from '../../src-main/log/steps.ts';
import { verify } from '../../src-main/log/verify.ts';
import { witnessPath } from '../../src-main/log/witness.ts';
import { fact, must, play, playedSession, reopened, temporaryFolder } from './samples.ts';

function change(path: string, text: string): void {
  const db = new Database(path);
  db.exec(text);
  db.close();
}

const codeOf = (path: string): string => {
  const opened = openSession(path);
  if (opened.ok) {
    opened.value.close();
    return 'opened';
  }
  return opened.no.code;
};

test('a file that is not there is gone', () => {
  expect(codeOf(join(temporaryFolder(), 'none.quartermaster'))).toBe('gone');
});

test('a file from a newer version is refused and stays as it is', () => {
  const path = playedSession(temporaryFolder(), 2);
  change(path, 'PRAGMA user_version = 99');
  rmSync(witnessPath(path));
  const before = readFileSync(path);
  expect(codeOf(path)).toBe('newer');
  expect(readFileSync(path).equals(before)).toBe(true);
});

test.each([
  ['something else', 'Dear diary'],
  ['nothing', ''],
])('a file that holds %s is not one of ours', (_, content) => {
  const path = join(temporaryFolder(), 'evening-1.quartermaster');
  writeFileSync(path, content);
  expect(codeOf(path)).toBe('foreign');
});

test('the database of another program is not one of ours, and not taken over', () => {
  const path = join(temporaryFolder(), 'evening-1.quartermaster');
  change(path, 'CREATE TABLE recipes (name TEXT)');
  expect(codeOf(path)).toBe('foreign');
});

test('damage says what it found', () => {
  const path = playedSession(temporaryFolder(), 5);
  change(path, `DROP TRIGGER entries_refuse_update; UPDATE entries SET command = '{}' WHERE seq = 4`);
  const opened = openSession(path);
  if (opened.ok || !isDamage(opened.no)) throw new Error('it was opened');
  expect(opened.no.findings).toContainEqual({ kind: 'seal', table: 'entries', from: 4 });
  expect(opened.no.findings).toContainEqual({ kind: 'schema', name: 'entries_refuse_update' });
});

describe('what is legitimate is not called damage', () => {
  test('a copy without its witness', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 5);
    const copy = join(folder, 'copy.quartermaster');
    copyFileSync(path, copy);
    expect(must(verify(copy)).findings).toEqual([]);
    expect(codeOf(copy)).toBe('opened');
  });

  test('a file that another program has read', () => {
    const path = playedSession(temporaryFolder(), 5);
    const db = new Database(path);
    expect(db.prepare('SELECT count(*) AS n FROM in_force').get()).toEqual({ n: 5 });
    db.close();
    expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: true });
  });

  test('a file to which somebody added a table of their own: opened, and told as changed', () => {
    const path = playedSession(temporaryFolder(), 5);
    change(path, 'CREATE TABLE my_bids (seat TEXT, bid INTEGER)');
    expect(must(verify(path)).findings).toEqual([{ kind: 'bytes' }]);
    expect(codeOf(path)).toBe('opened');
    expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: true });
  });

  test('a file that another program has packed anew', () => {
    const path = playedSession(temporaryFolder(), 5);
    change(path, 'VACUUM');
    expect(must(verify(path)).findings).toEqual([{ kind: 'bytes' }]);
    expect(codeOf(path)).toBe('opened');
  });

  test('a file whose process was killed before it could be closed', () => {
    const folder = temporaryFolder();
    const path = playedSession(folder, 3);
    const log = reopened(path);
    play(log, 3);
    const left = join(temporaryFolder(), 'evening-1.quartermaster');
    for (const beside of ['', '-wal', '-witness']) copyFileSync(path + beside, left + beside);
    log.close();
    const again = reopened(left);
    expect(again.entries).toHaveLength(6);
    again.close();
  });
});

describe('what is derived is made anew', () => {
  test('query rows that are not those that were written wait to be rebuilt', () => {
    const path = playedSession(temporaryFolder(), 5);
    change(path, 'DROP TRIGGER gold_refuse_update; UPDATE gold SET balance = 99 WHERE entry = 2');
    change(path, triggerOf('gold_refuse_update'));
    expect(must(verify(path)).findings).toEqual([{ kind: 'rows', entry: 2 }]);
    const log = reopened(path);
    expect(log.rowsPending).toBe(true);
    must(atOnce(log.rebuildingRows([])));
    expect(log.rowsPending).toBe(false);
    log.close();
    expect(must(verify(path)).findings).toEqual([]);
  });

  test('a snapshot that is not the one that was kept is thrown away', () => {
    const path = playedSession(temporaryFolder(), 2);
    const log = reopened(path);
    log.keepSnapshot(1, 2, '{}');
    log.close();
    change(path, `UPDATE snapshots SET state = '[]'`);
    expect(must(verify(path)).findings).toEqual([{ kind: 'snapshot', entry: 2 }]);
    const again = reopened(path);
    expect(again.snapshot(1, () => true)).toBeUndefined();
    again.close();
  });
});

/** As the file was made with it. */
function triggerOf(name: string): string {
  const text = sessionKind.migrations.map(({ up }) => up).join('\n');
  return (
    /CREATE TRIGGER [^;]*;[^;]*;/g[Symbol.match](text)?.find((trigger) => trigger.includes(` ${name} `)) ?? ''
  );
}

/** One further than any file has today. */
const nextFormat = Math.max(...sessionKind.migrations.map(({ version }) => version)) + 1;

describe('an older file', () => {
  test.each(sessionKind.migrations.slice(0, -1).map(({ version }) => version))(
    'of format %i is brought forward with all that was entered',
    (version) => {
      const path = playedSession(temporaryFolder(), 4);
      change(path, `PRAGMA user_version = ${version}`);
      const log = must(openSession(path));
      expect(log.entries).toHaveLength(4);
      must(log.append({ entries: [fact(5)] }));
      log.close();
      expect(must(verify(path)).findings).toEqual([]);
    },
  );

  const step: FileKind['migrations'][number] = {
    version: nextFormat,
    up: `ALTER TABLE gold ADD COLUMN purse TEXT; INSERT INTO pending VALUES ('rows');`,
  };
  const nextKind: FileKind = { ...sessionKind, migrations: [...sessionKind.migrations, step] };

  test('is brought forward on a copy that takes its place, and stays among its backups as it was', () => {
    const path = playedSession(temporaryFolder(), 4);
    const before = readFileSync(path);
    const log = must(openSession(path, nextKind));
    expect(log.entries).toHaveLength(4);
    expect(log.rowsPending).toBe(true);
    must(log.append({ entries: [fact(5)] }));
    log.close();
    expect(
      readFileSync(join(placesOf(path).backups, `format-${nextFormat - 1}.quartermaster`)).equals(before),
    ).toBe(true);
    expect(must(verify(path, {}, nextKind))).toMatchObject({ isWitnessed: true });
    expect(codeOf(path)).toBe('newer');
  });

  test('whose migration fails half-way stays where it was, as it was', () => {
    const path = playedSession(temporaryFolder(), 4);
    const before = readFileSync(path);
    const broken = { version: nextFormat, up: 'CREATE TABLE half (one TEXT); DROP TABLE nowhere;' };
    const kind = { ...sessionKind, migrations: [...sessionKind.migrations, broken] };
    expect(openSession(path, kind)).toMatchObject({
      no: { detail: expect.stringMatching(/nowhere/) as unknown },
    });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(codeOf(path)).toBe('opened');
  });

  test('whose migration harms what was entered is not replaced by it', () => {
    const path = playedSession(temporaryFolder(), 4);
    const harmful = {
      version: nextFormat,
      up: 'DROP TRIGGER entries_refuse_update; UPDATE entries SET at = 0 WHERE seq = 4;',
    };
    const kind = { ...sessionKind, migrations: [...sessionKind.migrations, harmful] };
    expect(openSession(path, kind)).toMatchObject({ ok: false, no: { code: 'damaged' } });
    expect(existsSync(placesOf(path).backups)).toBe(false);
    expect(must(verify(path))).toMatchObject({ findings: [], isWitnessed: true });
  });
});
