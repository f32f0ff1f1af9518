import { describe, expect, it } from 'vitest';
import { battlePart, headingPart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { captainsPart } from '../../../src-main/rules/pirate-quest/view/captains.ts';
import { fightPart } from '../../../src-main/rules/pirate-quest/view/fight.ts';
import { movingPart } from '../../../src-main/rules/pirate-quest/view/moving.ts';
import { blank } from '../../../src-main/rules/pirate-quest/state.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

const edition = {
  deck: deckWith(card('swords-3', 'trump', 2, 'skulls', 6), card('bows-9', 'luck', 1, 'universal', 6)),
};

/** Red and yellow have met a bid of one, blue is last alone and one off. */
const afterBattle = (): Table =>
  sit({ map: plainMap(), luck: 1 })
    .set({ 'square.red': 'c2-4', 'square.blue': 'c1-4', 'square.yellow': 'c2-1' })
    .bids(1, 1, 1)
    .counts({ red: 1, blue: 0, yellow: 1 });

describe('the ledger, number for number', () => {
  it('while bids are made', () => {
    expect(captainsPart(sit({ luck: 1 }).set({ 'rank.red': 4 }).bids(1).state)).toEqual([
      {
        player: 'red',
        status: { key: 'status.has-bid' },
        awaited: false,
        dealer: false,
        bid: 1,
        won: 0,
        counted: false,
        balance: 'possible',
        luck: 1,
        mostLuck: 3,
        moves: 3,
        afloat: true,
        rank: 4,
      },
      {
        player: 'blue',
        status: { key: 'status.to-bid' },
        awaited: true,
        dealer: false,
        bid: null,
        won: 0,
        counted: false,
        balance: 'open',
        luck: 1,
        mostLuck: 3,
        moves: null,
        afloat: true,
        rank: 0,
      },
      {
        player: 'yellow',
        status: { key: 'status.dealer.to-bid' },
        awaited: false,
        dealer: true,
        bid: null,
        won: 0,
        counted: false,
        balance: 'open',
        luck: 1,
        mostLuck: 3,
        moves: null,
        afloat: true,
        rank: 0,
      },
    ]);
  });

  it('while markers move', () => {
    expect(captainsPart(afterBattle().state)).toEqual([
      {
        player: 'red',
        status: { key: 'status.plain' },
        awaited: true,
        dealer: false,
        bid: 1,
        won: 1,
        counted: true,
        balance: 'met',
        luck: 1,
        mostLuck: 3,
        moves: 3,
        afloat: false,
        rank: 4,
      },
      {
        player: 'blue',
        status: { key: 'status.plain' },
        awaited: false,
        dealer: false,
        bid: 1,
        won: 0,
        counted: true,
        balance: 'missed',
        luck: 1,
        mostLuck: 3,
        moves: 1,
        afloat: false,
        rank: 1,
      },
      {
        player: 'yellow',
        status: { key: 'status.dealer.plain' },
        awaited: false,
        dealer: true,
        bid: 1,
        won: 1,
        counted: true,
        balance: 'met',
        luck: 1,
        mostLuck: 3,
        moves: 3,
        afloat: false,
        rank: 4,
      },
    ]);
  });

  it('with the Dummy and the House', () => {
    expect(captainsPart(sit({ captains: 1 }).bids(1).state)).toEqual([
      {
        player: 'red',
        status: { key: 'status.dealer.plain' },
        awaited: true,
        dealer: true,
        bid: 1,
        won: 0,
        counted: false,
        balance: 'possible',
        luck: 0,
        mostLuck: 3,
        moves: 3,
        afloat: true,
        rank: 0,
      },
      {
        player: 'dummy',
        status: { key: 'status.plain' },
        awaited: true,
        dealer: false,
        bid: null,
        won: 0,
        counted: false,
        balance: 'open',
        luck: 0,
        mostLuck: 0,
        moves: null,
        afloat: true,
        rank: 0,
      },
      {
        player: 'house',
        status: { key: 'status.plain' },
        awaited: false,
        dealer: false,
        bid: null,
        won: 0,
        counted: false,
        balance: 'open',
        luck: 0,
        mostLuck: 0,
        moves: null,
        afloat: true,
        rank: 0,
      },
    ]);
  });
});

describe('the battle, number for number', () => {
  it('with one bid out', () => {
    expect(battlePart(sit().set({ 'rank.red': 7 }).bids(1, 0).state)).toEqual({
      number: 1,
      cards: 2,
      nextCards: 4,
      bid: 1,
      won: 0,
      dealer: 'yellow',
      toBid: ['yellow'],
      forbidden: 1,
      lead: { key: 'heading.leads', values: { name: { seat: 'red' }, by: 7 } },
      goal: 15,
    });
  });

  it('with the fights told', () => {
    expect(battlePart(afterBattle().state)).toEqual({
      number: 1,
      cards: 2,
      nextCards: 4,
      bid: 3,
      won: 2,
      dealer: 'yellow',
      toBid: [],
      forbidden: null,
      lead: { key: 'heading.share', values: { names: [{ seat: 'red' }, { seat: 'yellow' }] } },
      goal: 9,
    });
  });
});

describe('the corner of the page', () => {
  it('says where the evening is and what matters now', () => {
    const expected = [
      [blank, { key: 'heading.blank', values: { battle: 0 } }, { key: 'heading.level' }],
      [
        sit({ dealer: null }).state,
        { key: 'heading.dealer', values: { battle: 0 } },
        { key: 'heading.level' },
      ],
      [
        sit().bids(1).state,
        { key: 'heading.bidding', values: { battle: 1 } },
        { key: 'heading.bid-so-far', values: { bid: 1, cards: 2 } },
      ],
      [
        sit().bids(1, 0, 0).state,
        { key: 'heading.fighting', values: { battle: 1 } },
        { key: 'heading.bid', values: { bid: 1, cards: 2 } },
      ],
      [
        afterBattle().state,
        { key: 'heading.moving', values: { battle: 1 } },
        { key: 'heading.share', values: { names: [{ seat: 'red' }, { seat: 'yellow' }] } },
      ],
      [
        sit().set({ 'rank.red': 15 }).state,
        { key: 'heading.over', values: { battle: 1 } },
        { key: 'heading.won', values: { name: { seat: 'red' } } },
      ],
      [
        sit().set({ 'rank.red': 5, 'rank.blue': 5 }).bids(1, 0, 0).counts({ red: 1, blue: 0, yellow: 1 })
          .state,
        { key: 'heading.moving', values: { battle: 1 } },
        { key: 'heading.share', values: { names: [{ seat: 'red' }, { seat: 'blue' }] } },
      ],
    ] as const;
    for (const [state, line, under] of expected)
      expect(headingPart(state)).toEqual({ phase: state.phase, line, under });
  });
});

describe('the fight, number for number', () => {
  it('with an attempt that is one short', () => {
    const part = fightPart(
      fighting({ edition, luck: 1 }).bids(0, 1, 0).plays('axes-7').tries('swords-3', '1').state,
    );
    expect(part).toMatchObject({
      number: 1,
      of: 2,
      led: 'axes',
      leader: 'red',
      laid: [
        {
          player: 'red',
          card: 'axes-7',
          suit: 'axes',
          value: 7,
          printed: 'axes',
          how: 'natural',
          feature: null,
          used: false,
          winning: true,
          canWin: true,
        },
      ],
      toLay: ['blue', 'yellow'],
      dummyCards: [],
      attempt: {
        player: 'blue',
        card: 'swords-3',
        suit: 'swords',
        value: 3,
        die: 'green',
        faces: ['1'],
        pips: 1,
        plus: 0,
        total: 1,
        cost: 2,
        short: 1,
        luck: 1,
        feature: 'trump',
        becomes: { suit: 'skulls', value: 6 },
        promise: { key: 'promise.leads', values: { value: 6, suit: { key: 'suit.skulls' } } },
        drawing: false,
      },
      contest: null,
      winner: null,
    });
  });

  it('with a card drawn', () => {
    expect(fightPart(fighting({ edition }).bids(0, 1, 0).tries('bows-9', '1').state)).toMatchObject({
      number: 1,
      of: 2,
      led: null,
      leader: 'red',
      laid: [],
      toLay: ['red', 'blue', 'yellow'],
      dummyCards: [],
      attempt: {
        player: 'red',
        card: 'bows-9',
        suit: 'bows',
        value: 9,
        die: 'green',
        faces: ['1'],
        pips: 1,
        plus: 0,
        total: 1,
        cost: 1,
        short: null,
        luck: 0,
        feature: 'luck',
        becomes: { suit: 'universal', value: 6 },
        promise: { key: 'promise.leads', values: { value: 6, suit: { key: 'suit.universal' } } },
        drawing: true,
      },
      contest: null,
      winner: null,
    });
  });

  it('with a roll-off half rolled', () => {
    const blessed = { deck: deckWith(card('swords-4', 'blessed', 1, 'universal', 7)) };
    const table = fighting({ edition: blessed })
      .bids(0, 0, 0)
      .plays('axes-7')
      .tries('swords-4', '1')
      .plays('axes-1');
    expect(fightPart(table.rolls(['blue', '1']).state)).toMatchObject({
      number: 1,
      of: 2,
      led: 'axes',
      leader: 'red',
      laid: [
        {
          player: 'red',
          card: 'axes-7',
          suit: 'axes',
          value: 7,
          printed: 'axes',
          how: 'natural',
          feature: null,
          used: false,
          winning: true,
          canWin: true,
        },
        {
          player: 'blue',
          card: 'swords-4',
          suit: 'universal',
          value: 7,
          printed: 'swords',
          how: 'active',
          feature: 'blessed',
          used: true,
          winning: true,
          canWin: true,
        },
        {
          player: 'yellow',
          card: 'axes-1',
          suit: 'axes',
          value: 1,
          printed: 'axes',
          how: 'natural',
          feature: null,
          used: false,
          winning: false,
          canWin: true,
        },
      ],
      toLay: [],
      dummyCards: [],
      attempt: null,
      contest: {
        kind: 'fight',
        rolls: [
          { player: 'red', die: 'green', faces: [], total: null },
          { player: 'blue', die: 'green', faces: ['1'], total: 1 },
        ],
      },
      winner: null,
    });
  });

  it('where only winners are told', () => {
    const table = sit({ depth: 'fights' }).bids(1, 0, 0).do({ kind: 'winFight', seat: 'red' });
    expect(fightPart(table.state)).toMatchObject({
      number: 2,
      of: 2,
      led: null,
      leader: 'red',
      laid: [],
      toLay: [],
      dummyCards: [],
      attempt: null,
      contest: null,
      winner: null,
    });
  });
});

describe('the movement, number for number', () => {
  const claimed = (): Table => afterBattle().do({ kind: 'claimHindsight', seat: 'blue' });

  it('before the first step', () => {
    expect(movingPart(claimed().state)).toEqual({
      order: [
        {
          player: 'red',
          points: 3,
          left: 3,
          stage: 'now',
          outcome: 'met',
          hindsight: false,
          diagonal: true,
          bid: 1,
          won: 1,
          note: { key: 'moving.now', values: { points: 3 } },
        },
        {
          player: 'yellow',
          points: 3,
          left: 3,
          stage: 'to-come',
          outcome: 'met',
          hindsight: false,
          diagonal: true,
          bid: 1,
          won: 1,
          note: { key: 'moving.to-come', values: { points: 3 } },
        },
        {
          player: 'blue',
          points: 1,
          left: 1,
          stage: 'to-come',
          outcome: 'met',
          hindsight: true,
          diagonal: true,
          bid: 1,
          won: 0,
          note: { key: 'moving.hindsight', values: { points: 1 } },
        },
      ],
      legal: [
        { player: 'red', square: 'c2-5', distance: 1 },
        { player: 'red', square: 'c2-2', distance: 1 },
        { player: 'red', square: 'c2-6', distance: 2 },
        { player: 'red', square: 'c2-3', distance: 2 },
        { player: 'red', square: 'c3-4', distance: 3 },
        { player: 'red', square: 'c3-1', distance: 3 },
      ],
      taken: [{ player: 'red', square: 'c2-1', distance: 1 }],
      rule: { key: 'moving.rule.most-points.bidding-order' },
      mayClaim: [],
      mayBuy: [],
    });
  });

  it('after the first mover', () => {
    const later = claimed().do({ kind: 'move', seat: 'red', to: 'c2-6' }).stops();
    expect(movingPart(later.state)).toEqual({
      order: [
        {
          player: 'red',
          points: 3,
          left: 0,
          stage: 'moved',
          outcome: 'met',
          hindsight: false,
          diagonal: true,
          bid: 1,
          won: 1,
          note: { key: 'moving.moved', values: { points: 3 } },
        },
        {
          player: 'yellow',
          points: 3,
          left: 3,
          stage: 'now',
          outcome: 'met',
          hindsight: false,
          diagonal: true,
          bid: 1,
          won: 1,
          note: { key: 'moving.now', values: { points: 3 } },
        },
        {
          player: 'blue',
          points: 1,
          left: 1,
          stage: 'to-come',
          outcome: 'met',
          hindsight: true,
          diagonal: true,
          bid: 1,
          won: 0,
          note: { key: 'moving.hindsight', values: { points: 1 } },
        },
      ],
      legal: [
        { player: 'yellow', square: 'c2-2', distance: 1 },
        { player: 'yellow', square: 'c2-4', distance: 1 },
        { player: 'yellow', square: 'c2-5', distance: 1 },
        { player: 'yellow', square: 'c2-3', distance: 2 },
        { player: 'yellow', square: 'c3-1', distance: 3 },
        { player: 'yellow', square: 'c3-4', distance: 3 },
      ],
      taken: [],
      rule: { key: 'moving.rule.most-points.bidding-order' },
      mayClaim: [],
      mayBuy: [],
    });
  });
});
