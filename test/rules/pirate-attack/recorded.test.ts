import { expect, test } from 'vitest';
import { differences, gameNamed, recordedGames } from '../recorded.ts';

const game = gameNamed('pirate-attack');

test.each(recordedGames(game.id).map((one, at) => [at + 1, one] as const))(
  'recorded game %i is decided, asked, shown and told as it was',
  (_, recorded) => {
    expect(differences(game, recorded)).toEqual([]);
  },
);
