import { expect } from 'vitest';
import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';
import { card, deckWith, fighting, type Laying, type Table } from '../table.ts';
import type { Cases } from './cases.ts';

const edition = {
  deck: deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('bows-3', 'thief', 1, 'universal', 6),
    card('shields-3', 'blessed', 1, 'universal', 5),
  ),
};

const told = (options: Partial<Options> = {}, laying: Laying = {}): Table =>
  fighting({ edition, options, ...laying });

/** Red plays mutiny against yellow, who deals and has won a fight, and has the higher roll. */
const mutinyAgainstDealer = (options: Partial<Options>, before = 1): Table =>
  told(options)
    .bids(0, 1, 2)
    .set(before > 1 ? { cards: 4, 'won.yellow': before } : { 'won.yellow': before })
    .tries('swords-3', '1')
    .plays('axes-1', 'swords-9')
    .do({ kind: 'target', seat: 'red', target: 'yellow' })
    .rolls(['red', '1'], ['yellow', 'X']);

const bothEffects = (endEffects: Options['endEffects']): readonly string[] =>
  told({ endEffects })
    .bids(0, 0, 0)
    .tries('bows-3', '1')
    .tries('swords-3', '1')
    .plays('axes-1')
    .state.battle.fight.effects.map(({ feature }) => feature);

/** Blue is blessed, red's mutiny looks for somebody. */
const againstTheBlessed = (blessedLasts: boolean): Table =>
  told({ blessedLasts }).bids(0, 0, 0).tries('swords-3', '1').tries('shields-3', '1').plays('axes-1');

const withTwo = (dummyTarget: boolean): Table => {
  const table = told({ dummyTarget }, { captains: 2, dealer: 'blue' }).bids(0, 1);
  for (const shown of ['axes-1', 'axes-2']) table.do({ kind: 'showDummyCard', card: shown });
  return table.tries('swords-3', '1').plays('swords-1');
};

export const effects: Cases<
  'mutinyDealer' | 'mutinyHand' | 'mutinyBid' | 'endEffects' | 'mutinyLeast' | 'blessedLasts' | 'dummyTarget'
> = {
  mutinyDealer: {
    seat: () => {
      const { state } = mutinyAgainstDealer({});
      expect([state.order, state.dealer]).toEqual([['yellow', 'blue', 'red'], 'red']);
    },
    captain: () => {
      expect(mutinyAgainstDealer({ mutinyDealer: 'captain' }).state.dealer).toBe('yellow');
    },
  },
  mutinyHand: {
    captain: () => {
      expect(knownAfterMutiny('captain')).toEqual([['bows-9'], []]);
    },
    seat: () => {
      expect(knownAfterMutiny('seat')).toEqual([[], ['bows-9']]);
    },
  },
  mutinyBid: {
    captain: () => {
      expect(mutinyAgainstDealer({}).state.battle.bids).toEqual({ red: 0, blue: 1, yellow: 2 });
    },
    seat: () => {
      expect(mutinyAgainstDealer({ mutinyBid: 'seat' }).state.battle.bids).toEqual({
        red: 2,
        blue: 1,
        yellow: 0,
      });
    },
  },
  endEffects: {
    'order-of-play': () => {
      expect(bothEffects('order-of-play')).toEqual(['thief', 'mutiny']);
    },
    'mutiny-first': () => {
      expect(bothEffects('mutiny-first')).toEqual(['mutiny', 'thief']);
    },
    'thief-first': () => {
      expect(bothEffects('thief-first')).toEqual(['thief', 'mutiny']);
    },
  },
  mutinyLeast: {
    '1': () => {
      expect(mutinyAgainstDealer({}).code({ kind: 'takeFights', seat: 'red', fights: 0 })).toBe(
        'take-too-few',
      );
      const two = mutinyAgainstDealer({}, 2);
      expect(two.do({ kind: 'takeFights', seat: 'red', fights: 1 }).state.battle.won).toMatchObject({
        red: 1,
        yellow: 2,
      });
    },
    '0': () => {
      const table = mutinyAgainstDealer({ mutinyLeast: 0 });
      expect(table.awaits).toBe('take-fights');
      expect(table.do({ kind: 'takeFights', seat: 'red', fights: 0 }).eventKinds).not.toContain(
        'fightsTaken',
      );
    },
  },
  blessedLasts: {
    true: () => {
      expect(againstTheBlessed(true).code({ kind: 'target', seat: 'red', target: 'blue' })).toBe(
        'blessed-target',
      );
    },
    false: () => {
      expect(againstTheBlessed(false).do({ kind: 'target', seat: 'red', target: 'blue' }).awaits).toBe(
        'contest-roll',
      );
    },
  },
  dummyTarget: {
    true: () => {
      expect(withTwo(true).do({ kind: 'target', seat: 'red', target: 'dummy' }).eventKinds).toContain(
        'mutinyAimed',
      );
    },
    false: () => {
      expect(withTwo(false).code({ kind: 'target', seat: 'red', target: 'dummy' })).toBe('dummy-spared');
    },
  },
};

/** Red has shown a card that failed, then changes chairs with yellow. */
function knownAfterMutiny(mutinyHand: Options['mutinyHand']): readonly (readonly string[])[] {
  const deck = deckWith(
    card('swords-3', 'mutiny', 1, 'universal', 7),
    card('bows-9', 'trump', 3, 'skulls', 1),
  );
  const table = told({ mutinyHand }, { edition: { deck } });
  table.set({ cards: 3 }).bids(0, 0, 0).tries('bows-9', 'X').plays('shields-2', 'axes-1');
  table.tries('swords-3', '1').do({ kind: 'target', seat: 'yellow', target: 'red' });
  table.rolls(['yellow', '1'], ['red', 'X']);
  const { memory } = table.state.battle;
  return [memory.red?.known ?? [], memory.yellow?.known ?? []];
}
