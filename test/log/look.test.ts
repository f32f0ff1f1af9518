import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import { verify } from '../../src-main/log/verify.ts';
import { isVouchedFor } from '../../src-main/log/vouch.ts';
import { begun, fact, must, playedSession, temporaryFolder } from './samples.ts';

const file = 'evening-1.quartermaster';

function opened(): DataDirectory {
  const directory = must(openDataDirectory(temporaryFolder()));
  onTestFinished(() => directory.close());
  return directory;
}

/** Of some ten megabytes, and copied without what vouches for it. */
function aLongSession(): string {
  const folder = temporaryFolder();
  const log = begun(folder);
  const text = 'x'.repeat(300);
  const words = {
    command: `{"kind":"note","text":"${text}"}`,
    events: `[{"kind":"noted","text":"${text}"}]`,
  };
  for (let batch = 0; batch < 6; batch++)
    must(log.append({ entries: Array.from({ length: 2000 }, (_, at) => fact(2000 * batch + at, words)) }));
  log.close();
  const path = join(temporaryFolder(), file);
  copyFileSync(join(folder, file), path);
  return path;
}

test('a long file is looked through beside everything else, and opened at once when it is whole', async () => {
  const directory = opened();
  const path = join(directory.path, 'sessions', file);
  copyFileSync(aLongSession(), path);
  const parts: number[] = [];
  directory.onLook = () => parts.push(...directory.looks.current.map(({ part }) => part));
  expect(isVouchedFor(path)).toBe(false);
  expect(await directory.lookThrough(file)).toBeUndefined();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  expect(directory.looks.current).toEqual([]);
  expect(isVouchedFor(path)).toBe(true);
  expect(must(directory.open(file)).entries).toHaveLength(12_000);
});

test('whoever ends the look at a file from elsewhere leaves nothing of it behind', async () => {
  const directory = opened();
  const sessions = join(directory.path, 'sessions');
  const imported = directory.import(aLongSession());
  directory.onLook = () => directory.looks.cancel();
  expect(await imported).toMatchObject({ ok: false, no: { code: 'cancelled' } });
  expect(readdirSync(sessions)).toEqual([]);
  directory.onLook = () => undefined;
  must(await directory.import(aLongSession()));
  expect(readdirSync(sessions)).toContain(file);
});

test('a long file that is damaged is found so and rescued beside everything else, and opened at once then', async () => {
  const directory = opened();
  const path = join(directory.path, 'sessions', file);
  copyFileSync(aLongSession(), path);
  const bytes = readFileSync(path);
  const at = bytes.lastIndexOf('xxxx');
  writeFileSync(path, bytes.fill('y', at - 3, at));
  let took = 0;
  directory.onLook = () => (took += directory.looks.current.length);
  expect(await directory.lookThrough(file)).toMatchObject({ code: 'damaged' });
  const rescuing = directory.rescue(file);
  // The main thread goes on, and nobody else touches the file.
  expect(directory.open(file)).toMatchObject({ ok: false, no: { code: 'locked' } });
  const rescued = must(await rescuing);
  expect(took).toBeGreaterThan(0);
  expect(rescued.salvaged?.entries).toBeLessThan(12_000);
  expect(isVouchedFor(path)).toBe(true);
  expect(must(directory.open(file)).entries).toHaveLength(rescued.salvaged?.entries ?? 0);
});

test('a damaged file is rescued beside everything else however short it is', async () => {
  const directory = opened();
  const path = playedSession(join(directory.path, 'sessions'), 5);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xee, 8192, 8300));
  expect(directory.open(file)).toMatchObject({ ok: false, no: { code: 'damaged' } });
  const rescuing = directory.rescue(file);
  expect(directory.looks.current).toMatchObject([{ path }]);
  must(await rescuing);
  expect(directory.looks.current).toEqual([]);
});

test('the copy of a long evening is proved beside everything else, and nobody is asked to wait for it', async () => {
  const directory = opened();
  const path = join(directory.path, 'sessions', file);
  copyFileSync(aLongSession(), path);
  const log = must(directory.open(file));
  const threads = startedThreads();
  directory.onLook = () => directory.looks.cancel();
  const backup = must(await directory.backup(log));
  expect(threads()).toBe(1);
  expect(directory.looks.current).toEqual([]);
  expect(isVouchedFor(backup.path)).toBe(true);
  expect(must(verify(backup.path)).entries).toHaveLength(12_000);
});

test('of short files that come in one after the other nobody is told one by one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const directory = opened();
  let told = 0;
  directory.onLook = () => (told += directory.looks.current.length + 1);
  for (const facts of [5, 6, 7]) must(await directory.import(playedSession(temporaryFolder(), facts)));
  expect(told).toBe(0);
});

test('whoever has seen that a file is looked through is told when that is over', async () => {
  const directory = opened();
  let seen: readonly unknown[] | undefined;
  directory.onLook = () => (seen = directory.looks.current);
  const imported = directory.import(playedSession(temporaryFolder(), 5));
  expect(directory.looks.current).toHaveLength(1);
  must(await imported);
  expect(seen).toEqual([]);
});

test('the thread of the index ends when nobody has asked for a while, and the next who asks starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const directory = opened();
  const threads = startedThreads();
  await directory.refreshIndex();
  vi.advanceTimersByTime(9000);
  await directory.refreshIndex();
  vi.advanceTimersByTime(9000);
  await directory.refreshIndex();
  expect(threads()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(await directory.refreshIndex()).toMatchObject({ faults: [] });
  expect(threads()).toBe(2);
});

/** How many threads were started since. */
function startedThreads(): () => number {
  let started = 0;
  const count = (): void => void (started += 1);
  subscribe('worker_threads', count);
  onTestFinished(() => void unsubscribe('worker_threads', count));
  return () => started;
}
