import { describe, expect, it } from 'vitest';
import { sit } from './table.ts';

describe('the first dealer', () => {
  it('is whoever rolls fewest pips with the red die', () => {
    const table = sit({ dealer: null }).rolls(['blue', 'XX'], ['red', '1'], ['yellow', '3']);
    expect(table.state.dealer).toBe('blue');
  });

  it('is found with a big circle rolled once more', () => {
    const table = sit({ dealer: null }).rolls(['red', 'circle+1']);
    expect(table.awaits).toBe('dealer-roll');
    expect(table.rolls(['red', '2'], ['blue', '2'], ['yellow', '3']).state.dealer).toBe('blue');
  });

  it('brings in no luck point with a bolt', () => {
    const table = sit({ dealer: null }).rolls(['red', 'bolt+1']);
    expect(table.luck('red')).toBe(0);
  });

  it('can be named without dice', () => {
    expect(sit({ dealer: null }).do({ kind: 'nameDealer', seat: 'blue' }).state.battle.number).toBe(1);
  });
});

describe('bids', () => {
  it('go clockwise from the left of the dealer, so the dealer is last', () => {
    const table = sit({ captains: 4, dealer: 'blue' });
    const turns = [0, 0, 0, 0].map((bid) => {
      const { turn } = table;
      table.bids(bid);
      return turn;
    });
    expect(turns).toEqual(['yellow', 'green', 'red', 'blue']);
  });

  it('go from none to the cards dealt', () => {
    const table = sit();
    expect(table.code({ kind: 'bid', seat: 'red', bid: 3 })).toBe('bid-too-high');
    expect(table.bids(2).state.battle.bids.red).toBe(2);
  });

  it('are made in turn', () => {
    expect(sit().code({ kind: 'bid', seat: 'blue', bid: 0 })).toBe('not-your-turn');
  });

  it('may come out of turn when the table says that they did', () => {
    const table = sit().overrule({ kind: 'bid', seat: 'blue', bid: 0 }, 'not-your-turn');
    expect(table.turn).toBe('red');
    expect(table.bids(0, 1).state.phase).toBe('fighting');
  });
});

describe("Captain's Nemesis", () => {
  const threeCards = () => sit({ captains: 4, options: { openingDeal: 3 } }).bids(1, 0, 1);

  it('forbids the last captain one after bids of one, none and one for three cards', () => {
    expect(threeCards().refusal({ kind: 'bid', seat: 'green', bid: 1 })).toMatchObject({
      code: 'nemesis',
      waivable: true,
      values: { sum: '1 + 0 + 1 + 1', cards: 3 },
    });
  });

  it('allows the last captain every other number', () => {
    for (const bid of [0, 2, 3]) expect(threeCards().bids(bid).state.phase).toBe('fighting');
  });

  it('binds nobody but the last', () => {
    expect(sit({ options: { openingDeal: 3 } }).bids(3).state.battle.bids.red).toBe(3);
  });

  it('binds whoever is the last without a bid, also when bids came out of turn', () => {
    const table = sit().overrule({ kind: 'bid', seat: 'yellow', bid: 1 }, 'not-your-turn').bids(0);
    expect(table.code({ kind: 'bid', seat: 'blue', bid: 1 })).toBe('nemesis');
  });

  it('can be overruled, and the battle goes on', () => {
    const table = threeCards().overrule({ kind: 'bid', seat: 'green', bid: 1 }, 'nemesis');
    expect(table.counts({ red: 1, blue: 0, yellow: 1, green: 1 }).state.phase).toBe('moving');
  });
});

describe('the next battle', () => {
  it('has three cards each from the first marker on the board, then four and five', () => {
    const table = sit({ edition: { track: { length: 15, lines: [7, 13] } } });
    const deals = [0, 1, 6, 7, 12, 13].map((rank) => table.set({ 'rank.red': rank }).nextCards);
    expect(deals).toEqual([2, 3, 3, 4, 4, 5]);
  });

  it('takes up a new number of cards only with the next deal', () => {
    const table = sit().set({ 'rank.red': 1 });
    expect(table.state.battle.cards).toBe(2);
    expect(table.skipBattle().state.battle.cards).toBe(3);
  });

  it('never has more than five', () => {
    const table = sit({ edition: { track: { length: 9, lines: [2, 3, 4, 5] } } });
    expect(table.set({ 'rank.red': 8 }).nextCards).toBe(5);
  });
});
