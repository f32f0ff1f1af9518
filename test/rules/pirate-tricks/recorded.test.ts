import { expect, test } from 'vitest';
import { firstDifference, gameNamed, recordedGames } from '../recorded.ts';

const game = gameNamed('pirate-tricks');

test.each(recordedGames(game.id).map((one, at) => [at + 1, one] as const))(
  'recorded game %i is decided, asked, shown and told as it was: else see test/rules/recorded/README.md',
  (_, recorded) => {
    expect(firstDifference(game, recorded)).toBeUndefined();
  },
);
