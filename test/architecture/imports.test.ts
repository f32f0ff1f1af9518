import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every folder beside the kernel is a game: it has the kernel, and no other game. */
const games = readdirSync(join(root, 'src-main/rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
  .map(({ name }) => name);

/** Who may import whom. A part may always import itself; the first row that fits a path is its part. */
const table: readonly { part: string; path: RegExp; imports: readonly string[] }[] = [
  { part: 'kernel', path: /^src-main\/rules\/kernel\//, imports: [] },
  ...games.map((game) => ({
    part: game,
    path: new RegExp(`^src-main/rules/${game}/`),
    imports: ['kernel'],
  })),
  {
    part: 'games',
    path: /^src-main\/rules\/games\.ts/,
    imports: ['kernel', ...games],
  },
  {
    part: 'contract',
    path: /^src-main\/contract\//,
    imports: ['kernel', 'games', ...games],
  },
  { part: 'log', path: /^src-main\/log\//, imports: ['kernel'] },
  { part: 'session', path: /^src-main\/session\//, imports: ['kernel', 'contract', 'log'] },
  { part: 'chest', path: /^src-main\/chest\//, imports: ['kernel', 'contract', 'log', 'hardware', 'needed'] },
  {
    part: 'readers',
    path: /^src-main\/readers\//,
    imports: ['kernel', 'contract', 'log', 'session', 'chest', 'hardware'],
  },
  {
    part: 'logbook',
    path: /^src-main\/logbook\//,
    imports: ['kernel', 'games', 'contract', 'log', 'session', 'needed', ...games],
  },
  { part: 'link', path: /^src-main\/link\//, imports: ['kernel', 'contract', 'needed'] },
  { part: 'windows', path: /^src-main\/windows\//, imports: ['contract', 'link'] },
  { part: 'preload', path: /^src-main\/preload\//, imports: ['contract'] },
  { part: 'needed', path: /^src-main\/when-needed\.ts/, imports: [] },
  {
    part: 'shell',
    path: /^src-main\/([\w-]+\.(ts|mjs)$|qm\/|shell\/)/,
    imports: [
      'kernel',
      'games',
      'contract',
      'log',
      'session',
      'chest',
      'readers',
      'link',
      'windows',
      'logbook',
      'hardware',
    ],
  },
  {
    part: 'release',
    path: /^src-main\/release\//,
    imports: ['shell', 'windows', 'log'],
  },
  { part: 'elements', path: /^src-renderer\/(elements|look|sound)\//, imports: [] },
  { part: 'state', path: /^src-renderer\/state\//, imports: ['contract', 'kernel'] },
  { part: 'drawings', path: /^src-renderer\/games\//, imports: ['elements', 'contract', 'kernel', 'state'] },
  {
    part: 'displays',
    path: /^src-renderer\/displays\//,
    imports: ['elements', 'drawings', 'state', 'contract', 'kernel', 'hardware'],
  },
  {
    part: 'building',
    path: /^(src-renderer\/(vite\.config|licences)\.ts|electron\.vite\.config\.ts)/,
    imports: [],
  },
  { part: 'hardware', path: /^hardware\//, imports: [] },
];

/** Packages that belong to one side only. */
const packages: readonly { name: RegExp; only: readonly string[] }[] = [
  { name: /^electron$/, only: ['shell', 'windows', 'preload'] },
  { name: /^better-sqlite3$/, only: ['log'] },
  { name: /^serialport$/, only: ['hardware'] },
  { name: /^zod$/, only: ['contract', 'link', 'chest', 'shell', 'readers', 'log', 'logbook'] },
  { name: /^ws$/, only: ['link'] },
  { name: /^zxing-wasm/, only: ['displays'] },
  { name: /^svelte(\/|$)/, only: ['elements', 'state', 'drawings', 'displays'] },
  {
    name: /^node:/,
    only: [
      'log',
      'session',
      'chest',
      'readers',
      'link',
      'windows',
      'shell',
      'hardware',
      'contract',
      'building',
      'logbook',
      'release',
      'needed',
    ],
  },
];

const partOf = (path: string) => table.find((row) => row.path.test(path))?.part;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|mjs)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** Import specifiers of a file, dynamic ones included. */
function importsOf(path: string): { specifier: string; typeOnly: boolean }[] {
  const source = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(pattern)].map((found) => ({
    specifier: found[2] ?? found[3] ?? '',
    typeOnly: found[1] !== undefined,
  }));
}

const sources = ['src-main', 'src-renderer', 'hardware'].flatMap(filesBelow);

test('the imports of every kind of file are found', () => {
  const found = importsOf('src-main/session/running-table.ts').map(({ specifier }) => specifier);
  expect(found).toContain('../rules/kernel/game.ts');
  expect(found).toContain('./history.ts');
  expect(importsOf('src-main/contract/catalogues.ts').map(({ specifier }) => specifier)).toContain(
    '../rules/pirate-quest/text/en.ts',
  );
});

test('every source file belongs to a part of the table', () => {
  expect(sources.filter((path) => partOf(path) === undefined)).toEqual([]);
});

test('a part imports only what the table lets it', () => {
  const broken = sources.flatMap((path) => {
    const part = partOf(path);
    const row = table.find((each) => each.part === part);
    return importsOf(path)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .flatMap(({ specifier }) => {
        const target = relative(root, resolve(join(root, dirname(path)), specifier)).replaceAll('\\', '/');
        const other = partOf(target);
        if (other === undefined || other === part || row?.imports.includes(other)) return [];
        return [`${path} → ${target}`];
      });
  });
  expect(broken).toEqual([]);
});

test('a package is used only on its own side', () => {
  const broken = sources.flatMap((path) => {
    const part = partOf(path) ?? '';
    return importsOf(path)
      .filter(({ specifier, typeOnly }) => !specifier.startsWith('.') && !typeOnly)
      .flatMap(({ specifier }) => {
        const rule = packages.find(({ name }) => name.test(specifier));
        return rule && !rule.only.includes(part) ? [`${path} → ${specifier}`] : [];
      });
  });
  expect(broken).toEqual([]);
});

test('no file is past 450 lines but data', () => {
  const long = sources.filter((path) => {
    if (/\/(data|text|fixtures)\//.test(path)) return false;
    return readFileSync(join(root, path), 'utf8').split('\n').length > 450;
  });
  expect(long).toEqual([]);
});
