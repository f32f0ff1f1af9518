import { describe, expect, test } from 'vitest';
import type { ScoreCardPatch } from '../../../src-main/rules/pirate-tricks/score-card.ts';
import type { Scoring } from '../../../src-main/rules/pirate-tricks/scorings.ts';
import { begin, collect, dealt, draw, play, rowsInOrder, tricksTo, type Plan, type Table } from './table.ts';

const known = (capture: Scoring, treasure: Scoring): { readonly scoreCards: readonly ScoreCardPatch[] } => ({
  scoreCards: [
    { id: 'capture-1', scoring: capture },
    { id: 'bountiful-booty', scoring: treasure },
  ],
});
const nothing: Scoring = { kind: 'trick', loon: 0 };

/** At the first trick of round one, each purse set by hand. */
function withPurses(purses: readonly number[], plan: Plan = {}): Table {
  const table = dealt({ depth: 'fights', players: purses.length, ...plan });
  for (const [at, seat] of table.seats.entries())
    table.do({ kind: 'setRight', field: 'loon', seat, value: purses[at] ?? 0 });
  return table;
}

describe('after the tenth trick', () => {
  test('the rulebook’s example: 3, 3, 2 and 2 tricks with Bountiful Booty pay 6, 6, 4 and 4', () => {
    const table = dealt({ depth: 'fights', players: 4 });
    tricksTo(table, 3, 2, 3, 2);
    collect(table, 'capture', 0, 0, 0, 0);
    expect(table.loon()).toEqual([18, 16, 18, 16]);
  });

  test('the table waits for all amounts before anything is paid', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 6, 4, 0);
    collect(table, 'capture', 3, -2);
    expect(table.loon()).toEqual([12, 12, 12]);
    expect(table.prompt('settle').answered).toEqual(['red', 'blue']);
    table.do({ kind: 'collect', seat: 'yellow', slot: 'capture', loon: 0 });
    expect(table.loon()).toEqual([12 + 3 + 6, 12 - 2 + 4, 12 + 0 + 2]);
  });

  test('an amount may be told anew until the last is in', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 10, 0, 0);
    collect(table, 'capture', 9);
    collect(table, 'capture', 1, 0, 0);
    expect(table.state.past[0]?.spoils[0]?.lines.map(({ change }) => change)).toEqual([1, 0, 0]);
  });

  test('a card that follows from the tricks is told by hand only against the referee', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 3, 2);
    table.override({ kind: 'collect', seat: 'red', slot: 'treasure', loon: 1 }, 'by-cards');
    collect(table, 'capture', 0, 0, 0);
    expect(table.loon()).toEqual([13, 16, 14]);
  });

  test('nothing is settled before it', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 4, 0);
    expect(table.code({ kind: 'collect', seat: 'red', slot: 'capture', loon: 1 })).toBe('not-now');
  });

  test('whoever owes more than he has pays all', () => {
    const table = withPurses([12, 2, 12], { edition: known({ kind: 'trick', loon: -1 }, nothing) });
    tricksTo(table, 5, 5, 0);
    expect(table.state.past[0]?.spoils[0]?.lines).toMatchObject([
      { seat: 'red', due: -5, change: -5 },
      { seat: 'blue', due: -5, change: -2, loon: 0 },
      { seat: 'yellow', due: 0, change: 0 },
    ]);
  });

  test('cards of a kind count in the tricks taken, where every card was told', () => {
    const blues: Scoring = { kind: 'card', suits: ['blue'], least: 1, most: 20, loon: 1 };
    const table = dealt({ depth: 'fights', edition: known(blues, nothing) });
    table.do({ kind: 'setDepth', depth: 'cards' });
    for (let number = 11; number <= 20; number++)
      play(table, ['red', `red-${number}`], ['blue', `green-${number}`], ['yellow', `blue-${number}`]);
    expect(table.loon()).toEqual([22, 12, 12]);
  });

  test('the same card is told by hand where the cards were not', () => {
    const blues: Scoring = { kind: 'card', suits: ['blue'], least: 1, most: 20, loon: 1 };
    const table = tricksTo(dealt({ depth: 'fights', edition: known(blues, nothing) }), 4, 3, 3);
    expect(table.prompt('settle').whom).toEqual(['red', 'blue', 'yellow']);
  });

  test('predictions are paid by how well they were met', () => {
    const table = begin({
      depth: 'fights',
      edition: {
        scoreCards: [
          { id: 'tempt-fortune', scoring: { kind: 'prediction', hit: 5, each: 1, miss: 0, off: -1 } },
          { id: 'capture-1', scoring: nothing },
        ],
      },
    });
    draw(table, ['gang-of-two', 'gang-of-three', 'tempt-fortune', 'capture-1']);
    rowsInOrder(table);
    table.do(
      { kind: 'predict', seat: 'red', tricks: 4 },
      { kind: 'predict', seat: 'blue', tricks: 0 },
      { kind: 'predict', seat: 'yellow', tricks: 5 },
    );
    tricksTo(table, 4, 3, 3);
    expect(table.loon()).toEqual([12 + 9, 12 - 3, 12 - 2]);
  });

  test('a card whose amounts nobody knows is told for capture first, then for treasure', () => {
    const table = dealt({
      depth: 'fights',
      cards: ['gang-of-two', 'gang-of-three', 'treasure-4', 'capture-1'],
    });
    tricksTo(table, 4, 3, 3);
    expect(table.prompt('settle').ask).toMatchObject({ values: { card: { values: { number: '1' } } } });
    collect(table, 'capture', 1, 1, 1);
    expect(table.prompt('settle').ask).toMatchObject({ values: { card: { values: { number: '4' } } } });
    collect(table, 'treasure', 2, 2, 2);
    expect(table.loon()).toEqual([15, 15, 15]);
  });
});

