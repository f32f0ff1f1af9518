import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { auction, tied, chooser, leftOver, breached, byHand } from './moments.ts';
import { begin, bids, collect, dealt, draw, rowsInOrder, tricksTo, type Table } from './table.ts';
import { stepAt } from '../../support/pressing.ts';

const read = (table: Table, prompt: Prompt, signs: readonly Sign[], seat?: SeatId) =>
  game.interpret(table.state, prompt, signs, seat);
const card = (row: string): Sign => ({ kind: 'card', row });
const number = (value: number): Sign => ({ kind: 'number', value });
const seat = (of: SeatId): Sign => ({ kind: 'seat', seat: of });
const token = (of: SeatId): Sign => ({ kind: 'token', seat: of });

describe('what a reading means', () => {
  test.each([
    {
      at: 'draw-score-card',
      table: () => begin(),
      signs: [card('extra-loot')],
      command: { kind: 'drawScoreCard', card: 'extra-loot' },
    },
    {
      at: 'deal-card',
      table: () => draw(begin()),
      signs: [card('red-17')],
      command: { kind: 'dealCard', row: 1, card: 'red-17' },
    },
    {
      at: 'bid',
      table: auction,
      from: 'blue',
      signs: [number(4)],
      command: { kind: 'bid', seat: 'blue', row: 1, amount: 4 },
    },
    {
      at: 'bid',
      table: auction,
      signs: [token('yellow'), number(0)],
      command: { kind: 'bid', seat: 'yellow', row: 1, amount: 0 },
    },
    {
      at: 'lay-tie-card',
      table: tied,
      from: 'red',
      signs: [card('blue-20')],
      command: { kind: 'layTieCard', seat: 'red', card: 'blue-20' },
    },
    {
      at: 'win-tie',
      table: () => bids(auction(), 1, 1, 0),
      signs: [seat('red')],
      command: { kind: 'winTie', seat: 'red' },
    },
    {
      at: 'name-taker',
      table: chooser,
      signs: [token('red')],
      command: { kind: 'nameTaker', seat: 'blue', taker: 'red' },
    },
    {
      at: 'second-pass',
      table: leftOver,
      signs: [{ kind: 'choice', choice: 'bid-again' }],
      command: { kind: 'bidAgain' },
    },
    {
      at: 'second-pass',
      table: leftOver,
      signs: [{ kind: 'choice', choice: 'give-2-yellow' }],
      command: { kind: 'giveRow', seat: 'yellow', row: 2 },
    },
    {
      at: 'tell-row',
      table: () => begin({ depth: 'score' }),
      signs: [seat('blue'), number(3)],
      command: { kind: 'tellRow', seat: 'blue', row: 1, bid: 3 },
    },
    {
      at: 'tell-round',
      table: () => rowsInOrder(begin({ depth: 'score' })),
      from: 'red',
      signs: [number(-2)],
      command: { kind: 'tellGain', seat: 'red', loon: -2 },
    },
    {
      at: 'predict',
      table: () => dealt({ cards: ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'] }),
      signs: [number(3)],
      command: { kind: 'predict', seat: 'red', tricks: 3 },
    },
    {
      at: 'note-hand',
      table: () => dealt().do({ kind: 'noteHand', seat: 'red', cards: ['blue-20'] }),
      from: 'red',
      signs: [card('blue-19')],
      command: { kind: 'noteHand', seat: 'red', cards: ['blue-20', 'blue-19'] },
    },
    {
      at: 'ditch',
      table: () => dealt(),
      from: 'red',
      signs: [card('blue-20'), card('blue-19')],
      command: { kind: 'ditch', seat: 'red', cards: ['blue-20', 'blue-19'] },
    },
    {
      at: 'ditch',
      table: () => dealt(),
      signs: [token('blue'), card('blue-20'), card('blue-19')],
      command: { kind: 'ditch', seat: 'blue', cards: ['blue-20', 'blue-19'] },
    },
    {
      at: 'ditch',
      table: () => dealt(),
      signs: [card('blue-20'), seat('yellow'), card('blue-19')],
      command: { kind: 'ditch', seat: 'yellow', cards: ['blue-20', 'blue-19'] },
    },
    {
      at: 'show-cards',
      table: () => dealt(),
      from: 'yellow',
      signs: [card('blue-20')],
      command: { kind: 'showCards', seat: 'yellow', cards: ['blue-20'] },
    },
    {
      at: 'collect',
      table: byHand,
      from: 'red',
      signs: [number(2)],
      command: { kind: 'collect', seat: 'red', slot: 'recruitment2', loon: 2 },
    },
    {
      at: 'collect',
      table: () => dealt({ depth: 'fights' }),
      from: 'red',
      signs: [card('gang-of-three'), number(3)],
      command: { kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 3 },
    },
    {
      at: 'play-card',
      table: () => dealt(),
      signs: [card('blue-20')],
      command: { kind: 'playCard', seat: 'red', card: 'blue-20' },
    },
    {
      at: 'win-trick',
      table: () => dealt({ depth: 'fights' }),
      signs: [token('blue')],
      command: { kind: 'winTrick', seat: 'blue' },
    },
    {
      at: 'rule-breach',
      table: breached,
      signs: [number(2)],
      command: { kind: 'ruleBreach', flag: 1, fine: 2 },
    },
    {
      at: 'settle',
      table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 3),
      from: 'blue',
      signs: [number(-1)],
      command: { kind: 'collect', seat: 'blue', slot: 'capture', loon: -1 },
    },
    {
      at: 'top-up',
      table: () => collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0),
      signs: [seat('blue')],
      command: { kind: 'topUp', seat: 'blue' },
    },
  ] satisfies readonly {
    at: string;
    table: () => Table;
    from?: SeatId;
    signs: readonly Sign[];
    command: object;
  }[])('at $at: $command', ({ at, table: made, signs, command, ...rest }) => {
    const table = made();
    const from = 'from' in rest ? rest.from : undefined;
    expect(read(table, table.prompt(at), signs, from)).toEqual({ kind: 'command', command });
  });

  test.each([
    { at: 'bid', table: auction, signs: [seat('red')], missing: 'number' },
    { at: 'bid', table: auction, signs: [number(3)], missing: 'seat' },
    { at: 'tell-row', table: () => begin({ depth: 'score' }), signs: [number(3)], missing: 'seat' },
    { at: 'show-cards', table: () => dealt(), signs: [card('blue-20')], missing: 'seat' },
    { at: 'ditch', table: () => dealt(), from: 'red', signs: [card('blue-20')], missing: 'card' },
    {
      at: 'collect',
      table: () => dealt({ depth: 'fights' }),
      from: 'red',
      signs: [number(3)],
      missing: 'slot',
    },
    { at: 'lay-tie-card', table: tied, signs: [card('blue-20')], missing: 'seat' },
  ] satisfies readonly {
    at: string;
    table: () => Table;
    from?: SeatId;
    signs: readonly Sign[];
    missing: string;
  }[])('at $at $signs misses the $missing', ({ at, table: made, signs, missing, ...rest }) => {
    const table = made();
    const from = 'from' in rest ? rest.from : undefined;
    expect(read(table, table.prompt(at), signs, from)).toEqual({ kind: 'incomplete', missing: [missing] });
  });

  test.each([
    { at: 'draw-score-card', table: () => begin(), signs: [card('red-17')] },
    { at: 'deal-card', table: () => draw(begin()), signs: [card('extra-loot')] },
    { at: 'bid', table: auction, signs: [card('red-17')] },
    { at: 'bid', table: auction, from: 'red', signs: [number(-3)] },
    { at: 'bid', table: auction, from: 'red', signs: [number(1.5)] },
    { at: 'play-card', table: () => dealt(), signs: [number(3)] },
    { at: 'win-trick', table: () => dealt(), signs: [token('blue')] },
    { at: 'win-trick', table: () => dealt({ depth: 'fights' }), signs: [number(3)] },
    { at: 'second-pass', table: leftOver, signs: [{ kind: 'choice', choice: 'give-3-red' }] },
    { at: 'rule-breach', table: breached, signs: [number(-1)] },
  ] satisfies readonly { at: string; table: () => Table; from?: SeatId; signs: readonly Sign[] }[])(
    '$signs does not belong to $at',
    ({ at, table: made, signs, ...rest }) => {
      const table = made();
      const from = 'from' in rest ? rest.from : undefined;
      expect(read(table, table.prompt(at), signs, from)).toEqual({ kind: 'unfit' });
    },
  );

  test('a card that all have seen go to a hand says by itself whose recruit it is', () => {
    const table = dealt();
    const own = table.state.round.seen.blue?.[0] ?? 'red-9';
    expect(read(table, table.prompt('show-cards'), [card(own)])).toMatchObject({ command: { seat: 'blue' } });
  });
});

