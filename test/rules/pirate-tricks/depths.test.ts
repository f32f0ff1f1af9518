import { describe, expect, test } from 'vitest';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { begin, bids, dealt, draw, layRows, play, rowsInOrder, tricksTo, winTricks } from './table.ts';

describe('at the depth of the score', () => {
  test('a round is told in as few entries as rows bid for and one more', () => {
    const table = begin({ depth: 'score' });
    expect(table.prompts()).toEqual(['tell-row']);
    table.do(
      { kind: 'tellRow', seat: 'yellow', row: 1, bid: 4 },
      { kind: 'tellRow', seat: 'red', row: 2, bid: 1 },
    );
    expect(table.state.round.rows[2]?.taken).toEqual({ seat: 'blue', bid: 0, how: 'free' });
    expect(table.prompts()).toEqual(['tell-round']);
    table.do({
      kind: 'tellRound',
      gains: [
        { seat: 'red', loon: 9 },
        { seat: 'blue', loon: -2 },
        { seat: 'yellow', loon: 0 },
      ],
    });
    expect(table.loon()).toEqual([20, 10, 8]);
    expect(table.state.round.number).toBe(2);
  });

  test('rows may be told in any order, and loon that lay on one with it', () => {
    const table = begin({ depth: 'score' });
    table.do(
      { kind: 'tellRow', seat: 'red', row: 3, bid: 2 },
      { kind: 'tellRow', seat: 'blue', row: 1, bid: 1, found: 2 },
    );
    expect(table.loon()).toEqual([10, 13, 12]);
    expect(table.state.round.marker).toBe('blue');
  });

  test('a bank without notes cannot have laid what it has not', () => {
    const table = begin({ depth: 'score', options: { bank: 'limited' } });
    table.do({ kind: 'setTable', fields: { 'loon.red': 163 } });
    expect(table.code({ kind: 'tellRow', seat: 'blue', row: 1, bid: 0, found: 2 })).toBe('bank-short');
    expect(table.code({ kind: 'tellRow', seat: 'blue', row: 1, bid: 0, found: 1 })).toBeUndefined();
    expect(table.code({ kind: 'tellRow', seat: 'blue', row: 1, bid: 0 })).toBeUndefined();
  });

  test('each seat may tell its own gain, and change it until the last is in', () => {
    const table = rowsInOrder(begin({ depth: 'score' }));
    table.do({ kind: 'tellGain', seat: 'red', loon: 3 }, { kind: 'tellGain', seat: 'red', loon: 4 });
    expect(table.prompt('tell-round').answered).toEqual(['red']);
    table.do({ kind: 'tellGain', seat: 'yellow', loon: -1 }, { kind: 'tellGain', seat: 'blue', loon: 0 });
    expect(table.loon()).toEqual([16, 12, 11]);
    expect(table.state.round.number).toBe(2);
  });

  test('nobody loses more than he has', () => {
    const table = rowsInOrder(begin({ depth: 'score' }));
    expect(table.code({ kind: 'tellGain', seat: 'red', loon: -13 })).toBe('over-purse');
    expect(table.code({ kind: 'tellGain', seat: 'red', loon: -12 })).toBeUndefined();
    const gains = table.seats.map((seat) => ({ seat, loon: seat === 'blue' ? -13 : 0 }));
    expect(table.code({ kind: 'tellRound', gains })).toBe('over-purse');
  });

  test('one number for everybody, no more and no less', () => {
    const table = rowsInOrder(begin({ depth: 'score' }));
    const gains = table.seats.map((seat) => ({ seat, loon: 1 }));
    expect(table.code({ kind: 'tellRound', gains: gains.slice(1) })).toBe('seat-missing');
    expect(table.code({ kind: 'tellRound', gains: [...gains, { seat: 'red', loon: 1 }] })).toBe(
      'seat-missing',
    );
  });

  test('the rows come first, unless the table overrules it', () => {
    const table = begin({ depth: 'score' });
    expect(table.code({ kind: 'tellGain', seat: 'red', loon: 1 })).toBe('rows-untold');
    table.override(
      { kind: 'tellRound', gains: table.seats.map((seat) => ({ seat, loon: 1 })) },
      'rows-untold',
    );
    expect(table.loon()).toEqual([13, 13, 13]);
  });

  test.each([
    { kind: 'bid', seat: 'red', row: 1, amount: 1 },
    { kind: 'winTrick', seat: 'red' },
    { kind: 'playCard', seat: 'red', card: 'red-9' },
    { kind: 'drawScoreCard', card: 'gang-of-two' },
    { kind: 'dealCard', row: 1, card: 'red-9' },
    { kind: 'noteHand', seat: 'red', cards: [] },
    { kind: 'collect', seat: 'red', slot: 'capture', loon: 1 },
    { kind: 'predict', seat: 'red', tricks: 1 },
    { kind: 'winTie', seat: 'red' },
    { kind: 'nameTaker', seat: 'red', taker: 'red' },
    { kind: 'bidAgain' },
    { kind: 'giveRow', seat: 'red', row: 1 },
  ] as const)('$kind is not told there', (command) => {
    expect(begin({ depth: 'score' }).code(command)).toBe('wrong-depth');
  });
});

