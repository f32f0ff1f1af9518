import { expect, test } from 'vitest';
import { namesOf } from '../filled.ts';
import { firstDifference, gameNamed, recordedGames } from '../recorded.ts';
import { filling } from './evenings.ts';

const game = gameNamed('pirate-attack');
const missing = new Set(filling.wanted);

test.each(recordedGames(game.id).map((one, at) => [at + 1, one] as const))(
  'recorded game %i is decided, asked, shown and told as it was: else see test/rules/recorded/README.md',
  (_, recorded) => {
    const difference = firstDifference(game, recorded, (command, after) => {
      for (const name of namesOf(command, after)) missing.delete(name);
    });
    expect(difference).toBeUndefined();
  },
);

test('recorded games name every card that a fact may name, and every refusal', () => {
  expect([...missing]).toEqual([]);
});
