import { describe, expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import type { PromptPart } from '../../src-main/contract/view.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';
import { asks, type Prompt } from '../../src-main/rules/kernel/prompt.ts';
import { signOf } from '../../src-main/rules/kernel/questions/step.ts';
import { seatIds } from '../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../src-main/rules/kernel/sign.ts';
import type { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import { tableBegun } from '../contract/table.ts';
import { playOn } from '../renderer/quest/evening.ts';
import { random, type Random } from '../support/random.ts';
import { stepAt } from '../support/pressing.ts';

const [red, blue, yellow] = seatIds;
const everyGame = Object.values(games).map((game): readonly [string, AnyGame] => [game.title, game]);

/** Some of what can be pressed first, as signs, and a face of each die. */
function fitting({ game, state }: RunningTable, prompt: Prompt): readonly Sign[] {
  const step = stepAt(game, state.game, prompt, red);
  const listed = (step?.choices ?? []).filter(({ id }) => !id.startsWith('seat/')).slice(0, 4);
  const faces = (step?.dice ?? []).flatMap((die) =>
    ['1', '2', 'X'].map((face): Sign => ({ kind: 'face', die, face })),
  );
  return [...listed.flatMap(({ id }) => signOf(id) ?? []), ...faces];
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
    for (const sign of fitting(table, prompt)) {
      take(whose);
      const outcome = take(sign);
      if (outcome.kind !== 'entered') continue;
      const command = JSON.parse(outcome.entry.command ?? '{}') as { readonly seat?: string };
      while (table.head !== before) table.undo(table.head);
      if (command.seat !== undefined && command.seat !== red) return [command];
    }
  return [];
}

/** What stops the phone of Red, which presses this and that of what it is shown until its answer is whole. */
function stoppedAt(table: RunningTable, kind: string, chance: Random): string | undefined {
  const before = table.head;
  for (let presses = 0; presses < 8; presses++) {
    const { prompts } = viewOf(table, { kind: 'captain', seat: red }, 0) as unknown as {
      readonly prompts: readonly PromptPart[];
    };
    const part = prompts.find((one) => one.kind === kind);
    const { step } = part ?? {};
    const shown = step?.choices ?? [];
    if (!part || !step || (shown.length === 0 && presses > 0))
      return presses === 0 || (step?.number ?? step?.dice ?? step?.optional) ? undefined : 'nothing to press';
    // Struck out with its reason: whoever is asked sees why, and the console may overrule it.
    const choices = shown.filter(({ refusal }) => !refusal);
    if (choices.length === 0) return undefined;
    const path = [...step.path.map(({ id }) => id), chance.pick(choices).id];
    const sender = { kind: 'captain', seat: red } as const;
    const outcome = table.press({ prompt: part.id, path, seat: red, sender, answersFor: [red] });
    if (outcome.kind === 'refused')
      return outcome.refusal.code === 'for-somebody-else'
        ? `${path.join(' ')}: ${outcome.refusal.code}`
        : undefined;
    if (outcome.kind === 'waiting') continue;
    while (table.head !== before) table.undo(table.head);
    return undefined;
  }
  return 'no end';
}

describe.each(everyGame)('a captain’s phone at %s', (_, game) => {
  test.each(game.depths)('answers for its own seat alone, whichever seat its signs name: %s', (depth) => {
    const seats = [red, blue, yellow].map((seat) => ({ seat, captain: seat }));
    let table = tableBegun(game, { seats, depth });
    const chance = random(5);
    let asked = 0;
    for (let fact = 0; fact < 60; fact++) {
      // Where a table may call it over at any moment, another evening begins.
      if (game.standings(table.state.game).over) table = tableBegun(game, { seats, depth });
      for (const prompt of table.prompts.filter((one) => asks(one, red))) {
        asked += 1;
        expect([prompt.kind, spokenForOthers(table, prompt)]).toEqual([prompt.kind, []]);
      }
      playOn(table, chance);
    }
    expect(asked).toBeGreaterThan(5);
  });

  test.each(game.depths)('is shown nothing that its captain could not press to the end: %s', (depth) => {
    const seats = [red, blue, yellow].map((seat) => ({ seat, captain: seat }));
    let table = tableBegun(game, { seats, depth });
    const chance = random(6);
    const stopped: unknown[] = [];
    for (let fact = 0; fact < 40; fact++) {
      if (game.standings(table.state.game).over) table = tableBegun(game, { seats, depth });
      for (const { kind } of table.prompts) {
        const why = stoppedAt(table, kind, chance);
        if (why) stopped.push([kind, why]);
        table.dropBegun(() => true);
      }
      playOn(table, chance);
    }
    expect(stopped).toEqual([]);
  });
});
