import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { auction, tied, chooser, leftOver, breached, byHand } from './moments.ts';
import {
  begin,
  bids,
  collect,
  dealOf,
  dealt,
  draw,
  play,
  rowsInOrder,
  tricksTo,
  type Table,
} from './table.ts';
import { stepAt, waysToAnswer } from '../../support/pressing.ts';

describe('buttons', () => {
  const first = (table: Table, at: string, of?: SeatId) =>
    (stepAt(game, table.state, table.prompt(at), of)?.choices ?? []).map(({ id }) => id);
  const labels = (table: Table, at: string, of?: SeatId) =>
    waysToAnswer(game, table.state, table.prompt(at), of);

  test('a bid has one for each loon in the purse, with what it leaves and a key where a digit is enough', () => {
    const table = auction();
    const found = labels(table, 'bid', 'red');
    expect(found).toHaveLength(13);
    expect(found[5]).toEqual({
      path: ['number/5'],
      command: { kind: 'bid', seat: 'red', row: 1, amount: 5 },
      label: { key: 'answer.bid', values: { amount: 5 } },
      note: { key: 'answer.bid.note', values: { left: 7 } },
      key: '5',
    });
    expect(found[0]).toMatchObject({ key: '0' });
    expect(found[9]).toMatchObject({ key: '9' });
    expect(found[10]).not.toHaveProperty('key');
    expect(found[12]).not.toHaveProperty('key');
  });

  test('who took a row is chosen first and then the price; of one seat only the price', () => {
    const table = begin({ depth: 'score' });
    expect(first(table, 'tell-row')).toEqual(['seat/red', 'seat/blue', 'seat/yellow']);
    expect(first(table, 'tell-row', 'blue')[0]).toBe('number/0');
    expect(labels(table, 'tell-row', 'blue')).toHaveLength(13);
  });

  test('for whom an amount is collected is chosen with the card, for the own seat the card alone', () => {
    const table = dealt({ depth: 'fights' });
    expect(first(table, 'collect')).toHaveLength(6);
    expect(first(table, 'collect', 'red')).toEqual(['choice/recruitment1', 'choice/recruitment2']);
  });

  test('nobody’s bid is offered to somebody who is nobody', () => {
    expect(labels(auction(), 'bid')).toEqual([]);
  });

  test('a card that breaks a rule is struck out with the reason', () => {
    const table = dealt({
      deal: dealOf(3, { open: [[], ['green-18', 'green-19', 'green-20', 'red-20', 'red-19']] }),
    });
    play(table, ['red', 'green-17']);
    const struck = labels(table, 'play-card').filter(({ refusal }) => refusal?.code === 'must-follow');
    expect(struck.map(({ command }) => command)).toContainEqual({
      kind: 'playCard',
      seat: 'blue',
      card: 'red-20',
    });
    const free = labels(table, 'play-card').filter(({ refusal }) => !refusal);
    expect(free.map(({ command }) => command)).toContainEqual({
      kind: 'playCard',
      seat: 'blue',
      card: 'green-18',
    });
  });

  test('what a seat noted for itself strikes out nothing on the scorekeeper’s page', () => {
    const table = dealt();
    const before = labels(table, 'play-card');
    table.do({ kind: 'ditch', seat: 'red', cards: ['blue-20'] });
    expect(labels(table, 'play-card')).toEqual(before);
  });

  test('a hand that is known whole is offered whole and nothing else', () => {
    const deal = dealOf(3);
    const table = dealt({ deal });
    const hand = [...(deal.hands[0] ?? []), ...(deal.rows[0]?.hidden ?? [])];
    table.do({ kind: 'noteHand', seat: 'red', cards: hand });
    expect(labels(table, 'ditch', 'red')).toHaveLength(12);
    table.do({ kind: 'ditch', seat: 'red', cards: hand.slice(0, 1) });
    expect(labels(table, 'ditch', 'red').map(({ command }) => command)).toEqual(
      expect.arrayContaining([{ kind: 'ditch', seat: 'red', cards: hand.slice(0, 2) }]),
    );
    expect(labels(table, 'ditch', 'red')).toHaveLength(11);
    table.do({ kind: 'ditch', seat: 'red', cards: hand.slice(0, 2) });
    expect(labels(table, 'ditch', 'red')[0]?.command).toMatchObject({ cards: { length: 1 } });
  });

  test('twelve noted cards are a hand, and no thirteenth is offered', () => {
    const table = dealt();
    const free = table.prompt('note-hand');
    const own = table.state.round.seen.red ?? [];
    const unseen = labels(table, 'note-hand', 'red').flatMap(({ command }) =>
      command.kind === 'noteHand' ? command.cards : [],
    );
    table.do({ kind: 'noteHand', seat: 'red', cards: [...own, ...unseen.slice(0, 6)] });
    expect(waysToAnswer(game, table.state, free, 'red')).toHaveLength(15);
    table.do({ kind: 'noteHand', seat: 'red', cards: [...own, ...unseen.slice(0, 7)] });
    expect(waysToAnswer(game, table.state, free, 'red')).toEqual([]);
  });

  test('whose last five cards all lay open in the row is offered these alone', () => {
    const deal = dealOf(3);
    const { state } = dealt({ deal });
    const unseen = [...(deal.hands[0] ?? []), ...(deal.rows[0]?.hidden ?? [])];
    const tricks = unseen.map((one) => ({
      laid: [{ seat: 'red' as const, card: one }],
      winner: 'red' as const,
    }));
    const late = { ...state, round: { ...state.round, tricks } };
    const [asked] = game.prompts(late).filter(({ kind }) => kind === 'play-card');
    if (!asked) throw new Error('nobody is asked for a card');
    const offered = waysToAnswer(game, late, asked, 'red').map(({ command }) => command);
    expect(offered.map((command) => command.kind === 'playCard' && command.card).toSorted()).toEqual(
      deal.rows[0]?.open.toSorted(),
    );
  });

  test('a hand that is known but for one card is offered with every card that nobody has seen', () => {
    const deal = dealOf(3);
    const table = dealt({ deal });
    const hand = [...(deal.hands[0] ?? []), ...(deal.rows[0]?.hidden ?? [])].slice(1);
    table.do({ kind: 'noteHand', seat: 'red', cards: hand });
    expect(labels(table, 'ditch', 'red')).toHaveLength(26);
  });

  test.each([
    { at: 'draw-score-card', table: () => begin(), count: 26 },
    { at: 'deal-card', table: () => draw(begin()), count: 36 },
    { at: 'win-tie', table: () => bids(auction(), 1, 1, 0), count: 2 },
    { at: 'name-taker', table: chooser, count: 3 },
    { at: 'second-pass', table: leftOver, count: 5 },
    { at: 'tell-row', table: () => begin({ depth: 'score' }), count: 39 },
    { at: 'win-trick', table: () => dealt({ depth: 'fights' }), count: 3 },
    { at: 'rule-breach', table: breached, count: 7 },
    { at: 'show-cards', table: () => dealt(), count: 15 },
    { at: 'collect', table: byHand, count: 39 },
  ])('at $at there are $count, and each is accepted', ({ at, table: made, count }) => {
    const table = made();
    const found = labels(table, at);
    expect(found).toHaveLength(count);
    for (const { command, refusal } of found) expect(refusal ?? table.refusal(command)).toBeUndefined();
  });

  test.each([
    { at: 'lay-tie-card', table: tied, of: 'red', count: 21 },
    { at: 'tell-row', table: () => begin({ depth: 'score' }), of: 'blue', count: 13 },
    { at: 'note-hand', table: () => dealt(), of: 'red', count: 21 },
    { at: 'tell-round', table: () => rowsInOrder(begin({ depth: 'score' })), of: 'red', count: 27 },
    { at: 'settle', table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), of: 'blue', count: 19 },
    {
      at: 'top-up',
      table: () => collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0),
      of: 'blue',
      count: 1,
    },
  ] as const)('at $at $of has $count', ({ at, table: made, of, count }) => {
    expect(labels(made(), at, of)).toHaveLength(count);
  });
});
