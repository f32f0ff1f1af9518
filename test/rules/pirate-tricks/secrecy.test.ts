import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { begin, bids, dealOf, dealt, draw, layRows, play, rowsInOrder, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const others: readonly Viewer[] = [
  { kind: 'table' },
  { kind: 'console' },
  { kind: 'console', seat: 'blue' },
  { kind: 'captain', seat: 'yellow' },
];
const own: readonly Viewer[] = [
  { kind: 'captain', seat: 'red' },
  { kind: 'console', seat: 'red' },
  { kind: 'console', seat: 'blue', revealed: 'red' },
];

/** Everything that a viewer is ever sent of this table: view, prompts, standings and the last entry in words. */
function sent(before: Table['state'], table: Table, count: number, viewer: Viewer): string {
  const events = table.events.slice(-count);
  return JSON.stringify([
    table.view(viewer),
    pirateTricks.prompts(table.state),
    pirateTricks.standings(table.state),
    pirateTricks.tell({ kind: 'bidAgain' }, events, before, viewer),
    events.flatMap((event) => pirateTricks.record(event, before, table.state)),
  ]);
}

describe('a sealed bid', () => {
  const sealed = (amount: number, viewer: Viewer): string => {
    const table = draw(begin({ depth: 'fights' }));
    const before = table.state;
    return sent(before, table.do({ kind: 'bid', seat: 'red', row: 1, amount }), 1, viewer);
  };

  test.each(others)('looks the same whatever its amount to $kind $seat', (viewer) => {
    expect(sealed(7, viewer) === sealed(3, viewer)).toBe(true);
  });

  test.each(own)('is seen by its seat: $kind $seat $revealed', (viewer) => {
    expect(sealed(7, viewer)).not.toBe(sealed(3, viewer));
    expect(sealed(7, viewer)).toContain('"bid":7');
  });

  test('is told to everybody when all are in, and forgotten as a secret', () => {
    const table = draw(begin({ depth: 'fights' }));
    bids(table, 7, 3, 1);
    expect(table.view()['auction']).toMatchObject({
      opened: [{ row: 1, pass: 1, bids: [{ amount: 7 }, { amount: 3 }, { amount: 1 }] }],
    });
    expect(table.state.round.lot?.bids.answers).toEqual({});
  });

  test('is written in the log, so that a session can be gone on with', () => {
    const table = draw(begin({ depth: 'fights' })).do({ kind: 'bid', seat: 'red', row: 1, amount: 7 });
    expect(table.last('bidSealed').amount).toBe(7);
  });
});

describe('a card laid face down', () => {
  const laid = (card: 'blue-20' | 'blue-19', viewer: Viewer): string => {
    const table = bids(layRows(draw(begin())), 2, 2, 0);
    const before = table.state;
    return sent(before, table.do({ kind: 'layTieCard', seat: 'red', card }), 1, viewer);
  };

  test.each(others)('looks the same whatever it is to $kind $seat', (viewer) => {
    expect(laid('blue-20', viewer) === laid('blue-19', viewer)).toBe(true);
  });

  test.each(own)('is seen by its seat: $kind $seat $revealed', (viewer) => {
    expect(laid('blue-20', viewer)).toContain('"tieCard":"blue-20"');
  });
});

describe('the buttons of whoever answers last', () => {
  const offered = (table: Table, kind: string): string =>
    JSON.stringify(waysToAnswer(pirateTricks, table.state, table.prompt(kind), 'blue'));

  test('are the same whatever card lies face down, also the one that another has laid', () => {
    const after = (card: 'blue-20' | 'blue-19'): string => {
      const table = bids(layRows(draw(begin())), 2, 2, 0);
      return offered(table.do({ kind: 'layTieCard', seat: 'red', card }), 'lay-tie-card');
    };
    expect(after('blue-20')).toContain('blue-20');
    expect(after('blue-20')).toBe(after('blue-19'));
    expect(after('blue-20')).not.toContain('card-named-twice');
  });

  test('are the same whatever was bid', () => {
    const after = (amount: number): string => {
      const table = draw(begin({ depth: 'fights' }));
      for (const seat of ['red', 'yellow'] as const) table.do({ kind: 'bid', seat, row: 1, amount });
      return offered(table, 'bid');
    };
    expect(after(7)).toBe(after(0));
  });
});

describe('what a seat notes of its own hand', () => {
  const noted = (kind: 'noteHand' | 'ditch', card: 'blue-20' | 'blue-19', viewer: Viewer): string => {
    const table = dealt();
    const before = table.state;
    return sent(before, table.do({ kind, seat: 'red', cards: [card] }), 1, viewer);
  };

  test.each(others)('looks the same whatever it is to $kind $seat', (viewer) => {
    for (const kind of ['noteHand', 'ditch'] as const)
      expect(noted(kind, 'blue-20', viewer) === noted(kind, 'blue-19', viewer)).toBe(true);
  });

  test.each(own)('is seen by its seat: $kind $seat $revealed', (viewer) => {
    expect(noted('noteHand', 'blue-20', viewer)).toContain('blue-20');
    expect(noted('ditch', 'blue-20', viewer)).toContain('"ditched":["blue-20"]');
  });

  test('shows the hand, what of it may be played, and the best claim', () => {
    const deal = dealOf(3, {
      hands: [['red-13', 'red-14', 'red-15', 'green-13', 'blue-9']],
      open: [['green-17', 'green-18', 'green-19', 'green-20', 'blue-20']],
      hidden: [['blue-18', 'blue-11']],
    });
    const table = dealt({ deal });
    const cards = [...(deal.hands[0] ?? []), ...(deal.rows[0]?.hidden ?? [])];
    table.do({ kind: 'noteHand', seat: 'red', cards });
    table.do({ kind: 'ditch', seat: 'red', cards: ['blue-9', 'blue-11'] });
    const red = { kind: 'captain', seat: 'red' } as const;
    const hand = ['red-15', 'red-14', 'red-13', 'green-20', 'green-19', 'green-18', 'green-17', 'green-13'];
    expect(table.view(red)['secrets']).toMatchObject({
      red: {
        hand: [...hand, 'blue-20', 'blue-18'],
        unknown: 0,
        ditched: ['blue-9', 'blue-11'],
        best: [{ loon: 6 }, { loon: 6 }],
        playable: [...hand, 'blue-20', 'blue-18'],
      },
    });
    table.do({ kind: 'setRight', field: 'leader', value: 'yellow' });
    play(table, ['yellow', 'blue-17']);
    expect(table.view(red)['secrets']).toMatchObject({ red: { playable: ['blue-20', 'blue-18'] } });
  });

  test('is a question of its own: the phone says how many cards it does not know', () => {
    const table = dealt();
    expect(table.view({ kind: 'captain', seat: 'red' })['secrets']).toMatchObject({
      red: { unknown: 7 },
    });
  });
});

describe('a purse', () => {
  const purse = (loon: number, viewer: Viewer): string => {
    const table = dealt({ depth: 'fights' });
    const before = table.state;
    table.do({ kind: 'setTable', fields: { 'loon.red': loon, 'loon.blue': 24 - loon } });
    return sent(before, table, 1, viewer).split('{"table":"gold"')[0] ?? '';
  };

  test.each([{ kind: 'table' }, { kind: 'console' }, { kind: 'captain', seat: 'yellow' }] as const)(
    'stands behind a screen for $kind $seat',
    (viewer) => {
      expect(purse(9, viewer) === purse(4, viewer)).toBe(true);
    },
  );

  test.each(own)('is open to its seat: $kind $seat $revealed', (viewer) => {
    expect(purse(9, viewer)).toContain('"loon":9');
  });

  test('the buttons that the scorekeeper presses for others tell nothing of it', () => {
    const labels = (loon: number) => {
      const table = rowsInOrder(begin({ depth: 'score' }));
      table.do({ kind: 'setTable', fields: { 'loon.red': loon, 'loon.blue': 24 - loon } });
      return waysToAnswer(pirateTricks, table.state, table.prompt('tell-round'), 'red');
    };
    expect(labels(2)).toEqual(labels(9));
  });

  test('is open to all when the game is over', () => {
    const table = begin({ depth: 'score' });
    for (let round = 0; round < 3; round++) {
      rowsInOrder(table);
      table.do({ kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 1 })) });
    }
    expect(table.view()['captains']).toMatchObject([{ loon: 15 }, { loon: 15 }, { loon: 15 }]);
    expect(pirateTricks.standings(table.state).ranks.map(({ score }) => score)).toEqual([15, 15, 15]);
  });
});

