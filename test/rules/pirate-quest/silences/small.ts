import { expect } from 'vitest';
import { plainMap, sit, type Table } from '../table.ts';
import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import type { Cases } from './cases.ts';

const chairs = (captains: number, options: Partial<Options> = {}): readonly string[] =>
  sit({ captains, options }).state.order;

/** Two captains; the Dummy shows these cards, red leads. */
const dummyShows = (options: Partial<Options>, ...cards: readonly string[]): Table => {
  const table = sit({ captains: 2, dealer: 'blue', depth: 'cards', options })
    .set({ leader: 'red' })
    .bids(0, 1);
  for (const card of cards) table.do({ kind: 'showDummyCard', card });
  return table;
};

/** The Dummy is one step from the goal and has won both fights. */
const dummyNearGoal = (dummyGoal: boolean): Table =>
  sit({ captains: 2, map: plainMap(), options: { dummyGoal } })
    .set({ 'square-dummy': 'c3-2', 'square.red': 'c1-4' })
    .bids(0, 0)
    .counts({ red: 0, blue: 0 });

export const small: Cases<'dummyHand' | 'house' | 'smallNemesis' | 'dummyGoal' | 'dummyFollows'> = {
  dummyHand: {
    'up-to-two': () => {
      expect([1, 2, 3].map((captains) => chairs(captains).includes('dummy'))).toEqual([true, true, false]);
    },
    'up-to-three': () => {
      expect(chairs(3, { dummyHand: 'up-to-three' })).toEqual(['red', 'blue', 'yellow', 'dummy']);
    },
  },
  house: {
    alone: () => {
      expect([1, 2, 3].map((captains) => chairs(captains).includes('house'))).toEqual([true, false, false]);
    },
    'up-to-three': () => {
      expect(chairs(2, { house: 'up-to-three' })).toEqual(['red', 'blue', 'dummy', 'house']);
      expect(chairs(3, { house: 'up-to-three' })).toEqual(['red', 'blue', 'yellow', 'house']);
    },
  },
  smallNemesis: {
    true: () => {
      expect(sit({ captains: 2 }).bids(1).code({ kind: 'bid', seat: 'blue', bid: 1 })).toBe('nemesis');
    },
    false: () => {
      expect(sit({ captains: 2, options: { smallNemesis: false } }).bids(1, 1).awaits).toBe('counts');
    },
  },
  dummyGoal: {
    true: () => {
      const { state } = dummyNearGoal(true);
      expect([state.phase, state.winner]).toEqual(['over', 'dummy']);
    },
    false: () => {
      expect(dummyNearGoal(false).square('dummy')).toBe('c3-2');
    },
  },
  dummyFollows: {
    true: () => {
      const table = dummyShows({}, 'axes-2', 'skulls-9').plays('axes-7', 'axes-3');
      expect(table.state.battle.won.red).toBe(1);
    },
    false: () => {
      const table = dummyShows({ dummyFollows: false }, 'axes-2', 'skulls-9').plays('axes-7', 'axes-3');
      expect(table.state.battle.won.dummy).toBe(1);
    },
  },
};
