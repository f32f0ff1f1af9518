import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWritable } from '../../src-main/shell/writable.ts';
import { temporaryFolder } from '../log/samples.ts';

test('a folder is writable where something can be made in it, and nothing of that is left', () => {
  const folder = temporaryFolder();
  const deep = join(folder, 'that', 'is', 'still', 'to', 'be', 'made');
  expect([isWritable(folder), isWritable(deep), readdirSync(deep)]).toEqual([true, true, []]);
});

test('a file, and what no program may write to, are not', () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  expect([isWritable(file), isWritable(join(file, 'below'))]).toEqual([false, false]);
  if (process.platform === 'linux') expect(isWritable('/proc')).toBe(false);
});