test('until the end the standings count the tricks of the round, since loon is nobody’s business', () => {
  const table = dealt({ depth: 'fights' }).do({ kind: 'winTrick', seat: 'blue' });
  const { ranks, leaders, ruler } = pirateTricks.standings(table.state);
  expect(ranks[0]).toEqual({ seat: 'blue', rank: 1, score: 1 });
  expect(leaders).toEqual(['blue']);
  expect(ruler).toMatchObject({ length: 10, unit: { key: 'unit.trick' }, at: { blue: 1 } });
  expect(ruler.ticks.map(({ at }) => at)).toEqual([0, 5, 10]);
  expect(pirateTricks.standings(begin().state).leaders).toEqual([]);
});

test('with open purses the standings count loon', () => {
  const table = begin({ options: { showLoon: true } });
  table.do({ kind: 'setRight', field: 'loon', seat: 'yellow', value: 31 });
  const { ranks, ruler } = pirateTricks.standings(table.state);
  expect(ranks[0]).toMatchObject({ seat: 'yellow', score: 31 });
  expect(ruler.ticks.map(({ at }) => at)).toEqual([0, 10, 20, 30]);
  expect(ruler).toMatchObject({ length: 31, unit: { key: 'unit.loon' }, at: { red: 12, yellow: 31 } });
});
