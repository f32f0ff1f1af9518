import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { captainPage } from '../../src-main/contract/text/captain/en.ts';
import { consolePage } from '../../src-main/contract/text/console/en.ts';
import { startPage } from '../../src-main/contract/text/start/en.ts';
import { table } from '../../src-main/contract/text/table/en.ts';
import { en } from '../../src-main/contract/text/en.ts';

const root = join(import.meta.dirname, '..', '..', 'src-renderer');

const sources = ['displays', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('gallery'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
/** Keys as they are written out, and the beginnings of those that are put together. */
const written = sources.flatMap((source) => [
  ...[...source.matchAll(/\bpage\('([\w.-]+)'/g)].map(([, key]) => `page.${key}`),
  ...[...source.matchAll(/'(page\.[\w.-]+)'/g)].map(([, key]) => key ?? ''),
]);

test('everything that a page says is in the catalogue', () => {
  expect([...new Set(written)].filter((key) => !(key in en))).toEqual([]);
});

test('no page’s words take those of another away', () => {
  const keys = [captainPage, consolePage, startPage, table].flatMap((words) => Object.keys(words));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
