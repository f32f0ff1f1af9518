import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src-main/rules/kernel/option.ts';
import { sorted } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { options } from '../../../src-main/rules/pirate-tricks/options.ts';
import type { Scoring } from '../../../src-main/rules/pirate-tricks/scorings.ts';
import {
  begin,
  bids,
  collect,
  dealOf,
  dealt,
  draw,
  layRows,
  play,
  rowsInOrder,
  tricksTo,
  type Plan,
  type Table,
} from './table.ts';

const auction = (plan: Plan = {}): Table => draw(begin({ depth: 'fights', ...plan }));

/** Three players, nobody bids for the first two rows, red takes the third: two rows are left over. */
function twoLeft(plan: Plan = {}): Table {
  const table = auction(plan);
  bids(table, 0, 0, 0);
  bids(table, 0, 0, 0);
  return bids(table, 1, 0, 0);
}

const fixed = (capture: Scoring, treasure: Scoring) => ({
  scoreCards: [
    { id: 'capture-1', scoring: capture },
    { id: 'bountiful-booty', scoring: treasure },
  ],
});
const perTrick = (loon: number): Scoring => ({ kind: 'trick', loon });

/** Round one with everything worked out; red holds 2 loon, takes all ten tricks. */
function broke(plan: Plan): Table {
  const table = dealt({ depth: 'fights', edition: fixed(perTrick(-1), perTrick(2)), ...plan });
  table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 2 });
  return tricksTo(table, 10, 0, 0);
}

