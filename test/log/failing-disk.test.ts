import { copyFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSession } from '../../src-main/log/create-session.ts';
import { openDataDirectory } from '../../src-main/log/data-directory.ts';
import type { Appended, LogFault } from '../../src-main/log/entry.ts';
import { exportCopy } from '../../src-main/log/export-copy.ts';
import { importSession } from '../../src-main/log/import-session.ts';
import type { Result } from '../../src-main/rules/kernel/result.ts';
import { openSession } from '../../src-main/log/open-session.ts';
import { saveElsewhere } from '../../src-main/log/save-elsewhere.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { verify } from '../../src-main/log/verify.ts';
import { begun, fact, heading, must, play, playedBatch, temporaryFolder } from './samples.ts';
import { needsDisk, smallDisk } from './small-disk.ts';

const need = needsDisk();
const onDisk = test.skipIf(need.missing);

/** Appends until the disk takes no more; the fault and the batch it struck. */
function fill(log: SessionLog): { readonly refused: Result<Appended, LogFault>; readonly kept: number } {
  for (let count = 0; count < 10_000; count++) {
    const appended = log.append(playedBatch(log.entries.length + 1));
    if (!appended.ok) return { refused: appended, kept: log.entries.length };
  }
  throw new Error('the disk never filled up');
}

onDisk(`a full disk is told, stores nothing of the entry, and keeps all before it${need.reason}`, () => {
  const { path } = smallDisk(2);
  const log = begun(path);
  const { refused, kept } = fill(log);
  expect(refused).toMatchObject({ ok: false, no: { code: 'disk-full' } });
  expect(kept).toBeGreaterThan(10);
  expect(log.append(playedBatch(kept + 1))).toMatchObject({ ok: false, no: { code: 'disk-full' } });
  const { entries } = log;
  log.close();
  const again = must(openSession(join(path, 'evening-1.quartermaster')));
  expect(again.entries).toEqual(entries);
  expect(again.readings({ last: 99_999 })).toHaveLength(kept);
  again.close();
});

onDisk(`when there is room again the session goes on where it was${need.reason}`, () => {
  const { path } = smallDisk(2);
  const ballast = join(path, 'ballast');
  writeFileSync(ballast, Buffer.alloc(1_000_000));
  const log = begun(path);
  const { kept } = fill(log);
  rmSync(ballast);
  play(log, 3);
  expect(log.entries).toHaveLength(kept + 3);
  log.close();
  expect(must(verify(join(path, 'evening-1.quartermaster'))).findings).toEqual([]);
});

onDisk(`from a full disk a session is saved to another one whole${need.reason}`, async () => {
  const { path } = smallDisk(2);
  const log = begun(path);
  const { kept } = fill(log);
  const elsewhere = must(await saveElsewhere(log, join(temporaryFolder(), 'saved.quartermaster')));
  expect(elsewhere.entries).toEqual(log.entries);
  play(elsewhere, 1);
  expect(elsewhere.entries).toHaveLength(kept + 1);
  elsewhere.close();
  log.close();
});

onDisk(`a backup that finds no room is a fault, and leaves nothing half-made${need.reason}`, async () => {
  const { path } = smallDisk(2);
  const log = begun(temporaryFolder());
  must(log.append({ entries: [fact(1, { events: JSON.stringify(['x'.repeat(3_000_000)]) })] }));
  const target = join(path, 'backup.quartermaster');
  expect(await log.backup(target)).toMatchObject({ ok: false, no: { code: 'disk-full' } });
  expect(statSync(target, { throwIfNoEntry: false })).toBeUndefined();
  expect(statSync(`${target}.part`, { throwIfNoEntry: false })).toBeUndefined();
  log.close();
});

onDisk(`on a full disk no session is begun by halves${need.reason}`, () => {
  const { path } = smallDisk(2);
  const ballast = join(path, 'ballast');
  writeFileSync(ballast, Buffer.alloc(2_000_000));
  expect(createSession(path, heading())).toMatchObject({ ok: false, no: { code: 'disk-full' } });
  expect(openDataDirectory(join(path, 'data'))).toMatchObject({ ok: false, no: { code: 'disk-full' } });
  rmSync(ballast);
  must(createSession(path, heading())).close();
});

onDisk(`a disk that is pulled out is gone${need.reason}`, () => {
  const disk = smallDisk(2);
  const log = begun(disk.path);
  play(log, 2);
  disk.pull();
  expect(log.append(playedBatch(3))).toMatchObject({ ok: false, no: { code: 'gone' } });
  expect(log.entries).toHaveLength(2);
  log.close();
});

onDisk(`a disk that is protected against writing is told as that${need.reason}`, () => {
  const disk = smallDisk(2);
  const log = begun(disk.path);
  play(log, 2);
  log.close();
  disk.protect();
  const readOnly = { ok: false, no: { code: 'read-only' } };
  expect(openSession(join(disk.path, 'evening-1.quartermaster'))).toMatchObject(readOnly);
  expect(createSession(disk.path, heading('evening-2'))).toMatchObject(readOnly);
  expect(openDataDirectory(disk.path)).toMatchObject(readOnly);
});

onDisk(
  `a session on a protected disk is read whole, with what its log still held${need.reason}`,
  async () => {
    const disk = smallDisk(2);
    const path = join(disk.path, 'evening-1.quartermaster');
    const folder = temporaryFolder();
    const log = begun(folder);
    play(log, 5);
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(disk.path, name));
    rmSync(`${path}-shm`);
    log.close();
    disk.protect();
    expect(must(verify(path)).entries).toHaveLength(5);
    const copy = join(temporaryFolder(), 'copy.quartermaster');
    must(await exportCopy(path, copy));
    expect(must(verify(copy)).entries).toHaveLength(5);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('quartermaster-reading-'))).toEqual([]);
  },
);

onDisk(`a closed session on a protected disk is vouched for by its witness${need.reason}`, () => {
  const disk = smallDisk(2);
  const log = begun(disk.path);
  play(log, 2);
  log.close();
  disk.protect();
  const verdict = must(verify(join(disk.path, 'evening-1.quartermaster')));
  expect(verdict).toMatchObject({ findings: [], isWitnessed: true });
});

onDisk(`a session on a protected memory card can be taken in${need.reason}`, async () => {
  const disk = smallDisk(2);
  const log = begun(disk.path);
  play(log, 3);
  log.close();
  disk.protect();
  const brought = must(await importSession(join(disk.path, 'evening-1.quartermaster'), temporaryFolder()));
  const taken = must(openSession(brought));
  play(taken, 1);
  expect(taken.entries).toHaveLength(4);
  taken.close();
});