describe('what answers first', () => {
  const seats = ['seat/red', 'seat/blue', 'seat/yellow'];
  test.each([
    { at: 'win-tie', table: () => bids(auction(), 1, 1, 0), offered: ['seat/red', 'seat/blue'] },
    { at: 'name-taker', table: chooser, offered: seats },
    {
      at: 'second-pass',
      table: leftOver,
      offered: ['bid-again', 'give-1-blue', 'give-1-yellow', 'give-2-blue', 'give-2-yellow'].map(
        (word) => `choice/${word}`,
      ),
    },
    { at: 'tell-row', table: () => begin({ depth: 'score' }), offered: seats },
    { at: 'win-trick', table: () => dealt({ depth: 'fights' }), offered: seats },
  ])('at $at', ({ at, table, offered }) => {
    expect(table().offered(at)).toEqual(offered);
  });

  const step = (table: Table, at: string) => stepAt(game, table.state, table.prompt(at), 'red');

  test.each([
    { at: 'bid', table: auction, number: { least: 0, most: 188 } },
    { at: 'tell-row', table: () => begin({ depth: 'score' }), number: { least: 0, most: 188 } },
    {
      at: 'predict',
      table: () => dealt({ cards: ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'] }),
      number: { least: 0, most: 10 },
    },
    { at: 'rule-breach', table: breached, number: { least: 0, most: 188 } },
    {
      at: 'settle',
      table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 3),
      number: { least: -188, most: 188 },
    },
    {
      at: 'tell-round',
      table: () => rowsInOrder(begin({ depth: 'score' })),
      number: { least: -188, most: 188 },
    },
  ])('how far a number may be typed at $at', ({ at, table, number }) => {
    expect(step(table(), at)?.number).toEqual(number);
  });

  test.each([
    { at: 'lay-tie-card', table: tied },
    { at: 'show-cards', table: () => dealt() },
    { at: 'note-hand', table: () => dealt() },
    { at: 'ditch', table: () => dealt() },
  ])('cards alone at $at', ({ at, table }) => {
    const offered = table().offered(at, 'red');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every((id) => id.startsWith('card/'))).toBe(true);
  });

  test('for whom an amount is collected and with which card comes before the amount', () => {
    const first = stepAt(game, byHand().state, byHand().prompt('collect'), undefined);
    expect(first?.choices.length).toBeGreaterThan(0);
    expect(first?.choices.every(({ more }) => more)).toBe(true);
  });

  test.each(['bid', 'lay-tie-card', 'note-hand', 'ditch'])('%s is answered in secret', (at) => {
    const table = at === 'bid' ? auction() : at === 'lay-tie-card' ? tied() : dealt();
    expect(table.prompt(at).secret).toBe(true);
  });

  test.each(['show-cards', 'play-card'])('%s is answered in the open', (at) => {
    expect(dealt().prompt(at).secret).toBe(false);
  });
});

