import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { asks, type Fit, type Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { tableBegun } from '../contract/table.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random } from '../support/random.ts';

const [red, blue, yellow] = seatIds;
const everyGame = Object.values(games).map((game): readonly [string, AnyGame] => [game.title, game]);

/** Something of each kind that fits. */
function fitting(fit: Fit): readonly Sign[] {
  switch (fit.kind) {
    case 'card':
      return (fit.rows ?? []).slice(0, 2).map((row) => ({ kind: 'card', row }));
    case 'face':
      return ['1', '2', 'X'].map((face) => ({ kind: 'face', die: fit.die, face }));
    case 'number':
      return [{ kind: 'number', value: fit.least }];
    case 'seat':
      return [];
    case 'square':
      return fit.among.slice(0, 1).map((square) => ({ kind: 'square', square }));
    case 'choice':
      return fit.among.slice(0, 2).map((choice) => ({ kind: 'choice', choice }));
    case 'set':
      return fitting(fit.of);
  }
}

/** What the phone of Red would enter for somebody else, when its signs name Blue first. */
function spokenForOthers(table: RunningTable, prompt: Prompt): readonly unknown[] {
  const before = table.head;
  const take = (sign: Sign) =>
    table.sign({ sign, seat: red, prompt: prompt.id, source: 'typed', answersFor: [red] });
  for (const whose of [
    { kind: 'seat', seat: blue },
    { kind: 'token', seat: blue },
  ] as const)
    for (const sign of prompt.fits.flatMap(fitting)) {
      take(whose);
      const outcome = take(sign);
      if (outcome.kind !== 'entered') continue;
      const command = JSON.parse(outcome.entry.command ?? '{}') as { readonly seat?: string };
      while (table.head !== before) table.undo(table.head);
      if (command.seat !== undefined && command.seat !== red) return [command];
    }
  return [];
}

describe.each(everyGame)('a captain’s phone at %s', (_, game) => {
  test.each(game.depths)('answers for its own seat alone, whichever seat its signs name: %s', (depth) => {
    const seats = [red, blue, yellow].map((seat) => ({ seat, captain: seat }));
    const table = tableBegun(game, { seats, depth });
    const chance = random(5);
    let asked = 0;
    for (let fact = 0; fact < 60; fact++) {
      for (const prompt of table.prompts.filter((one) => asks(one, red))) {
        asked += 1;
        expect([prompt.kind, spokenForOthers(table, prompt)]).toEqual([prompt.kind, []]);
      }
      playOn(table, chance);
    }
    expect(asked).toBeGreaterThan(5);
  });
});
