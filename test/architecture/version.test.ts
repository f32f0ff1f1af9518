import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionKind } from '../../src-main/log/session-kind.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('a version that writes sessions of another format has another number in the middle', () => {
  expect(version.split('.')[1]).toBe(String(sessionKind.migrations.at(-1)?.version));
});

test('the changes begin with this version, and say each thing in one line', () => {
  const changes = read('CHANGELOG.md');
  expect(/^## (\d+\.\d+\.\d+)/m.exec(changes)?.[1]).toBe(version);
  const lines = changes.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.filter((line) => line.length > 180)).toEqual([]);
});
