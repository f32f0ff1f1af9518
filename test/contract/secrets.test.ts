import { expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import { noSecrets } from '../../src-main/rules/kernel/secrets.ts';
import { begun, gameNamed, recordedGames } from '../rules/recorded.ts';

test.each(Object.keys(games))('%s says what is kept from others, if it asks anything in secret', (id) => {
  const game = gameNamed(id);
  const isSecret = recordedGames(id).some(({ setup, steps }) => {
    let { state } = begun(game, setup);
    return steps.some(({ command, waive }) => {
      const decided = game.decide(state, command, new Set(waive ? Object.keys(game.refusals) : []));
      if (decided.ok) state = fold(game.evolve, state, decided.value);
      return game.prompts(state).some(({ secret }) => secret);
    });
  });
  expect(game.secrets.hide === noSecrets.hide).toBe(!isSecret);
});
