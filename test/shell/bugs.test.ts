import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeDownBug } from '../../src-main/shell/bugs.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qm-bugs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a bug that comes again and again fills no disk, and the newest are kept', () => {
  const folder = aFolder();
  for (let nth = 0; nth < 2000; nth++) writeDownBug(folder, new Error(`${nth} ${'x'.repeat(20_000)}`));
  const files = readdirSync(folder);
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(files.sort()).toEqual(['bugs.log', 'bugs.log.before']);
  expect(bytes).toBeLessThan(1.1 * 1024 * 1024);
  expect(readFileSync(join(folder, 'bugs.log'), 'utf8')).toContain('Error: 1999 xxx');
});

test('whatever is thrown is written down, and nothing that is thrown by that reaches anybody', () => {
  const folder = aFolder();
  const wordless = { [Symbol.toPrimitive]: () => ({}) };
  for (const thrown of ['plain', undefined, Object.create(null), wordless, new Error('in a file')])
    writeDownBug(folder, thrown);
  writeDownBug(join(folder, 'nowhere'), new Error('lost'));
  expect(readFileSync(join(folder, 'bugs.log'), 'utf8').split('\n').length).toBeGreaterThan(5);
});
