import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import { deckLeft } from '../../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../../src-main/rules/pirate-attack/game.ts';
import { offered, seaOf, whole } from './sea.ts';
import type { Table } from './table.ts';

describe('what would end the game as it works', () => {
  /** Nothing is left to draw, only red has a ship, and the last card in a hand is robbed. */
  const robbed = (): Table => {
    const t = seaOf({ packs: ['main', 'magic-shop'] }).at(
      { red: [['sloop-3-3']] },
      { 'hand.red': 99, 'hand.blue': 99 },
    );
    t.stand({ 'hand.yellow': 5 + deckLeft(t.state) });
    t.stand({ 'hand.red': 1, 'hand.blue': 1, 'hand.yellow': 0 });
    return t.do({ kind: 'playCard', seat: 'red', card: 'spy', on: 'blue' });
  };
  const kinds = (t: Table) => pirateAttack.prompts(t.state).map(({ kind }) => kind);

  test('is asked about by itself, since no other fact comes behind it', () => {
    const t = robbed();
    const lets: Command = { kind: 'passChip', seat: 'red' };
    expect([kinds(t), offered(t, 'last')]).toEqual([['last', 'react'], [lets]]);
    expect(t.refused({ kind: 'passChip', seat: 'blue' })).toBe('game-over');
    expect(t.refused({ kind: 'discardCard', seat: 'red' })).toBe('game-over');
    t.do(lets);
    expect([t.winners, t.told('chipPassed'), whole(t)]).toEqual([['red'], [], true]);
  });

  test('may still be stopped', () => {
    const t = robbed().do({ kind: 'answerCard', seat: 'blue', card: 'spy' });
    expect([t.told('cardAnswered').length, t.winners]).toEqual([1, ['red']]);
  });
});
