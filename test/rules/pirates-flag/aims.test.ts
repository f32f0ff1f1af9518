import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src-main/rules/pirates-flag/effects/kinds.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { on, stand } from './table.ts';

const aimed = (aim: object = {}): Command => ({ kind: 'playCard', seat: 'red', card: 'card-10', ...aim });
type Move = Extract<Effect, { kind: 'moveShip' }>;
/** Red at space 10 with a card of ours, card-10, that moves a ship. */
const withMove = (move: Partial<Move>, fields = {}) =>
  on({}, { 'at.red': 10, 'hand.red': 1, ...fields }).teach('card-10', 'Ours', [
    { kind: 'moveShip', whose: 'own', way: 'inward', spaces: 2, upTo: false, ...move },
  ]);

describe('cards that move a ship', () => {
  test('a ship within the range that the card names is moved', () => {
    for (const at of [8, 10, 12]) {
      const t = withMove({ whose: 'other', within: 2 }, { 'at.blue': at });
      t.do(aimed({ target: 'blue' }), stand);
      expect(t.at('blue')).toBe(at + 2);
    }
  });

  test('one’s own ship is always within range', () => {
    const t = withMove({ within: 0 }).do(aimed(), stand);
    expect(t.at('red')).toBe(12);
  });

  test('the number of the card itself may be said, fewer only where the card leaves it open, more never', () => {
    const lengths = (upTo: boolean) =>
      [1, 2, 3].map((spaces) => withMove({ upTo }).refused(aimed({ spaces })));
    expect(lengths(false)).toEqual(['full-number', undefined, 'full-number']);
    expect(lengths(true)).toEqual([undefined, undefined, 'full-number']);
  });
});
