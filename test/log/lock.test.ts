import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from '../../src-main/log/lock.ts';
import { must, temporaryFolder } from './samples.ts';

test('a data directory has one writer, and a second one is told at once', () => {
  const folder = temporaryFolder();
  const lock = must(takeLock(folder));
  expect(takeLock(folder)).toMatchObject({ ok: false, no: { code: 'locked' } });
  lock.release();
  must(takeLock(folder)).release();
});

test('a writer that was killed holds nothing', async () => {
  const folder = temporaryFolder();
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'lock-holder.ts'), folder]);
  await once(holder.stdout, 'data');
  expect(takeLock(folder)).toMatchObject({ ok: false, no: { code: 'locked' } });
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  must(takeLock(folder)).release();
});
