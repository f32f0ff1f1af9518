import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionMigrations } from '../../src-main/log/migrations/session-migrations.ts';
import { games } from '../../src-main/rules/games.ts';
import formats from './formats.json' with { type: 'json' };

/** Kinds of events as each game's own list has them. */
function kindsOf(game: string): readonly string[] {
  const file = join(import.meta.dirname, '..', '..', 'src-main', 'rules', game, 'events.ts');
  return [...readFileSync(file, 'utf8').matchAll(/readonly kind: '(\w+)'/g)].map(([, kind]) => kind ?? '');
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
