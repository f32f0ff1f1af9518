import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attackScenes } from '../renderer/pictures/docs-attack.ts';
import { boxScenes } from '../renderer/pictures/docs-boxes.ts';
import { consoleScenes } from '../renderer/pictures/docs-console.ts';

const root = join(import.meta.dirname, '..', '..');
const docs = join(root, 'docs');
const pages = [join(root, 'README.md'), ...readdirSync(docs).map((name) => join(docs, name))];
const shown = new Set(
  pages
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/pictures\/([\w-]+\.png)/g)])
    .map(([, name]) => name),
);

test('the pictures of the docs are those that its pages show', () => {
  expect([...shown].sort()).toEqual(readdirSync(join(docs, 'pictures')).sort());
});

test('each picture that is taken anew is on a page', () => {
  const taken = [...boxScenes, ...attackScenes, ...consoleScenes].map(({ name }) => `${name}.png`);
  expect(taken.filter((name) => !shown.has(name))).toEqual([]);
});
