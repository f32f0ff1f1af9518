import { expect, test } from 'vitest';
import { battlePart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { sit } from './table.ts';

test.each([
  { bids: [0], forbidden: null },
  { bids: [1, 0], forbidden: 1 },
  { bids: [1, 1], forbidden: 0 },
  { bids: [2, 1], forbidden: null },
  { bids: [1, 0, 0], forbidden: null },
])('of two cards, with $bids bid, the last may not bid $forbidden', ({ bids, forbidden }) => {
  expect(battlePart(sit().bids(...bids).state).forbidden).toBe(forbidden);
});

test('that small tables need not mind it frees nobody at a table of three', () => {
  const free = { options: { smallNemesis: false } };
  const last = { kind: 'bid', seat: 'yellow', bid: 0 } as const;
  expect(
    sit({ captains: 3, ...free })
      .bids(1, 1)
      .code(last),
  ).toBe('nemesis');
  expect(sit({ captains: 2, ...free }).bids(1, 1).state.phase).toBe('fighting');
  expect(
    sit({ captains: 2 })
      .bids(1)
      .code({ ...last, seat: 'blue', bid: 1 }),
  ).toBe('nemesis');
});