describe('the same question has the same id', () => {
  test('also when a sealed bid was changed, and another one when another row is up', () => {
    const table = auction();
    const first = table.prompt('bid').id;
    table.do({ kind: 'bid', seat: 'red', row: 1, amount: 2 });
    expect(table.prompt('bid').id).toBe(first);
    table.do(
      { kind: 'bid', seat: 'blue', row: 1, amount: 1 },
      { kind: 'bid', seat: 'yellow', row: 1, amount: 0 },
    );
    expect(table.prompt('bid').id).not.toBe(first);
  });

  test('but not in another round', () => {
    const table = begin({ depth: 'score' });
    const first = table.prompt('tell-row').id;
    rowsInOrder(table);
    table.do({ kind: 'tellRound', gains: table.seats.map((one) => ({ seat: one, loon: 0 })) });
    expect(table.prompt('tell-row').id).not.toBe(first);
  });
});

describe('what a question says of its answers', () => {
  test('a breach that the table lets stand costs nothing, and none pays a fine below that', () => {
    const table = breached();
    const asked = table.prompt('rule-breach');
    expect(read(table, asked, [number(0)])).toMatchObject({ kind: 'command', command: { fine: 0 } });
    expect(read(table, asked, [number(-1)])).toEqual({ kind: 'unfit' });
  });

  test('a tie whose cards are not told any more is asked anew, with nobody’s answer in', () => {
    const table = tied().do({ kind: 'layTieCard', seat: 'red', card: 'red-20' });
    expect(table.prompt('lay-tie-card')).toMatchObject({ answered: ['red'], secret: true });
    table.do({ kind: 'setDepth', depth: 'fights' });
    expect(table.prompt('win-tie')).toMatchObject({ whom: 'anyone', answered: [], secret: false });
  });
});
