import { expect, test } from 'vitest';
import { nothingWaived } from '../../../src-main/rules/kernel/refusal.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { knownTo } from '../../../src-main/rules/pirate-tricks/known-to.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { begun, gameNamed, recordedGames } from '../recorded.ts';

/** Every state of the recorded games. */
const states = recordedGames(game.id).flatMap(({ setup, steps }): readonly State[] => {
  let state = begun(gameNamed(game.id), setup).state as State;
  return steps.map(({ command, waive }) => {
    const waived = waive ? new Set(Object.keys(game.refusals)) : nothingWaived;
    const decided = game.decide(state, command as Command, waived);
    if (decided.ok) state = fold(game.evolve, state, decided.value);
    return state;
  });
});

test('whoever knows less is asked the same question, under the same id', () => {
  const lost = states.flatMap((state) =>
    game.prompts(state).flatMap((prompt) =>
      [undefined, ...state.seats]
        .filter((seat) => {
          const known = game.prompts(knownTo(state, prompt, seat));
          return !known.some(({ id, need }) => id === prompt.id && need === prompt.need);
        })
        .map((seat) => [prompt.id, seat]),
    ),
  );
  expect(states.length).toBeGreaterThan(1500);
  expect(lost).toEqual([]);
});
