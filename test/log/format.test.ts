import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionMigrations } from '../../src-main/log/migrations/session-migrations.ts';
import { games } from '../../src-main/rules/games.ts';
import formats from './formats.json' with { type: 'json' };

const rules = join(import.meta.dirname, '..', '..', 'src-main', 'rules');
const kindsIn = (file: string, like: RegExp): readonly string[] =>
  [...readFileSync(join(rules, file), 'utf8').matchAll(like)].map(([, kind]) => kind ?? '');

/** A game's own list, and those of its parts. */
const listsOf = (game: string): readonly string[] =>
  readdirSync(join(rules, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[-/\\])events(\.ts|[/\\][\w-]+\.ts)$/.test(file))
    .map((file) => join(game, file));

/** Kinds of events as each game's own lists have them, and those it has from the kernel. */
function kindsOf(game: string): readonly string[] {
  const own = listsOf(game);
  const isSetThere = own.some((file) => kindsIn(file, /kernel\/(table-service)\.ts/g).length > 0);
  return [
    ...own.flatMap((file) => kindsIn(file, /readonly kind: '(\w+)'/g)),
    ...kindsIn(join('kernel', 'chairs.ts'), /readonly kind: '(chair\w+)'/g),
    ...(isSetThere ? kindsIn(join('kernel', 'table-service.ts'), /readonly kind: '(\w+Set)'/g) : []),
  ];
}

const known = (game: string): readonly string[] =>
  formats.flatMap(({ events }) => (events as Readonly<Record<string, readonly string[]>>)[game] ?? []);

test.each(Object.keys(games))(
  'whoever adds a kind of event to %s raises the format, so that earlier versions say whose file it is',
  (game) => {
    const kinds = kindsOf(game);
    expect(kinds.length).toBeGreaterThan(20);
    // A new kind: a further migration (its step may be empty), and a row with the new kinds in formats.json.
    expect(kinds.filter((kind) => !known(game).includes(kind))).toEqual([]);
  },
);

test('each format has its step and its row', () => {
  expect(formats.map(({ format }) => format)).toEqual(sessionMigrations.map(({ version }) => version));
});

test('no kind of event is taken from the formats that had it: what is on somebody’s disk stays readable', () => {
  for (const game of Object.keys(games))
    expect(known(game).filter((kind) => !kindsOf(game).includes(kind))).toEqual([]);
});
