import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { exportCopy } from '../../src-main/log/export-copy.ts';
import { importSession } from '../../src-main/log/import-session.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { openOrCreate } from '../../src-main/log/open-or-create.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { saveElsewhere } from '../../src-main/log/save-elsewhere.ts';
import { verify } from '../../src-main/log/verify.ts';
import { fact, heading, must, play, playedSession, temporaryFolder } from './samples.ts';

test('a copy for somebody else is one whole file', async () => {
  const path = playedSession(temporaryFolder(), 7);
  const shelf = temporaryFolder();
  const target = join(shelf, 'for-ann.quartermaster');
  must(await exportCopy(path, target));
  expect(readdirSync(shelf)).toEqual(['for-ann.quartermaster']);
  expect(must(verify(target)).entries).toHaveLength(7);
  must(await exportCopy(path, target));
});

test('a session that somebody brought is taken in under its own id', async () => {
  const path = playedSession(temporaryFolder(), 7, 'from-ann');
  const sessions = temporaryFolder();
  const target = must(await importSession(path, sessions));
  expect(target).toBe(join(sessions, 'from-ann.quartermaster'));
  expect(must(verify(target))).toMatchObject({ findings: [], isWitnessed: true });
});

test('a session that is here already and at least as far is the one that is here', async () => {
  const brought = playedSession(temporaryFolder(), 7, 'from-ann');
  const sessions = temporaryFolder();
  const target = must(await importSession(brought, sessions));
  expect(must(await importSession(brought, sessions))).toBe(target);
  expect(must(await importSession(target, sessions))).toBe(target);
  const log = must(openSession(target));
  play(log, 2);
  expect(must(await importSession(brought, sessions))).toBe(target);
  log.close();
  expect(must(verify(target)).entries).toHaveLength(9);
  expect(readdirSync(sessions).filter((name) => name.includes('arriving'))).toEqual([]);
});

test('a session that went otherwise elsewhere takes the place of none that is here', async () => {
  const sessions = temporaryFolder();
  const brought = playedSession(temporaryFolder(), 7, 'from-ann');
  const target = must(await importSession(brought, sessions));
  for (const path of [target, brought]) {
    const log = must(openSession(path));
    if (path === target) must(log.append({ entries: [fact(8, { at: 88 })] }));
    else play(log, 3);
    log.close();
  }
  expect(await importSession(brought, sessions)).toMatchObject({ ok: false, no: { code: 'differs' } });
  expect(must(verify(target)).entries).toHaveLength(8);
  expect(readdirSync(sessions).filter((name) => name.includes('arriving'))).toEqual([]);
});

test('a session that went on elsewhere takes the place of where it stood here, which is kept in the trash', async () => {
  const home = temporaryFolder();
  const sessions = join(home, 'sessions');
  mkdirSync(sessions);
  const brought = playedSession(temporaryFolder(), 7, 'from-ann');
  const target = must(await importSession(brought, sessions));
  const log = must(openSession(brought));
  play(log, 3);
  log.close();
  const open = [basename(target)];
  expect(await importSession(brought, sessions, { open })).toMatchObject({ no: { code: 'open-here' } });
  expect(must(verify(target)).entries).toHaveLength(7);
  expect(must(await importSession(brought, sessions, { now: 0 }))).toBe(target);
  expect(must(verify(target))).toMatchObject({ findings: [], isWitnessed: true });
  expect(must(verify(target)).entries).toHaveLength(10);
  const [kept = '', ...more] = readdirSync(join(home, 'trash')).filter((name) =>
    name.endsWith('.quartermaster'),
  );
  expect(more).toEqual([]);
  expect(must(verify(join(home, 'trash', kept))).entries).toHaveLength(7);
});

test('a damaged file is not taken in', async () => {
  const folder = temporaryFolder();
  const path = playedSession(folder, 7);
  truncateSync(path, 8192);
  const sessions = temporaryFolder();
  expect(await importSession(path, sessions)).toMatchObject({ ok: false, no: { code: 'damaged' } });
  const letter = join(folder, 'letter.quartermaster');
  writeFileSync(letter, 'Dear Ann');
  expect(await importSession(letter, sessions)).toMatchObject({ ok: false, no: { code: 'foreign' } });
  expect(readdirSync(sessions)).toEqual([]);
});

test('a session that was only in memory can be saved, and gone on with', async () => {
  const memory = memoryLog(heading());
  play(memory, 5);
  const path = join(temporaryFolder(), 'saved.quartermaster');
  const log = must(await saveElsewhere(memory, path));
  expect(log.entries).toEqual(memory.entries);
  expect(log.readings({ last: 9 })).toHaveLength(5);
  play(log, 1);
  log.close();
  expect(must(verify(path)).findings).toEqual([]);
});

test('what is in memory is saved with its seals when the disk of the session cannot even be read', async () => {
  const broken = memoryLog(heading());
  play(broken, 4);
  must(broken.append({ entries: [fact(5), fact(6)] }));
  const { entries } = broken;
  const unsaved = { ...fact(7), seq: 7, parent: 6, head: 7, seal: '' };
  const unreadable = {
    ...broken,
    heading: broken.heading,
    entries: [...entries, unsaved],
    backup: () => Promise.resolve({ ok: false, no: { code: 'disk', detail: 'EIO' } } as const),
  };
  const path = join(temporaryFolder(), 'saved.quartermaster');
  const log = must(await saveElsewhere(unreadable, path));
  expect(log.entries).toEqual(entries);
  expect(log.rowsPending).toBe(true);
  log.close();
  expect(must(verify(path)).findings).toEqual([]);
});

test('a file that somebody names is begun, and gone on with the next time', () => {
  const path = join(temporaryFolder(), 'any name.quartermaster');
  const log = must(openOrCreate(path, heading()));
  play(log, 2);
  log.close();
  const again = must(openOrCreate(path, heading('another')));
  expect(again.heading.id).toBe('evening-1');
  expect(again.entries).toHaveLength(2);
  again.close();
  expect(existsSync(`${path}.new`)).toBe(false);
});
