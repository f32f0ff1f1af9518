import { expect } from 'vitest';
import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import { card, deckWith, fighting, sit, straight, type Table } from '../table.ts';
import type { Cases } from './cases.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('bows-3', 'trump', 3, 'skulls', 4),
    card('shields-3', 'thief', 1, 'universal', 7),
  ),
};

const attempt = (options: Partial<Options>, ...faces: readonly string[]): Table =>
  fighting({ edition, options })
    .bids(0, 0, 0)
    .tries('bows-3', ...faces);

/** Red's mutiny against blue, who has won nothing. */
const mutiny = (mutinyBolt: Options['mutinyBolt']): Table =>
  fighting({ edition, options: { mutinyBolt } })
    .bids(0, 0, 0)
    .tries('swords-3', '1')
    .plays('swords-1', 'swords-2')
    .do({ kind: 'target', seat: 'red', target: 'blue' })
    .rolls(['red', 'bolt']);

/** Red and blue are level at seven, and red rolls a bolt. */
const rollOff = (rollOffBolt: Options['rollOffBolt']): Table =>
  fighting({ edition, options: { rollOffBolt } })
    .bids(0, 0, 0)
    .plays('axes-7')
    .tries('shields-3', '1')
    .plays('axes-1')
    .rolls(['red', 'bolt']);

const rolledBy = (table: Table): readonly [number, number] => [
  table.event('dieThrown').total,
  table.luck('red'),
];

const onWhite = (luckWithoutDie: boolean): Table =>
  fighting({ edition, luck: 2, options: { luckWithoutDie } }, 'w').bids(0, 0, 0);

const richAndMissed = (buyPoint: Options['buyPoint']): Table =>
  sit({ luck: 3, options: { buyPoint } }).bids(0, 1, 0).counts({ red: 0, blue: 2, yellow: 0 });

export const luck: Cases<
  | 'mutinyBolt'
  | 'rollOffBolt'
  | 'secondRollBolt'
  | 'luckPerRoll'
  | 'freshBolt'
  | 'luckWithoutDie'
  | 'buyPoint'
> = {
  mutinyBolt: {
    pip: () => {
      expect(rolledBy(mutiny('pip'))).toEqual([1, 0]);
    },
    luck: () => {
      expect(rolledBy(mutiny('luck'))).toEqual([0, 1]);
    },
    both: () => {
      expect(rolledBy(mutiny('both'))).toEqual([1, 1]);
    },
  },
  rollOffBolt: {
    nothing: () => {
      expect(rolledBy(rollOff('nothing'))).toEqual([0, 0]);
    },
    pip: () => {
      expect(rolledBy(rollOff('pip'))).toEqual([1, 0]);
    },
    luck: () => {
      expect(rolledBy(rollOff('luck'))).toEqual([0, 1]);
    },
  },
  secondRollBolt: {
    ignored: () => {
      expect(attempt({}, 'circle+1', 'bolt').luck('red')).toBe(0);
    },
    counts: () => {
      expect(attempt({ secondRollBolt: 'counts' }, 'circle+1', 'bolt').luck('red')).toBe(1);
    },
  },
  luckPerRoll: {
    several: () => {
      const table = fighting({ edition, luck: 2 }).bids(0, 0, 0).tries('bows-3', '1');
      table.do(
        { kind: 'spendLuck', seat: 'red', use: 'plus' },
        { kind: 'spendLuck', seat: 'red', use: 'plus' },
      );
      expect(table.eventKinds).toContain('featureActivated');
    },
    one: () => {
      const table = fighting({ edition, luck: 3, options: { luckPerRoll: 'one' } })
        .bids(0, 0, 0)
        .tries('bows-3', '1');
      table.do({ kind: 'spendLuck', seat: 'red', use: 'plus' });
      // Nothing more may be spent, so the card is back in hand by itself.
      expect(table.eventKinds).toContain('featureFailed');
      expect(table.luck('red')).toBe(2);
    },
  },
  freshBolt: {
    'at-once': () => {
      const table = attempt({}, 'bolt');
      expect(table.awaits).toBe('short');
      expect(table.do({ kind: 'spendLuck', seat: 'red', use: 'reroll' }).awaits).toBe('feature-roll');
    },
    'next-roll': () => {
      const table = attempt({ freshBolt: 'next-roll' }, 'bolt');
      expect(table.eventKinds).toContain('featureFailed');
      expect(table.luck('red')).toBe(1);
    },
  },
  luckWithoutDie: {
    false: () => {
      expect(onWhite(false).code({ kind: 'tryFeature', seat: 'red', card: 'swords-3' })).toBe('no-die');
    },
    true: () => {
      const table = onWhite(true).do({ kind: 'tryFeature', seat: 'red', card: 'swords-3' });
      table.do({ kind: 'spendLuck', seat: 'red', use: 'stand-in' });
      expect(table.eventKinds).toContain('featureActivated');
      // In a roll-off too, once everybody with a die has thrown.
      const map = straight('www/ggg', 'ggg/ggg', 'ggg/ggg');
      const rolling = fighting({ edition, map, options: { luckWithoutDie: true } })
        .set({ 'square.red': 'c1-1', 'square.blue': 'c1-5', 'square.yellow': 'c1-6', 'luck.red': 1 })
        .bids(0, 0, 0)
        .plays('axes-7')
        .tries('shields-3', '1')
        .plays('axes-1')
        .rolls(['blue', 'X']);
      rolling.do({ kind: 'spendLuck', seat: 'red', use: 'plus' });
      expect(rolling.state.battle.won.red).toBe(1);
    },
  },
  buyPoint: {
    'before-order': () => {
      const table = richAndMissed('before-order');
      expect(table.mover).toEqual(['red']);
      table.do({ kind: 'buyPoint', seat: 'yellow' });
      expect(table.mover).toEqual(['yellow']);
      expect(table.luck('yellow')).toBe(0);
    },
    'own-turn': () => {
      const table = richAndMissed('own-turn');
      expect(table.code({ kind: 'buyPoint', seat: 'yellow' })).toBe('not-your-turn');
      expect(table.do({ kind: 'buyPoint', seat: 'red' }).state.moving?.left.red).toBe(3);
      // Who has no point to move has the turn behind all others, until the next fact.
      const idle = sit({ options: { buyPoint: 'own-turn' } })
        .set({ 'luck.blue': 3 })
        .bids(0, 0, 0)
        .counts({ red: 0, blue: 2, yellow: 0 });
      expect(idle.stops().code({ kind: 'buyPoint', seat: 'blue' })).toBe('not-your-turn');
      idle.stops();
      expect(idle.promptKinds).toContain('buy-point');
      expect(idle.do({ kind: 'buyPoint', seat: 'blue' }).mover).toEqual(['blue']);
      idle.do({ kind: 'advance', seat: 'blue', rank: 1 });
      expect([idle.state.phase, idle.state.markers.blue?.rank]).toEqual(['bidding', 1]);
    },
  },
};
