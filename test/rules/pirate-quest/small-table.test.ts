import { describe, expect, it } from 'vitest';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { card, deckWith, plainMap, sit, type Laying, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const two = (laying: Laying = {}): Table => sit({ captains: 2, dealer: 'blue', depth: 'cards', ...laying });
/** What the Dummy has just played by itself. */
const played = (table: Table): string | undefined =>
  table.events.flatMap((event) =>
    event.kind === 'cardPlayed' && event.laid.player === 'dummy' ? [event.laid.card] : [],
  )[0];

const shows = (table: Table, ...cards: readonly string[]): Table =>
  cards.reduce((now, shown) => now.do({ kind: 'showDummyCard', card: shown }), table);

describe('the House', () => {
  it('flips what lies on top, so it owes no suit and nothing is held against it later', () => {
    const table = shows(sit({ captains: 1, depth: 'cards', map: plainMap() }).bids(0), 'axes-2', 'axes-9');
    table.plays('bows-1');
    expect(table.event('cardPlayed')).toMatchObject({ led: 'axes', unfollowed: null });
    table.plays('axes-3').plays('axes-4').plays('bows-5');
    expect(table.event('cardPlayed')).toMatchObject({ led: 'axes', unfollowed: 'axes' });
    expect(table.state.flags).toEqual([]);
  });
});

describe('a card that the House may flip', () => {
  it('is also the Luck card that went under the deck in this battle', () => {
    const edition = { deck: deckWith(card('bows-3', 'luck', 1, 'universal', 9)) };
    const table = sit({ captains: 1, depth: 'cards', map: plainMap(), edition });
    table.set({ 'square.red': 'c1-4' }).bids(0);
    shows(table, 'axes-2', 'axes-9').plays('bows-2').tries('bows-3', '1');
    table.do({ kind: 'playDrawn', seat: 'red', card: 'bows-1' });
    expect(table.turn).toBe('house');
    const [prompt] = pirateQuest.prompts(table.state);
    const cards = prompt ? waysToAnswer(pirateQuest, table.state, prompt, undefined) : [];
    expect(cards.map(({ command }) => command)).toContainEqual({
      kind: 'playCard',
      seat: 'house',
      card: 'bows-3',
    });
    expect(table.do({ kind: 'playCard', seat: 'house', card: 'bows-3' }).state.flags).toEqual([]);
  });
});

describe('with two captains', () => {
  it('a Dummy hand is dealt to the third chair, and no House plays (silence 36)', () => {
    expect(two().state.order).toEqual(['red', 'blue', 'dummy']);
  });

  it('each in turn may take the Dummy hand before the bid', () => {
    const table = two().do({ kind: 'takeDummyHand', seat: 'red' });
    expect(table.code({ kind: 'takeDummyHand', seat: 'red' })).toBe('already-done');
    table.bids(0);
    expect(table.code({ kind: 'takeDummyHand', seat: 'red' })).toBe('already-done');
  });

  it('the second may take what the first has left (silence 37)', () => {
    const table = two()
      .do({ kind: 'takeDummyHand', seat: 'red' })
      .bids(0)
      .do({ kind: 'takeDummyHand', seat: 'blue' });
    expect(table.state.battle.dummyTakenBy).toEqual(['red', 'blue']);
  });

  it('nobody takes it after the own bid', () => {
    expect(two().bids(0).code({ kind: 'takeDummyHand', seat: 'red' })).toBe('bid-is-made');
  });

  it('the Dummy hand is turned up after the bids', () => {
    const table = two().bids(0, 1);
    expect(table.next).toEqual({ kind: 'dummy-card', left: 2 });
    expect(shows(table, 'axes-1').next).toEqual({ kind: 'dummy-card', left: 1 });
  });

  it('nobody lays a card before the whole Dummy hand is turned up', () => {
    const table = shows(two({ dealer: 'red' }).bids(0, 1), 'axes-1');
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'axes-7' })).toBe('not-now');
  });

  it('as many cards of the Dummy are turned up as it lacks, the one that it has laid not among them', () => {
    const table = shows(two().bids(0, 1), 'axes-1', 'bows-6').set({ cards: 4 });
    expect(table.next).toEqual({ kind: 'dummy-card', left: 2 });
  });

  it('nobody takes the Dummy hand before the turn to bid', () => {
    expect(two().code({ kind: 'takeDummyHand', seat: 'blue' })).toBe('not-your-turn');
  });

  it('its open hand stays where it is when two captains change chairs, and is gone with the Dummy’s own chair', () => {
    const edition = { deck: deckWith(card('bows-3', 'mutiny', 1, 'universal', 9)) };
    const after = (target: 'blue' | 'dummy'): readonly string[] => {
      const table = two({ map: plainMap(), edition, options: { mutinyHand: 'seat' } });
      table.set({ 'square.red': 'c1-4', 'square.blue': 'c1-1', 'square-dummy': 'c1-5' }).bids(0, 1);
      shows(table, 'axes-1', 'axes-5').tries('bows-3', '1').plays('axes-2');
      table.do({ kind: 'target', seat: 'red', target }).rolls(['red', '1'], [target, 'X']);
      expect(table.eventKinds).toContain('seatsExchanged');
      return table.state.battle.dummyCards;
    };
    expect([after('blue'), after('dummy')]).toEqual([['axes-1'], []]);
  });

  it('the Dummy leads when it sits left of the dealer, with its highest card', () => {
    const table = shows(two().bids(0, 1), 'axes-1', 'bows-6');
    expect(table.event('cardPlayed').laid).toMatchObject({ player: 'dummy', card: 'bows-6', how: 'dummy' });
    expect(table.turn).toBe('red');
  });

  it('the Dummy plays the highest card that wins, else its lowest', () => {
    const wins = shows(two({ dealer: 'red' }).bids(0, 1), 'axes-8', 'axes-9').plays('axes-7');
    expect(played(wins)).toBe('axes-9');
    const loses = shows(two({ dealer: 'red' }).bids(0, 1), 'axes-6', 'axes-2').plays('axes-7');
    expect(played(loses)).toBe('axes-2');
  });

  it('the Dummy follows suit, and trumps only without it', () => {
    const follows = shows(two({ dealer: 'red' }).bids(0, 1), 'axes-2', 'skulls-9').plays('axes-7');
    expect(played(follows)).toBe('axes-2');
    const trumps = shows(two({ dealer: 'red' }).bids(0, 1), 'bows-2', 'skulls-1').plays('axes-7');
    expect(played(trumps)).toBe('skulls-1');
  });

  it('a thief at the Dummy names both cards, since they lie open', () => {
    const edition = { deck: deckWith(card('bows-3', 'thief', 1, 'universal', 6)) };
    const table = two({ map: plainMap(), edition }).set({ 'square.red': 'c1-4' }).bids(0, 1);
    shows(table, 'axes-1', 'axes-5').tries('bows-3', '1').plays('axes-2');
    const steal = { kind: 'steal', seat: 'red', target: 'dummy' } as const;
    expect(table.code(steal)).toBe('name-both-cards');
    expect(table.code({ ...steal, taken: 'axes-1' })).toBe('name-both-cards');
    expect(table.code({ ...steal, taken: 'swords-1', given: 'swords-2' })).toBe('not-dummys-card');
    expect(table.code({ ...steal, taken: 'axes-1', given: 'axes-2' })).toBe('card-seen');
    table.do({ ...steal, taken: 'axes-1', given: 'swords-2' });
    expect(table.state.battle.dummyCards).toEqual(['swords-2']);
  });

  it('the same card may go back to the Dummy (silence 33)', () => {
    const edition = { deck: deckWith(card('bows-3', 'thief', 1, 'universal', 6)) };
    const table = two({ map: plainMap(), edition }).set({ 'square.red': 'c1-4' }).bids(0, 1);
    shows(table, 'axes-1', 'axes-5').tries('bows-3', '1').plays('axes-2');
    table.do({ kind: 'steal', seat: 'red', target: 'dummy', taken: 'axes-1', given: 'axes-1' });
    expect(table.state.battle.dummyCards).toEqual(['axes-1']);
  });
});

