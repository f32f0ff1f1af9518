import { describe, expect, test } from 'vitest';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import type { FieldValues } from '../../../src-main/rules/kernel/game.ts';
import { running, type Table } from './table.ts';

const ship = (card: string) => [{ card }];
const stood: FieldValues = {
  'row.red': ship('schooner-7-7'),
  'row.blue': ship('schooner-5-5'),
  'row.yellow': ship('sloop-3-3'),
  'gold.red': 6,
  'gold.blue': 4,
};
/** Three captains with a ship each, each card told. */
const cards = (fields: FieldValues = {}): Table => running({ ...stood, ...fields }, { depth: 'cards' });
const fights = (): Table =>
  running({ 'row.red': ship('schooner-7-7'), 'row.blue': ship('schooner-5-5') }, { depth: 'fights' });

const draw = (card?: string): Command => ({ kind: 'drawCard', seat: 'red', ...(card ? { card } : {}) });
const play = (card: string, more: object = {}): Command => ({ kind: 'playCard', seat: 'red', card, ...more });
const attack = (ship: number, target: number): Command => ({
  kind: 'attack',
  seat: 'red',
  how: 'own',
  ship,
  target,
});

describe('what cannot be is refused with its reason, and changes nothing', () => {
  test.each<readonly [what: string, at: () => Table, command: Command, code: string]>([
    ['a card of a pack that is off', cards, play('galleon-12-12'), 'no-such-card'],
    ['a shop of a pack that is off', cards, { kind: 'openShop', shop: 'magic', price: 5 }, 'no-such-shop'],
    ['a ship of no such size', fights, { kind: 'layShip', seat: 'red', card: 'sloop-9-9' }, 'not-a-ship'],
    ['a purchase of none', cards, { kind: 'buy', seat: 'red', goods: 'cures', count: 0 }, 'bad-count'],
    ['gold below nothing', cards, { kind: 'payGold', seat: 'red', gold: -1 }, 'bad-count'],
    ['a count below zero', cards, { kind: 'setRight', field: 'hand', seat: 'red', value: -1 }, 'bad-value'],
    [
      'more cards than lie in the deck',
      () => cards({ 'hand.blue': 99, 'hand.yellow': 99 }),
      { kind: 'setTable', fields: { 'hand.red': 90 } },
      'no-cards-left',
    ],
    ['gold that nobody has', cards, { kind: 'payGold', seat: 'red', gold: 7 }, 'too-dear'],
    ['a drawn card that shows nothing of itself', cards, draw('spy'), 'not-shown'],
    ['a red card that nobody has drawn', cards, { kind: 'letGo', seat: 'red' }, 'no-red-card'],
    [
      'a card out of an empty hand',
      () => cards().do(draw()).stand({ 'hand.red': 0 }),
      play('spy', { on: 'blue' }),
      'empty-hand',
    ],
    ['a ship that sank', () => fights().do({ kind: 'sinkShip', ship: 2 }), attack(1, 2), 'no-such-ship'],
    [
      'a target that has changed captains',
      () => fights().do({ kind: 'moveShip', ship: 2, to: 'red' }),
      attack(1, 2),
      'same-captain',
    ],
    ['a ship that lies in another row', fights, attack(2, 1), 'not-own-attack'],
    [
      'an answer to a card that is settled',
      () => cards().do(play('spy', { on: 'blue' }), { kind: 'drawCard', seat: 'blue' }),
      { kind: 'answerCard', seat: 'blue', card: 'spy' },
      'nothing-waits',
    ],
    [
      'a second reaction to the same card',
      () => cards().do(play('spy', { on: 'blue' }), { kind: 'answerCard', seat: 'blue', card: 'spy' }),
      { kind: 'answerCard', seat: 'blue', card: 'spy' },
      'nothing-waits',
    ],
  ])('%s', (_, at, command, code) => {
    const t = at();
    const before = t.state;
    expect(t.refused(command)).toBe(code);
    expect(t.state).toBe(before);
    for (const text of Object.values(pirateAttack.text)) expect(text[`refusal.${code}`]).toBeTruthy();
  });

  test.each<Sign>([
    { kind: 'face', die: 'green', face: '21' },
    { kind: 'face', die: 'red', face: '7' },
    { kind: 'number', value: 21 },
  ])('a die, which the main game has no use for: %j', (sign) => {
    for (const t of [cards(), fights()])
      for (const prompt of pirateAttack.prompts(t.state))
        expect(pirateAttack.interpret(t.state, prompt, [sign], 'red')).toMatchObject({ kind: 'unfit' });
  });
});
