import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { camera } from '../../src-main/contract/text/camera/en.ts';
import { captainPage } from '../../src-main/contract/text/captain/en.ts';
import { consolePage } from '../../src-main/contract/text/console/en.ts';
import { preview } from '../../src-main/contract/text/preview/en.ts';
import { startPage } from '../../src-main/contract/text/start/en.ts';
import { door } from '../../src-main/contract/text/door/en.ts';
import { every } from '../../src-main/contract/text/every/en.ts';
import { table } from '../../src-main/contract/text/table/en.ts';
import { shared } from '../../src-main/contract/text/shared/en.ts';
import { en } from '../../src-main/contract/text/en.ts';
import { logbook } from '../../src-main/contract/text/logbook/en.ts';
import { games } from '../../src-main/rules/games.ts';

const root = join(import.meta.dirname, '..', '..', 'src-renderer');

/** What is written in the files of some folders, but for those that another page alone draws with. */
const sourcesIn = (folders: readonly string[], not = /gallery/): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !not.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
/** Keys as they are written out. */
const written = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources.flatMap((source) => [
      ...[...source.matchAll(/\bpage\('([\w.-]+)'/g)].map(([, key]) => `page.${key}`),
      ...[...source.matchAll(/'(page\.[\w.-]+)'/g)].map(([, key]) => key ?? ''),
    ]),
  ),
];
/** The beginnings of keys that are put together. */
const begun = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bpage\(`([\w.-]+)\$\{/g)].map(([, start]) => `page.${start}`),
    ),
  ),
];

test('everything that a page says is in the catalogue', () => {
  const others = sourcesIn(['displays', 'games'], /gallery|^camera\//);
  const all = { ...en, ...preview };
  expect(written(others).filter((key) => !(key in all))).toEqual([]);
});

test('the page of a camera is given every word that it says', () => {
  const given = Object.keys({ ...camera, ...shared, ...door, ...every });
  const sources = sourcesIn(['displays/camera']);
  expect(written(sources).filter((key) => !given.includes(key))).toEqual([]);
  expect(begun(sources).filter((start) => !given.some((key) => key.startsWith(start)))).toEqual([]);
});

test('no page’s words take those of another away', () => {
  const keys = [captainPage, consolePage, preview, startPage, table].flatMap((words) => Object.keys(words));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('a phone is given every word that its page says', () => {
  const given = Object.keys({ ...captainPage, ...shared, ...every });
  const sources = [
    ...sourcesIn(['displays/captain']),
    readFileSync(join(root, 'displays', 'Wishes.svelte'), 'utf8'),
    ...sourcesIn(['games'], /(^|\/)(console|table|tables|tables-of|overlay)\.ts$|\/Stage\.svelte$/),
  ];
  expect(written(sources).filter((key) => !given.includes(key))).toEqual([]);
  expect(begun(sources).filter((start) => !given.some((key) => key.startsWith(start)))).toEqual([]);
});

test('the logbook says what stands in its catalogue, and has a short name for every game', () => {
  const sources = sourcesIn(['displays/logbook']);
  const said = (pattern: RegExp): readonly string[] =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => `logbook.${key}`));
  const whole = said(/\bt\(\s*'([\w.-]+)'/g);
  const begins = said(/\bt\(\s*`([\w.-]+)\$\{/g);
  const keys = Object.keys(logbook);
  expect(whole.length).toBeGreaterThan(20);
  expect(whole.filter((key) => !keys.includes(key))).toEqual([]);
  expect(begins.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  expect(Object.keys(games).filter((game) => !keys.includes(`logbook.game.${game}`))).toEqual([]);
});