describe('the silences of the rulebook, row by row', () => {
  test('defaults', () => {
    expect(defaultsOf(options)).toEqual({
      rounds: 3,
      showLoon: false,
      secondPass: 'two-or-more',
      rowLoon: 'taker',
      tiePays: true,
      predictions: 'before-claims',
      payOrder: 'capture-first',
      reshuffleScoreCards: false,
      bank: 'unlimited',
      breach: 'note',
    });
  });

  test('1 score cards that are not known are told by hand; all 26 are data', () => {
    const table = begin();
    const byHand = table.state.edition.scoreCards.filter(({ scoring }) => scoring.kind === 'hand');
    expect(byHand).toHaveLength(22);
    expect(table.state.edition.scoreCards).toHaveLength(26);
  });

  test.each(['tempt-fortune', 'extra-loot'])('2 %s asks for predictions and its amounts are told', (card) => {
    const table = auction();
    const other = begin({ depth: 'fights' });
    draw(other, ['gang-of-two', 'gang-of-three', card, 'capture-1']);
    rowsInOrder(other);
    expect(other.prompts().slice(0, 2)).toEqual(['lay-aside', 'predict']);
    for (const seat of other.seats) other.do({ kind: 'predict', seat, tricks: 3 });
    tricksTo(other, 4, 3, 3);
    collect(other, 'capture', 0, 0, 0);
    expect(other.prompts()).toEqual(['settle']);
    expect(rowsInOrder(table).prompts()).toContain('win-trick');
  });

  test('3 Partners in Crime pays 2 for a pair', () => {
    const table = dealt({ deal: dealOf(3, { hands: [['green-13', 'blue-13']] }) });
    table.do({ kind: 'showCards', seat: 'red', cards: ['green-13', 'blue-13'] });
    expect(table.loon()[0]).toBe(14);
  });

  test('4 runs are in one suit, and the card data may say otherwise', () => {
    const hands = [['red-13', 'green-14', 'blue-15']] as const;
    const plain = dealt({ deal: dealOf(3, { hands }) });
    plain.do({ kind: 'showCards', seat: 'red', cards: hands[0] });
    expect(plain.loon()[0]).toBe(12);
    const scoring: Scoring = { kind: 'run', length: 3, oneSuit: false, loon: 3 };
    const any = dealt({
      deal: dealOf(3, { hands }),
      edition: { scoreCards: [{ id: 'gang-of-three', scoring }] },
    });
    any.do({ kind: 'showCards', seat: 'red', cards: hands[0] });
    expect(any.loon()[0]).toBe(15);
  });

  test('5 with exactly two rows left over they are bid for again', () => {
    expect(twoLeft().state.round.lot).toMatchObject({ row: 1, pass: 2, bids: { asked: ['blue', 'yellow'] } });
  });

  test('5 a table that wants to be asked bids again', () => {
    const table = twoLeft({ options: { secondPass: 'ask' } });
    expect(table.prompts()).toEqual(['second-pass']);
    expect(table.code({ kind: 'bid', seat: 'blue', row: 1, amount: 1 })).toBe('not-now');
    table.do({ kind: 'bidAgain' });
    expect(table.state.round.lot).toMatchObject({ row: 1, pass: 2 });
    bids(table, 0, 3);
    expect(table.state.round.rows.map(({ taken }) => taken?.seat)).toEqual(['yellow', 'blue', 'red']);
  });

  test('5 a table that wants to be asked gives one row away, and the other is free', () => {
    const table = twoLeft({ options: { secondPass: 'ask' } });
    expect(table.code({ kind: 'giveRow', seat: 'red', row: 1 })).toBe('has-row');
    expect(table.code({ kind: 'giveRow', seat: 'blue', row: 3 })).toBe('row-taken');
    table.do({ kind: 'giveRow', seat: 'blue', row: 2 });
    expect(table.state.round.rows.map(({ taken }) => taken)).toEqual([
      { seat: 'yellow', bid: 0, how: 'free' },
      { seat: 'blue', bid: 0, how: 'given' },
      { seat: 'red', bid: 1, how: 'bid' },
    ]);
    expect(table.loon()).toEqual([11, 14, 14]);
  });

  test('5 with three rows left over nobody is asked', () => {
    const table = auction({ options: { secondPass: 'ask' } });
    for (let row = 0; row < 3; row++) bids(table, 0, 0, 0);
    expect(table.state.round.lot).toMatchObject({ row: 1, pass: 2 });
    bids(table, 1, 0, 0);
    expect(table.state.round.lot).toMatchObject({ row: 2, pass: 2 });
    expect(table.code({ kind: 'bidAgain' })).toBe('not-now');
    expect(table.code({ kind: 'giveRow', seat: 'blue', row: 2 })).toBe('not-now');
  });

  test('6 the taker gets the loon on the row, whether it was bid for, chosen or free', () => {
    const table = twoLeft();
    bids(table, 1, 0);
    expect(table.loon()).toEqual([11, 13, 14]);
    const chosen = twoLeft();
    bids(chosen, 0, 0);
    chosen.do({ kind: 'winTie', seat: 'blue' }, { kind: 'nameTaker', seat: 'blue', taker: 'yellow' });
    expect(chosen.loon()).toEqual([11, 14, 14]);
  });

  test('6 or it goes back to the bank', () => {
    const table = bids(twoLeft({ options: { rowLoon: 'bank' } }), 1, 0);
    expect(table.loon()).toEqual([11, 11, 12]);
    expect(table.state.bank).toBe(154);
  });

  test('7 whoever wins a card tie pays the bid', () => {
    const table = bids(auction(), 4, 4, 0).do({ kind: 'winTie', seat: 'blue' });
    expect(table.loon()).toEqual([12, 8, 12]);
  });

  test('7 or takes the row without paying', () => {
    const table = bids(auction({ options: { tiePays: false } }), 4, 4, 0).do({
      kind: 'winTie',
      seat: 'blue',
    });
    expect(table.loon()).toEqual([12, 12, 12]);
    expect(table.last('rowTaken')).toMatchObject({ seat: 'blue', bid: 0, how: 'tie' });
  });

  test.each(['blue', 'yellow'] as const)('8 the chooser may name anyone without a row: %s', (taker) => {
    const table = twoLeft();
    bids(table, 0, 0);
    table.do({ kind: 'winTie', seat: 'blue' });
    expect(table.offered('name-taker')).toEqual(['seat/blue', 'seat/yellow']);
    table.do({ kind: 'nameTaker', seat: 'blue', taker });
    expect(table.state.round.rows[0]?.taken?.seat).toBe(taker);
  });

  test('9 the marker stays with its row until it is taken, in whatever way', () => {
    const table = twoLeft();
    expect(table.state.round.marker).toBeNull();
    bids(table, 0, 0);
    table.do({ kind: 'winTie', seat: 'blue' }, { kind: 'nameTaker', seat: 'blue', taker: 'yellow' });
    expect(table.state.round.marker).toBe('yellow');
    expect(rowsInOrder(auction()).state.round.marker).toBe('red');
  });

  test('10 in later rounds the marker lies by the top row again', () => {
    const table = collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0);
    expect(table.state.round).toMatchObject({ number: 2, marker: null });
  });

  const predicting = (plan: Plan = {}): Table =>
    dealt({ ...plan, cards: ['gang-of-three', 'gang-of-two', 'tempt-fortune', 'capture-1'] });

  test('11 predictions come before recruits', () => {
    const table = predicting();
    expect(table.prompts()).toContain('predict');
    expect(table.prompts()).not.toContain('show-cards');
    table.override({ kind: 'showCards', seat: 'red', cards: ['blue-20'] }, 'predict-first');
  });

  test('11 or after them: the first prediction ends the time for recruits', () => {
    const table = predicting({ options: { predictions: 'after-claims' } });
    expect(table.prompts()).toEqual(expect.arrayContaining(['predict', 'show-cards']));
    table.do({ kind: 'showCards', seat: 'red', cards: ['blue-20'] });
    table.do({ kind: 'predict', seat: 'red', tricks: 2 });
    expect(table.code({ kind: 'showCards', seat: 'blue', cards: ['green-20'] })).toBe('too-late');
  });

  test.each(['before-claims', 'after-claims'] as const)(
    '11 in any case before trick one: %s',
    (predictions) => {
      const table = predicting({ options: { predictions } });
      const card = sorted(table.state.round.seen.red ?? [])[0] ?? 'red-9';
      expect(table.code({ kind: 'playCard', seat: 'red', card })).toBe('predict-first');
    },
  );

  test('12 predictions need not add up to anything', () => {
    const table = predicting();
    for (const seat of table.seats) table.do({ kind: 'predict', seat, tricks: 10 });
    expect(table.state.round.predictions).toEqual({ red: 10, blue: 10, yellow: 10 });
  });

  test('13 capture is settled first: who cannot pay it all still gets the treasure', () => {
    expect(broke({}).loon()[0]).toBe(20);
  });

  test('13 or treasure first', () => {
    expect(broke({ options: { payOrder: 'treasure-first' } }).loon()[0]).toBe(12);
  });

  test('13 or both as one sum', () => {
    const table = broke({ options: { payOrder: 'netted' } });
    expect(table.loon()[0]).toBe(12);
    expect(table.state.past[0]?.spoils).toHaveLength(1);
  });

  const secondDraw = (plan: Plan = {}): Table =>
    collect(tricksTo(dealt({ depth: 'fights', ...plan }), 4, 3, 3), 'capture', 0, 0, 0);

  test('14 used score cards do not come back, and ten recruitment cards are enough for five rounds', () => {
    const table = secondDraw();
    expect(table.code({ kind: 'drawScoreCard', card: 'gang-of-three' })).toBe('score-card-used');
    expect(table.offered('draw-score-card')).not.toContain('card/gang-of-three');
  });

  test('14 unless they are shuffled in again', () => {
    const table = secondDraw({ options: { reshuffleScoreCards: true } });
    expect(table.code({ kind: 'drawScoreCard', card: 'gang-of-three' })).toBeUndefined();
  });

  test('15 players without a trick rank as any others', () => {
    const table = broke({
      edition: fixed(perTrick(0), { kind: 'rank', order: 'most', places: [6, 4], needsTricks: false }),
    });
    expect(table.loon()).toEqual([8, 16, 16]);
  });

  test('15 unless the card says that tricks are needed', () => {
    const table = broke({
      edition: fixed(perTrick(0), { kind: 'rank', order: 'most', places: [6, 4], needsTricks: true }),
    });
    expect(table.loon()).toEqual([8, 12, 12]);
  });

  test('16 an empty bank goes on with notes and says so', () => {
    const table = dealt({ depth: 'fights', players: 5 });
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 139 });
    expect(table.state.bank).toBe(1);
    table.do({ kind: 'collect', seat: 'blue', slot: 'recruitment1', loon: 4 });
    expect(table.loon()[1]).toBe(16);
    expect(table.view()['table']).toMatchObject({ bank: 0, notes: 3 });
  });

  test('16 or gives what it has', () => {
    const table = dealt({ depth: 'fights', players: 5, options: { bank: 'limited' } });
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 139 });
    table.do({ kind: 'collect', seat: 'blue', slot: 'recruitment1', loon: 4 });
    expect(table.loon()[1]).toBe(13);
    expect(table.state.bank).toBe(0);
    expect(table.code({ kind: 'setRight', field: 'loon', seat: 'blue', value: 40 })).toBe('bank-short');
  });

  test('16 those who owe pay before a bank that is short gives', () => {
    const signed: Scoring = { kind: 'rank', order: 'most', places: [8, -6], needsTricks: false };
    const table = dealt({
      depth: 'fights',
      options: { bank: 'limited' },
      edition: fixed(perTrick(0), signed),
    });
    table.do({ kind: 'setTable', fields: { 'loon.red': 12, 'loon.blue': 12, 'loon.yellow': 163 } });
    tricksTo(table, 10, 0, 0);
    expect(table.loon()).toEqual([20, 6, 157]);
  });

  test('16 a bank that is short puts on a row what it has', () => {
    const table = auction({ options: { bank: 'limited' } });
    table.do({ kind: 'setTable', fields: { 'loon.red': 163 } });
    expect(bids(table, 0, 0, 0).last('rowPassed')).toMatchObject({ loon: 1, bank: 0 });
  });

  test('16 what lies on a row already asks nothing of a bank that has run dry', () => {
    const table = bids(auction({ options: { bank: 'limited' } }), 0, 0, 0);
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 12 + table.state.bank });
    expect(table.state.bank).toBe(0);
    const told = { kind: 'tellRow', seat: 'blue', row: 1, bid: 0 } as const;
    expect(table.code({ ...told, found: 3 })).toBe('bank-short');
    expect(table.do({ ...told, found: 2 }).loon()[1]).toBe(14);
    expect(table.code({ ...told, seat: 'yellow', row: 2 })).toBeUndefined();
    expect(table.code({ ...told, seat: 'yellow', row: 2, found: 1 })).toBe('bank-short');
  });

  test('16 a row told without the loon on it gives what lies there, and none where none lies', () => {
    const table = bids(auction(), 0, 0, 0);
    expect(table.do({ kind: 'tellRow', seat: 'blue', row: 1, bid: 0 }).loon()[1]).toBe(14);
    expect(table.do({ kind: 'tellRow', seat: 'yellow', row: 2, bid: 0 }).loon()[2]).toBe(12);
  });

  test('17 nobody is short in round one, and nothing is filled up after the last', () => {
    expect(begin().prompts()).not.toContain('top-up');
    expect(begin().code({ kind: 'topUp', seat: 'red' })).toBe('not-broke');
  });

  test('18 nobody has to claim', () => {
    const table = dealt();
    expect(table.prompt('show-cards').need).toBe('may');
    expect(play(table, ['red', 'blue-20']).loon()).toEqual([12, 12, 12]);
  });

  test('19 cards are called by their colours; factions are the table’s to name', () => {
    expect(begin().view()['edition']).toMatchObject({ factions: {} });
  });

  test('20 bids are entered in any order and stay hidden until all are in', () => {
    const table = auction();
    table.do(
      { kind: 'bid', seat: 'yellow', row: 1, amount: 1 },
      { kind: 'bid', seat: 'red', row: 1, amount: 5 },
    );
    expect(table.view()['auction']).toMatchObject({
      opened: [],
      bidders: [
        { seat: 'red', sealed: true },
        { seat: 'blue', sealed: false },
        { seat: 'yellow', sealed: true },
      ],
    });
  });

  test.each([
    { breach: 'note', asked: false },
    { breach: 'table', asked: true },
  ] as const)(
    '21 a proven breach is flagged, and with $breach the table is asked: $asked',
    ({ breach, asked }) => {
      const table = dealt({ depth: 'fights', options: { breach } }).do({ kind: 'setDepth', depth: 'cards' });
      play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16'], ['red', 'red-9']);
      play(table, ['blue', 'green-18']);
      expect(table.state.flags).toHaveLength(1);
      expect(table.loon()).toEqual([12, 12, 12]);
      expect(table.prompts().includes('rule-breach')).toBe(asked);
    },
  );

  test.each([
    { showLoon: false, seen: null },
    { showLoon: true, seen: 12 },
  ])('loon on the table’s screen: $showLoon', ({ showLoon, seen }) => {
    const table = layRows(draw(begin({ options: { showLoon } })));
    expect(table.view()['captains']).toMatchObject([{ loon: seen }, { loon: seen }, { loon: seen }]);
  });
});
