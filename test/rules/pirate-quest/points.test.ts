import { describe, expect, it } from 'vitest';
import { sit, type Table } from './table.ts';

/** Three captains with five cards; blue bids and wins as said, the others take what is left. */
function after(bid: number, won: number, fields: Readonly<Record<string, number>> = {}): Table {
  const table = sit({ captains: 3 }).set({ cards: 5, ...fields });
  table.bids(5, bid, 5).counts({ red: 5 - won, blue: won, yellow: 0 });
  return table;
}

const pointsOf = (table: Table): number | undefined =>
  table.state.moving?.points.blue ?? table.event('battleEnded').points.blue;

describe('moves', () => {
  it('are two for a bid of none that was met, and diagonals are open', () => {
    const table = after(0, 0);
    expect(pointsOf(table)).toBe(2);
    expect(table.state.moving?.results.blue?.diagonal).toBe(true);
  });

  it('are three for a bid of one that was met', () => {
    expect(pointsOf(after(1, 1))).toBe(3);
  });

  it('are two and one more for each fight of a bid that was met', () => {
    expect([0, 1, 2, 3, 4, 5].map((bid) => pointsOf(after(bid, bid)))).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('are one, without diagonals, for a bid missed by one either way', () => {
    for (const won of [1, 3]) {
      const table = after(2, won);
      expect(pointsOf(table)).toBe(1);
      expect(table.state.moving?.results.blue?.diagonal).toBe(false);
    }
  });

  it('are none for a bid missed by more (silence 25)', () => {
    expect([pointsOf(after(3, 1)), pointsOf(after(0, 2))]).toEqual([0, 0]);
  });

  it('are not paid for a bid of none when a fight was won (silence 24)', () => {
    expect([pointsOf(after(0, 1)), pointsOf(after(0, 2))]).toEqual([1, 0]);
  });
});

describe('20-20 hindsight', () => {
  /** Blue alone in last place. */
  const behind = { 'rank.red': 5, 'rank.blue': 1, 'rank.yellow': 4 };
  const claimed = (bid: number, won: number): number | undefined =>
    pointsOf(after(bid, won, behind).do({ kind: 'claimHindsight', seat: 'blue' }));

  it('moves the bid by one and pays half, rounded down, at least one', () => {
    expect([0, 1, 2, 3, 4].map((won) => claimed(won + 1, won))).toEqual([1, 1, 2, 2, 3]);
    expect(claimed(4, 5)).toBe(3);
  });

  it('opens the diagonals, as for a bid that was met', () => {
    const table = after(2, 1, behind).do({ kind: 'claimHindsight', seat: 'blue' });
    expect(table.state.moving?.results.blue).toMatchObject({ outcome: 'met', diagonal: true });
  });

  it('counts for the order of the movers', () => {
    const table = after(5, 4, behind);
    expect(table.state.moving?.points).toMatchObject({ red: 0, blue: 1 });
    expect(table.do({ kind: 'claimHindsight', seat: 'blue' }).mover).toEqual(['blue']);
  });

  it('is not for somebody who is not last', () => {
    const table = after(2, 1, { 'rank.red': 1, 'rank.blue': 5, 'rank.yellow': 4 });
    expect(table.code({ kind: 'claimHindsight', seat: 'blue' })).toBe('no-hindsight');
  });

  it('is not for a bid that was met', () => {
    expect(after(2, 2, behind).code({ kind: 'claimHindsight', seat: 'blue' })).toBe('no-hindsight');
  });

  it('is claimed once', () => {
    const table = after(2, 1, behind).do({ kind: 'claimHindsight', seat: 'blue' });
    expect(['already-done', 'order-is-fixed', 'no-hindsight']).toContain(
      table.code({ kind: 'claimHindsight', seat: 'blue' }),
    );
  });
});

describe('fights told at the end of the battle', () => {
  const told = () => sit().bids(1, 0, 0);

  it('add up to the cards dealt', () => {
    const table = told().counts({ red: 2, blue: 1 });
    expect(table.refusal({ kind: 'countFights', seat: 'yellow', won: 0 })).toMatchObject({
      code: 'fights-do-not-add-up',
      values: { sum: '2 + 1 + 0', total: 3, cards: 2 },
    });
    expect(table.counts({ red: 1 }).state.phase).toBe('moving');
  });

  it('of the last captain follow by themselves, since the others say them', () => {
    const table = told().counts({ red: 1, blue: 0 });
    expect([table.state.battle.won, table.state.phase]).toEqual([{ red: 1, blue: 0, yellow: 1 }, 'moving']);
    const dummy = sit({ captains: 2 }).bids(1, 0).counts({ red: 1 });
    expect(dummy.state.phase).toBe('fighting');
  });

  it('of the last captain may be said aloud all the same, and nothing closes by it', () => {
    const table = told().counts({ red: 1, blue: 1 });
    const { battle, moving } = table.state;
    table.do({ kind: 'countFights', seat: 'yellow', won: 0 });
    expect([table.state.battle, table.state.moving]).toEqual([battle, moving]);
    expect(table.code({ kind: 'countFights', seat: 'yellow', won: 1 })).toBe('not-now');
  });

  it('may be changed until the last number is in', () => {
    const table = told().counts({ red: 2, blue: 0, yellow: 0 });
    expect(table.state.phase).toBe('moving');
    const other = told().counts({ red: 2 }).counts({ red: 1 }).counts({ blue: 1 });
    expect(other.state.battle.won).toEqual({ red: 1, blue: 1, yellow: 0 });
  });

  it('are kept and flagged when the table insists on numbers that do not add up', () => {
    const table = told().counts({ red: 2, blue: 1 });
    table.overrule({ kind: 'countFights', seat: 'yellow', won: 0 }, 'fights-do-not-add-up');
    expect(table.state.flags).toMatchObject([{ kind: 'fights-do-not-add-up', battle: 1, certain: true }]);
  });

  it('cannot be more than were fought', () => {
    expect(told().code({ kind: 'countFights', seat: 'red', won: 3 })).toBe('count-too-high');
  });
});

describe('a point bought with luck', () => {
  it('costs three luck points and moves one farther', () => {
    const table = sit({ luck: 3 }).bids(0, 1, 0).counts({ red: 0, blue: 1, yellow: 1 });
    table.do({ kind: 'buyPoint', seat: 'yellow' });
    expect(table.state.moving?.points.yellow).toBe(2);
    expect(table.luck('yellow')).toBe(0);
  });

  it('is not lost on hindsight, whichever comes first', () => {
    const fields = { 'rank.red': 5, 'rank.blue': 1, 'rank.yellow': 4, 'luck.blue': 3 };
    const buy = { kind: 'buyPoint', seat: 'blue' } as const;
    const claim = { kind: 'claimHindsight', seat: 'blue' } as const;
    // Said five, won four: half of the six moves for four, and the one that was bought.
    for (const both of [[buy, claim] as const, [claim, buy] as const]) {
      const table = after(5, 4, fields).do(...both);
      expect([table.state.moving?.points.blue, table.state.moving?.left.blue]).toEqual([4, 4]);
    }
  });

  it('lets even a captain move who has none', () => {
    const table = sit({ luck: 3 }).bids(0, 0, 0).counts({ red: 0, blue: 0, yellow: 2 });
    expect(table.do({ kind: 'buyPoint', seat: 'yellow' }).state.moving?.left.yellow).toBe(1);
  });

  it('is not to be had for two', () => {
    const table = sit({ luck: 3 }).do({ kind: 'takeLuck', seat: 'yellow' }).bids(0, 1, 0);
    table.counts({ red: 0, blue: 1, yellow: 1 });
    expect(table.code({ kind: 'buyPoint', seat: 'yellow' })).toBe('no-luck');
  });
});
