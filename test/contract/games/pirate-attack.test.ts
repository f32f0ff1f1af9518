import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandSchema, setupSchema } from '../../../src-main/contract/games/pirate-attack.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { commandKinds, tries } from '../../rules/pirate-attack/tries.ts';
import { running } from '../../rules/pirate-attack/table.ts';
import { random } from '../../support/random.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const seats = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Freya' },
  { seat: 'yellow', captain: 'Mo' },
];

const commands = commandSchema();

describe('commands from outside', () => {
  test('each kind is described, so that a script can read what it may send', () => {
    const schema = JSON.stringify(z.toJSONSchema(commands));
    for (const kind of commandKinds) expect(schema).toContain(`"${kind}"`);
  });

  test('whatever a person can enter passes', () => {
    const by = random(5);
    const { state } = running({ 'gold.red': 9, 'ships.blue': 2 });
    for (const prompt of pirateAttack.prompts(state))
      for (const seat of state.seats)
        for (const { command } of waysToAnswer(pirateAttack, state, prompt, seat))
          expect(commands.safeParse(command).error?.issues ?? []).toEqual([]);
    expect(commands.safeParse(tries.setTable(state, by)).success).toBe(true);
  });

  test.each([
    {},
    { kind: 'sink' },
    { kind: 'buy', seat: 'red', goods: 'rum', count: 1 },
    { kind: 'buy', seat: 'red', goods: 'cures', count: 0 },
    { kind: 'takeGold', seat: 'red', gold: -3, how: 'won' },
    { kind: 'robGold', seat: 'red', from: 'purple', share: 'half' },
    { kind: 'scoreFame', seat: 'red', fame: 1.5 },
    { kind: 'passChip', seat: 'red', to: 'blue' },
  ])('%j does not', (command) => {
    expect(commands.safeParse(command).success).toBe(false);
  });
});

describe('a setup from outside', () => {
  test('seats alone are enough, everything else may be stated', () => {
    expect(setupSchema.safeParse({ seats }).success).toBe(true);
    const options = { ending: 'fame', fameTarget: 30, fame: false };
    expect(setupSchema.safeParse({ seats, depth: 'score', options }).success).toBe(true);
  });

  test.each([
    { seats: seats.slice(1) },
    { seats, depth: 'whispers' },
    { seats, options: { rum: true } },
    { seats, options: { fameTarget: 4 } },
  ])('%j does not begin', (setup) => {
    expect(setupSchema.safeParse(setup).success).toBe(false);
  });
});
