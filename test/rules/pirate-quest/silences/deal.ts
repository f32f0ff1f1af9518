import { expect } from 'vitest';
import { plainMap, sit } from '../table.ts';
import type { Cases } from './cases.ts';

const opening = (openingDeal: number) => (): void => {
  expect(sit({ options: { openingDeal } }).state.battle.cards).toBe(openingDeal);
};

const climbs = (ladder: readonly number[]) => (): void => {
  const table = sit({ map: plainMap(), options: { ladder } });
  const onto = (square: string): number => table.set({ 'square.red': square }).nextCards;
  expect(['c1-4', 'c2-4', 'c3-4'].map(onto)).toEqual(ladder);
};

const isTiedAtTheBottom = (options: { readonly dealerTie: 'roll-again' | 'first-seat' }) =>
  sit({ dealer: null, options }).rolls(['red', '3'], ['blue', '1'], ['yellow', '1']);

const bothBehindTheFirstLine = (acceleration: 'first-crossing' | 'every-crossing'): number =>
  sit({ map: plainMap(), options: { acceleration } }).set({ 'square.red': 'c2-4', 'square.blue': 'c2-1' })
    .nextCards;

export const deal: Cases<
  'openingDeal' | 'ladder' | 'accelerationCard' | 'acceleration' | 'dealerTie' | 'nextDealer'
> = {
  openingDeal: { '2': opening(2), '1': opening(1), '3': opening(3) },
  ladder: { '3,4,5': climbs([3, 4, 5]), '2,3,4': climbs([2, 3, 4]) },
  accelerationCard: {
    line: () => {
      expect(sit({ map: plainMap() }).state.chart?.squares).toHaveLength(18);
    },
    squares: () => {
      const chart = sit({ map: plainMap(), options: { accelerationCard: 'squares' } }).state.chart;
      expect(chart?.squares).toHaveLength(30);
      expect(chart?.squares.filter(({ colour }) => colour === 'white')).toHaveLength(12);
      expect(chart?.cards.map(({ covered }) => covered)).toEqual([false, true, false, true, false]);
    },
  },
  acceleration: {
    'first-crossing': () => {
      expect(bothBehindTheFirstLine('first-crossing')).toBe(4);
    },
    'every-crossing': () => {
      expect(sit({ options: { acceleration: 'every-crossing' } }).set({ 'rank.red': 1 }).nextCards).toBe(3);
      expect(bothBehindTheFirstLine('every-crossing')).toBe(5);
    },
  },
  dealerTie: {
    'roll-again': () => {
      const table = isTiedAtTheBottom({ dealerTie: 'roll-again' });
      expect(table.awaits).toBe('dealer-roll');
      expect(table.state.dealerRolls?.players).toEqual(['blue', 'yellow']);
      expect(table.rolls(['blue', '2'], ['yellow', 'X']).state.dealer).toBe('yellow');
    },
    'first-seat': () => {
      expect(isTiedAtTheBottom({ dealerTie: 'first-seat' }).state.dealer).toBe('blue');
    },
  },
  nextDealer: {
    left: () => {
      expect(sit({ dealer: 'yellow' }).skipBattle().state.dealer).toBe('red');
    },
    same: () => {
      expect(sit({ dealer: 'yellow', options: { nextDealer: 'same' } }).skipBattle().state.dealer).toBe(
        'yellow',
      );
    },
  },
};