describe('the Dummy’s marker', () => {
  const afterBattle = (won: number): Table =>
    sit({ captains: 2, dealer: 'blue', map: plainMap() })
      .set({ cards: 2 })
      .bids(0, 1)
      .counts({ red: 2 - won, blue: 0 });

  it('moves three for each fight the Dummy has won, without a bid', () => {
    const table = afterBattle(2);
    const moved = table.events.find((event) => event.kind === 'moved' && event.player === 'dummy');
    expect(moved).toMatchObject({ to: { rank: 6 }, left: 0 });
  });

  it('stays where it is when the Dummy has won nothing', () => {
    expect(afterBattle(0).square('dummy')).toBeNull();
  });

  it('goes the shortest way, diagonals always open', () => {
    const map = plainMap();
    const table = sit({ captains: 2, dealer: 'blue', map })
      .set({ 'square-dummy': 'c1-4' })
      .bids(0, 1)
      .counts({ red: 1, blue: 0 });
    const moved = table.events.find((event) => event.kind === 'moved' && event.player === 'dummy');
    expect(moved).toMatchObject({ to: { rank: 4 } });
  });

  it('can win the race', () => {
    const table = sit({ captains: 2, dealer: 'blue', map: plainMap() })
      .set({ 'square-dummy': 'c3-1' })
      .bids(0, 1);
    expect(table.counts({ red: 1, blue: 0 }).state.winner).toBe('dummy');
  });
});

