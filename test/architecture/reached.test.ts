import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src-renderer');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:svelte|ts)$/.test(file));

/** What a module names: imports, dynamic ones, the files of a worker, and every game's module where a glob does. */
function namedBy(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const named = [...source.matchAll(/(?:from|import|new URL)\s*\(?\s*'(\.[^'?]+)/g)].map(
    ([, path]) => path ?? '',
  );
  const globs = [...source.matchAll(/import\.meta\.glob[^(]*\(\s*'\.\/\*\/([\w.-]+)'/g)].flatMap(([, name]) =>
    readdirSync(join(root, dirname(file))).map((folder) => `./${folder}/${name ?? ''}`),
  );
  return [...named, ...globs]
    .map((path) => relative(root, resolve(join(root, dirname(file)), path)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('..') && existsSync(join(root, path)));
}

test('every element and every drawing is reached by a page that people open, not by the gallery alone', () => {
  const isGallery = (file: string): boolean => file.startsWith('displays/gallery/');
  const open = files.filter((file) => /^displays\/[\w-]+\/main\.ts$/.test(file) && !isGallery(file));
  const reached = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop())
    if (!reached.has(file)) {
      reached.add(file);
      open.push(...namedBy(file));
    }
  expect(reached.size).toBeGreaterThan(200);
  const building = ['vite.config.ts', 'licences.ts'];
  expect(files.filter((file) => !reached.has(file) && !isGallery(file) && !building.includes(file))).toEqual(
    [],
  );
});