describe('at the start of a round', () => {
  const secondRound = (purses: readonly number[], plan: Plan = {}): Table => {
    const table = withPurses(purses, { edition: known(nothing, nothing), ...plan });
    return tricksTo(table, 4, 3, 3);
  };

  test('whoever has less than five loon may fill up to five', () => {
    const table = secondRound([4, 12, 0]);
    expect(table.prompts()).toContain('top-up');
    table.do({ kind: 'topUp', seat: 'yellow' });
    expect(table.loon()).toEqual([4, 12, 5]);
    table.do({ kind: 'topUp', seat: 'red' });
    expect(table.loon()).toEqual([5, 12, 5]);
  });

  test('whoever has five or more may not', () => {
    const table = secondRound([5, 12, 0]);
    expect(table.code({ kind: 'topUp', seat: 'red' })).toBe('not-broke');
  });

  test('the first bid ends the time for it, unless the table overrules it', () => {
    const table = secondRound([4, 12, 0]);
    draw(table, ['gang-of-two', 'recruitment-5', 'treasure-4', 'capture-2']);
    expect(table.prompts()).toContain('top-up');
    table.do({ kind: 'bid', seat: 'red', row: 1, amount: 0 });
    expect(table.prompts()).not.toContain('top-up');
    table.override({ kind: 'topUp', seat: 'yellow' }, 'too-late');
    expect(table.loon()[2]).toBe(5);
  });

  test('asking tells nobody who is short, unless purses are open', () => {
    expect(secondRound([12, 12, 12]).offered('top-up')).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    const open = secondRound([4, 12, 12], { options: { showLoon: true } });
    expect(open.offered('top-up')).toEqual(['seat/red']);
    expect(secondRound([12, 12, 12], { options: { showLoon: true } }).prompts()).not.toContain('top-up');
  });
});

describe('the end', () => {
  /** Rounds told by one number each. */
  function played(rounds: number, gains: readonly number[], plan: Plan = {}): Table {
    const table = begin({ depth: 'score', options: { rounds }, ...plan });
    for (let round = 0; round < rounds; round++) {
      rowsInOrder(table);
      table.do({ kind: 'tellRound', gains: table.seats.map((seat, at) => ({ seat, loon: gains[at] ?? 0 })) });
    }
    return table;
  }

  test.each([3, 4, 5])('most loon after %i rounds wins', (rounds) => {
    const table = played(rounds, [1, 3, 2]);
    expect(table.state).toMatchObject({ over: true, winners: ['blue'], past: { length: rounds } });
    expect(table.last('gameEnded')).toMatchObject({
      ranks: { blue: 1, yellow: 2, red: 3 },
      loon: { red: 12 + rounds, blue: 12 + 3 * rounds, yellow: 12 + 2 * rounds },
    });
  });

  test('equals share the win', () => {
    expect(played(3, [2, 2, 1]).state.winners).toEqual(['red', 'blue']);
  });

  test('nothing is entered any more', () => {
    const table = played(3, [1, 2, 3]);
    expect(table.prompts()).toEqual([]);
    expect(table.code({ kind: 'tellRow', seat: 'red', row: 1, bid: 0 })).toBe('not-now');
    expect(table.code({ kind: 'setRight', field: 'loon', seat: 'red', value: 3 })).toBe('not-now');
    expect(table.code({ kind: 'topUp', seat: 'red' })).toBe('not-now');
  });

  test('loon left on rows goes back to the bank', () => {
    const table = draw(begin({ depth: 'fights' }));
    for (const seat of table.seats) table.do({ kind: 'bid', seat, row: 1, amount: 0 });
    table.do({ kind: 'setDepth', depth: 'score' });
    table.override(
      { kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 0 })) },
      'rows-untold',
    );
    expect(table.state).toMatchObject({ bank: 152, round: { number: 2 } });
  });
});
