import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
const index = /^## Where is …$([^]*?)^## /m.exec(page)?.[1] ?? '';
/** What a line of the index leads to: paths from the root, not the files of a game that are named alone. */
const paths = [...index.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].flatMap(([, path]) => path ?? []);

test('the index leads only to what is there', () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every folder of the program and of its pages is in the index', () => {
  const folders = ['src-main', 'src-renderer', 'src-renderer/displays'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
  const named = (folder: string): boolean => paths.some((path) => `${path}/`.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !named(folder))).toEqual([]);
});