describe('at the depth of the tricks', () => {
  test('a round is drawn, bid for, and told trick by trick', () => {
    const table = draw(begin({ depth: 'fights' }));
    bids(bids(table, 3, 1, 0), 2, 0);
    expect(table.prompts()).toEqual(['lay-aside', 'win-trick', 'collect']);
    winTricks(table, 'red', 'blue');
    expect(table.view()['captains']).toMatchObject([{ tricks: 1 }, { tricks: 1 }, { tricks: 0 }]);
  });

  test.each([
    { kind: 'playCard', seat: 'red', card: 'red-9' },
    { kind: 'showCards', seat: 'red', cards: ['red-9'] },
    { kind: 'layTieCard', seat: 'red', card: 'red-9' },
    { kind: 'dealCard', row: 1, card: 'red-9' },
    { kind: 'ditch', seat: 'red', cards: [] },
    { kind: 'tellGain', seat: 'red', loon: 1 },
    { kind: 'tellRound', gains: [] },
  ] as const)('$kind is not told there', (command) => {
    expect(dealt({ depth: 'fights' }).code(command)).toBe('wrong-depth');
  });
});

test.each([
  {
    what: 'who took the row, and the price is asked next',
    table: () => begin({ depth: 'score' }),
    kind: 'tell-row',
    command: { kind: 'tellRow', seat: 'blue', row: 1, bid: 4 },
  },
  {
    what: 'what a seat gained in the round',
    table: () => rowsInOrder(begin({ depth: 'score' })),
    kind: 'tell-round',
    command: { kind: 'tellGain', seat: 'blue', loon: 4 },
  },
  {
    what: 'what a score card brought',
    table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 3),
    kind: 'settle',
    command: { kind: 'collect', seat: 'blue', slot: 'capture', loon: 4 },
  },
])('a captain’s token begins to say $what', ({ table: at, kind, command }) => {
  const table = at();
  const said = (...signs: Parameters<typeof pirateTricks.interpret>[2]) =>
    pirateTricks.interpret(table.state, table.prompt(kind), signs, undefined);
  const token = { kind: 'token', seat: 'blue' } as const;
  expect(said(token)).toEqual({ kind: 'incomplete', missing: ['number'] });
  expect(said(token, { kind: 'number', value: 4 })).toEqual({ kind: 'command', command });
});

describe('the depth may change at any moment', () => {
  test('in the middle of a trick: what lies there stays, and who took it is asked', () => {
    const table = play(dealt(), ['red', 'blue-20']);
    table.do({ kind: 'setDepth', depth: 'fights' });
    expect(table.prompts()).toEqual(['win-trick']);
    table.do({ kind: 'winTrick', seat: 'red' }, { kind: 'setDepth', depth: 'cards' });
    expect(table.prompt('play-card').whom).toEqual(['red']);
    expect(table.code({ kind: 'playCard', seat: 'red', card: 'blue-20' })).toBe('card-played');
  });

  test('in the middle of a tie: the cards laid are let be, and whose was higher is asked', () => {
    const table = bids(layRows(draw(begin())), 2, 2, 0);
    table.do({ kind: 'layTieCard', seat: 'red', card: 'blue-20' }, { kind: 'setDepth', depth: 'fights' });
    expect(table.prompts()[0]).toBe('win-tie');
    table.do({ kind: 'winTie', seat: 'blue' });
    expect(table.state.round.seen.red).toBeUndefined();
  });

  test('in the middle of the auction: sealed bids are kept', () => {
    const table = draw(begin({ depth: 'fights' })).do({ kind: 'bid', seat: 'red', row: 1, amount: 5 });
    table.do({ kind: 'setDepth', depth: 'score' });
    expect(table.prompts()).toEqual(['tell-row']);
    table.do({ kind: 'setDepth', depth: 'fights' });
    expect(table.prompt('bid').answered).toEqual(['red']);
  });

  test('to cards with the auction on: the rows still to be bid for are told first', () => {
    const table = bids(draw(begin({ depth: 'fights' })), 1, 0, 0);
    table.do({ kind: 'setDepth', depth: 'cards' });
    expect(table.prompt('deal-card').ask).toMatchObject({ values: { row: 2 } });
  });

  test('from the score to the tricks with all rows taken: the score cards are told, then the tricks', () => {
    const table = rowsInOrder(begin({ depth: 'score' })).do({ kind: 'setDepth', depth: 'fights' });
    expect(table.prompts()).toEqual(['draw-score-card']);
    expect(draw(table).prompts().slice(0, 2)).toEqual(['lay-aside', 'win-trick']);
  });

  test('with ten tricks set by hand before: the table goes on to what they brought', () => {
    const table = rowsInOrder(begin({ depth: 'score' }));
    table.do({ kind: 'setTable', fields: { 'tricks.red': 6, 'tricks.blue': 4 } });
    table.do({ kind: 'setDepth', depth: 'fights' });
    expect(table.prompts()).toEqual(['settle']);
  });

  test('to one that does not exist is refused', () => {
    expect(begin().code({ kind: 'setDepth', depth: 'whispers' })).toBe('no-such-depth');
  });
});
