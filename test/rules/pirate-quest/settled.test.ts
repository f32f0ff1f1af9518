import { describe, expect, it } from 'vitest';
import { remarkPart } from '../../../src-main/rules/pirate-quest/view/battle.ts';
import { fightPart, lastFightPart } from '../../../src-main/rules/pirate-quest/view/fight.ts';
import { card, deckWith, fighting, plainMap, sit, type Table } from './table.ts';

describe('the dry word beside what is asked', () => {
  const bidding = (cards: number, ...bids: readonly number[]): Table =>
    sit({ captains: 3, depth: 'cards', map: plainMap() })
      .set({ cards })
      .bids(...bids);

  it.each([
    { bids: [1, 1, 2], key: 'over-bid' },
    { bids: [1, 0, 1], key: 'under-bid' },
  ])('says once all bids are told that they are $key', ({ bids, key }) => {
    expect(remarkPart(bidding(3, ...bids).state)).toEqual({
      key: `remark.${key}`,
      values: { bid: bids.reduce((sum, bid) => sum + bid, 0), cards: 3 },
    });
  });

  it('says what the last one may not bid, to that one alone', () => {
    expect(remarkPart(bidding(3, 1).state)?.key).not.toBe('remark.nemesis');
    expect(remarkPart(bidding(3, 1, 1).state)).toMatchObject({ key: 'remark.nemesis', values: { bid: 1 } });
  });
});

describe('a fight that was won', () => {
  /** Of three cards red has bid one, blue none and yellow three. */
  const bid = (): Table =>
    sit({ captains: 3, depth: 'cards', map: plainMap(), dealer: 'yellow' }).set({ cards: 3 }).bids(1, 0, 3);
  const decided = ({ state }: Table) =>
    fightPart(state)?.taken?.decided.map(({ player, won, bid: of, is }) => `${player} ${won} of ${of} ${is}`);

  it('says who has met the bid with it, and for whom too few are left', () => {
    const table = bid().plays('axes-9', 'axes-2', 'axes-3');
    expect(decided(table)).toEqual(['red 1 of 1 met', 'yellow 0 of 3 under']);
  });

  it('says who has one too many, and says neither twice', () => {
    const table = bid().plays('axes-9', 'axes-2', 'axes-3').plays('bows-9', 'bows-2', 'bows-3');
    expect(decided(table)).toEqual(['red 2 of 1 over']);
    expect(decided(bid().plays('axes-1', 'axes-9', 'axes-3'))).toEqual([
      'blue 1 of 0 over',
      'yellow 0 of 3 under',
    ]);
  });
});

describe('where two cards were level', () => {
  const edition = {
    deck: deckWith(card('bows-3', 'trump', 1, 'skulls', 4), card('swords-3', 'blessed', 1, 'universal', 7)),
  };
  const level = (equalTrumps: 'roll-off' | 'first-played'): Table =>
    fighting({ edition, options: { equalTrumps } }, 'g').bids(0, 0, 0);
  const why = ({ state }: Table) => {
    const taken = fightPart(state)?.taken ?? lastFightPart(state);
    return [taken?.winner, taken?.why.key];
  };

  it('of two skulls the first one won, if that is the rule, and else the dice said it', () => {
    const first = level('first-played').plays('skulls-4').tries('bows-3', '1').plays('axes-4');
    expect(why(first)).toEqual(['red', 'won.first']);
    const rolled = level('roll-off').plays('skulls-4').tries('bows-3', '1').plays('axes-4');
    expect(why(rolled.rolls(['red', '1'], ['blue', '2']))).toEqual(['blue', 'won.roll-off']);
  });

  it('of others the dice said it, whatever is the rule for skulls', () => {
    const table = level('first-played').plays('axes-7').tries('swords-3', '1').plays('axes-4');
    expect(why(table.rolls(['red', '2'], ['blue', '1']))).toEqual(['red', 'won.roll-off']);
  });
});
