import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['src-main', 'src-renderer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** What is the type of all ids cannot be measured by it. */
const theMap = 'src-main/rules/games.ts';

test('every map over games is held against all of them, so that the compiler names what a new game lacks', () => {
  const maps = sources.filter((path) => /^\s*'pirate-quest':/m.test(readFileSync(join(root, path), 'utf8')));
  expect(maps.length).toBeGreaterThan(3);
  const open = maps.filter((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const count = source.match(/^\s*'pirate-quest':/gm)?.length ?? 0;
    return (source.match(/Record<(?:Own)?GameId,/g)?.length ?? 0) < count;
  });
  expect(open).toEqual([theMap]);
});
