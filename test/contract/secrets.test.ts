import { expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import { fold } from '../../src-main/rules/kernel/fold.ts';
import { noSecrets } from '../../src-main/rules/kernel/secrets.ts';
import { begun, gameNamed, recordedGames, type RecordedGame } from '../rules/recorded.ts';

/** What the games that are played at random hardly ever come to: The Doctor has laid a Witch Doctor. */
const besides: Readonly<Record<string, readonly RecordedGame[]>> = {
  'pirate-attack': [
    {
      setup: {
        seats: ['red', 'blue', 'yellow'],
        depth: 'cards',
        edition: { packs: ['main', 'special-abilities'] },
      },
      steps: [
        {
          command: {
            kind: 'setTable',
            fields: {
              turn: 'red',
              'row.yellow': [{ card: 'sloop-4-4' }],
              'ability.blue': 'the-doctor',
              'gold.red': 20,
            },
          },
        },
        { command: { kind: 'buy', seat: 'red', goods: 'curses', count: 1 } },
        { command: { kind: 'placeCard', seat: 'blue', ship: 1 } },
      ],
    },
  ] as unknown as readonly RecordedGame[],
};

test.each(Object.keys(games))('%s says what is kept from others, if it asks anything in secret', (id) => {
  const game = gameNamed(id);
  const isSecret = [...recordedGames(id), ...(besides[id] ?? [])].some(({ setup, steps }) => {
    let { state } = begun(game, setup);
    return steps.some(({ command, waive }) => {
      const decided = game.decide(state, command, new Set(waive ? Object.keys(game.refusals) : []));
      if (decided.ok) state = fold(game.evolve, state, decided.value);
      return game.prompts(state).some(({ secret }) => secret);
    });
  });
  expect(game.secrets.hide === noSecrets.hide).toBe(!isSecret);
});
