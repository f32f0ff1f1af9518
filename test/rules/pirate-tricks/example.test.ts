import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  commandSchema,
  questionSchema,
  setupSchema,
} from '../../../src-main/contract/games/pirate-tricks.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import { random } from '../../support/random.ts';
import { options } from '../../../src-main/rules/pirate-tricks/options.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { begin } from './table.ts';
import { mischief } from './tries.ts';

const folder = 'docs/examples/pirate-tricks';
const setup = setupSchema.parse(JSON.parse(readFileSync(`${folder}/setup.json`, 'utf8')));
const lines = readFileSync(`${folder}/commands.jsonl`, 'utf8').trim().split('\n');

describe('the example evening', () => {
  function played(): State {
    const begun = game.begin({ ...setup, seats: setup.seats.map(({ seat }) => seat) });
    if (!begun.ok) throw new Error(begun.no.code);
    return lines.reduce(
      (state, line) => {
        const decided = game.decide(state, commandSchema().parse(JSON.parse(line)), new Set());
        if (!decided.ok) throw new Error(`${line}: ${decided.no.code}`);
        return fold(game.evolve, state, decided.value);
      },
      fold(game.evolve, game.blank, begun.value),
    );
  }

  test('runs to its end without a refusal, through all three depths', () => {
    const state = played();
    expect(state).toMatchObject({ over: true, past: { length: 3 }, flags: [] });
    expect(lines.filter((line) => line.includes('setDepth'))).toHaveLength(2);
  });
});

describe('the boundary', () => {
  test('lets pass whatever the model captains say', () => {
    const chance = random(5);
    const { state } = begin();
    for (let at = 0; at < 500; at++) commandSchema().parse(mischief(state, chance));
  });

  test.each([
    { kind: 'bid', seat: 'red', row: 1, amount: -1 },
    { kind: 'bid', seat: 'red', row: 1, amount: 1.5 },
    { kind: 'bid', seat: 'red', row: 1, amount: 1, note: 'hm' },
    { kind: 'bid', seat: 'nobody', row: 1, amount: 1 },
    { kind: 'playCard', seat: 'red', card: 'red-21' },
    { kind: 'showCards', seat: 'red', cards: [] },
    { kind: 'pass', seat: 'red' },
  ])('does not let pass %o', (command) => {
    expect(commandSchema().safeParse(command).success).toBe(false);
  });

  test('offers each option with each of its values', () => {
    for (const option of options) {
      const values =
        option.type === 'choice' ? option.choices : option.type === 'number' ? [3, 4, 5] : [true, false];
      for (const value of values)
        expect(setupSchema.safeParse({ ...setup, options: { [option.name]: value } }).success).toBe(true);
      expect(setupSchema.safeParse({ ...setup, options: { [option.name]: 'whatever' } }).success).toBe(false);
    }
  });

  test('checks questions too', () => {
    expect(questionSchema().safeParse({ kind: 'coins', amount: 12 }).success).toBe(true);
    expect(questionSchema().safeParse({ kind: 'coins', amount: -1 }).success).toBe(false);
  });

  test('can be written down as JSON schemas', () => {
    expect(z.toJSONSchema(commandSchema())).toHaveProperty('oneOf');
    expect(z.toJSONSchema(setupSchema)).toHaveProperty('properties.seats');
  });
});
