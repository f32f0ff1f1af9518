import { expect, test } from 'vitest';
import { battlePart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { stepAt } from '../../support/pressing.ts';
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

test('a hand may be told to hold nothing at all, or the whole deck', () => {
  const { state } = sit({ depth: 'cards' });
  const prompt = pirateQuest.prompts(state).find(({ kind }) => kind === 'misdeal');
  const step = prompt && stepAt(pirateQuest, state, prompt, undefined, ['choice/hand-red']);
  expect(step?.number).toEqual({ least: 0, most: state.edition.deck.length });
});

test('a move that is bought is a row of one point', () => {
  const table = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });
  const before = table.state;
  table.do({ kind: 'buyPoint', seat: 'blue' });
  const rows = table.events.flatMap((event) => pirateQuest.record(event, before, table.state));
  expect(rows).toContainEqual({
    table: 'movement_points',
    values: { round: 1, seat: 'blue', points: 1, reason: 'bought' },
  });
});

test('what a captain overruled is told as that captain’s', () => {
  const table = sit().bids(1, 1);
  const before = table.state;
  const command = { kind: 'bid', seat: 'yellow', bid: 0 } as const;
  table.overrule(command, 'nemesis');
  const told = pirateQuest.tell(command, table.events, before, { kind: 'table' });
  expect(told.map(({ message }) => message.key)).toContain('tell.flagged.overruled');
});

test('whoever waits for the deal of a fifth card hears that it is never more', () => {
  const { state } = sit({ dealer: 'yellow' });
  const hint = (cards: number) =>
    pirateQuest.prompts({ ...state, battle: { ...state.battle, cards } }).find(({ kind }) => kind === 'bid')
      ?.hint;
  expect(hint(4)).toMatchObject({ key: 'prompt.bid.dealt.hint', values: { cards: 4 } });
  expect(hint(5)).toMatchObject({ key: 'prompt.bid.dealt.most.hint', values: { cards: 5 } });
});