describe('alone', () => {
  const alone = (): Table => sit({ captains: 1, depth: 'cards' });

  it('the captain sits with the Dummy and the House', () => {
    expect(alone().state.order).toEqual(['red', 'dummy', 'house']);
  });

  it('the House turns up the top card when it is its turn', () => {
    const table = shows(alone().bids(1), 'axes-1', 'axes-5');
    expect(table.next).toEqual({ kind: 'card', player: 'house' });
    table.do({ kind: 'playCard', seat: 'house', card: 'axes-7' });
    expect(table.event('cardPlayed').laid).toMatchObject({ player: 'house', how: 'house' });
    expect(table.turn).toBe('red');
  });

  it('the House turns up no card that has been on the table, unless the table says so', () => {
    const table = shows(alone().bids(1), 'axes-1', 'axes-5');
    const flip = { kind: 'playCard', seat: 'house', card: 'axes-5' } as const;
    expect(table.code(flip)).toBe('card-seen');
    expect(table.overrule(flip, 'card-seen').state.flags).toMatchObject([
      { kind: 'card-twice', player: 'house' },
    ]);
  });

  it('the House need not follow, and nobody wonders what it holds', () => {
    const table = shows(alone().bids(1), 'axes-1', 'axes-5').plays('bows-9', 'axes-2').plays('axes-7');
    expect(table.state.flags).toEqual([]);
  });

  it('the House can win a fight and leads the next', () => {
    const table = shows(alone().bids(1), 'axes-1', 'axes-5').plays('axes-7', 'axes-3');
    expect(table.state.battle.won.house).toBe(1);
    expect(table.turn).toBe('house');
  });

  it('at the end of a battle the captain’s and the Dummy’s fights are told, the rest is the House’s', () => {
    const table = sit({ captains: 1 }).bids(1).counts({ red: 1, dummy: 0 });
    expect(table.event('battleEnded').won).toEqual({ red: 1, dummy: 0, house: 1 });
  });

  it('Captain’s Nemesis holds for the one bid there is (silence 36)', () => {
    expect(sit({ captains: 1 }).code({ kind: 'bid', seat: 'red', bid: 2 })).toBe('nemesis');
  });
});

describe('with three captains', () => {
  it('no Dummy hand is dealt', () => {
    expect(sit({ captains: 3 }).code({ kind: 'takeDummyHand', seat: 'red' })).toBe('no-dummy-hand');
  });
});
