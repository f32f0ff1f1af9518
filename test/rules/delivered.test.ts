import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { scenarios } from '../../src-main/rules/pirate-quest/data/scenarios.ts';

/**
 * Every id ever delivered, with the code printed for each piece. Sessions, labels, tags and decks that people have
 * name things by these, so a line of this file is never changed and never taken away: what is new is added.
 */
const delivered = JSON.parse(readFileSync(join(import.meta.dirname, 'delivered.json'), 'utf8')) as Readonly<
  Record<string, Ids>
>;

interface Ids {
  readonly depths: readonly string[];
  readonly options: readonly string[];
  readonly maps: readonly string[];
  readonly pieces: Readonly<Record<string, string>>;
}

const mapsOf = (game: AnyGame): readonly string[] =>
  game.id === 'pirate-quest' ? scenarios.map(({ id }) => id) : [];

const idsOf = (game: AnyGame): Ids => ({
  depths: game.depths,
  options: game.options.flatMap((option) => [
    option.name,
    ...(option.type === 'choice' ? option.choices.map((choice) => `${option.name}: ${choice}`) : []),
  ]),
  maps: mapsOf(game),
  pieces: Object.fromEntries(game.pieces().map((piece) => [piece.key, formatCode(game.id, piece)])),
});

test('no game is gone', () => {
  expect(Object.keys(games)).toEqual(expect.arrayContaining(Object.keys(delivered)));
});

describe.each(Object.values(games).map((game) => [game.id, game as AnyGame] as const))('%s', (id, game) => {
  const today = idsOf(game);
  const before = delivered[id] ?? { depths: [], options: [], maps: [], pieces: {} };

  test.each(['depths', 'options', 'maps'] as const)('every one of its %s is still called so', (list) => {
    expect(before[list].filter((one) => !today[list].includes(one))).toEqual([]);
  });

  test('every piece that was ever delivered is there, and its printed label still leads to it', () => {
    expect(today.pieces).toMatchObject(before.pieces);
  });

  test('what is new stands in delivered.json too, so that it stays from now on', () => {
    for (const list of ['depths', 'options', 'maps'] as const)
      expect(today[list].filter((one) => !before[list].includes(one))).toEqual([]);
    expect(Object.keys(today.pieces).filter((key) => !(key in before.pieces))).toEqual([]);
  });
});
