import { describe, expect, test } from 'vitest';
import { fieldKey } from '../../../src-main/rules/kernel/game.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { begin, bids, collect, dealt, draw, play, rowsInOrder, tricksTo, winTricks } from './table.ts';

const fieldsOf = (table: ReturnType<typeof begin>) =>
  Object.fromEntries(
    pirateTricks.fields(table.state).map((field) => [fieldKey(field.field, field.seat), field.value]),
  );

describe('the table as it stands', () => {
  test('is one form and one entry: a running game is stepped into', () => {
    const table = begin({ depth: 'fights' });
    table.do({
      kind: 'setTable',
      fields: {
        round: 2,
        'loon.red': 20,
        'loon.blue': 7,
        'loon.yellow': 15,
        'row.red': 2,
        'row.blue': 1,
        'row.yellow': 3,
        'tricks.red': 2,
        'tricks.blue': 1,
        'prediction.red': '4',
        leader: 'red',
        treasure: 'bountiful-booty',
        capture: 'capture-4',
      },
    });
    expect(table.state).toMatchObject({ bank: 146, round: { number: 2, marker: 'blue', leader: 'red' } });
    expect(table.prompts()).toEqual(['win-trick']);
    expect(fieldsOf(table)).toMatchObject({
      round: 2,
      'row.blue': 1,
      'tricks.red': 2,
      'prediction.red': '4',
      'prediction.blue': 'none',
      marker: 'blue',
      leader: 'red',
      treasure: 'bountiful-booty',
      recruitment1: 'none',
    });
  });

  test('fields that are left out stay as they are', () => {
    const table = dealt({ depth: 'fights' });
    const before = fieldsOf(table);
    table.do({ kind: 'setTable', fields: { 'loon.red': 3 } });
    expect(fieldsOf(table)).toEqual({ ...before, 'loon.red': 3 });
  });

  test('begins with what the table knows', () => {
    expect(fieldsOf(begin())).toMatchObject({
      round: 1,
      'loon.red': 12,
      'row.red': 0,
      'prediction.red': 'none',
      'tricks.red': 0,
      marker: 'none',
      leader: 'none',
      capture: 'none',
    });
  });

  test('there is no form before the game and after it', () => {
    expect(pirateTricks.fields(pirateTricks.blank)).toEqual([]);
    expect(
      pirateTricks.decide(pirateTricks.blank, { kind: 'setTable', fields: {} }, new Set()),
    ).toMatchObject({
      no: { code: 'not-now' },
    });
  });

  test('each field has its words, and a purse may be seen by its seat only', () => {
    const table = begin();
    for (const { label } of pirateTricks.fields(table.state))
      expect(pirateTricks.text.en[label.key]).toBeDefined();
    const purses = pirateTricks.fields(table.state).filter(({ field }) => field === 'loon');
    expect(purses.map(({ secretOf }) => secretOf)).toEqual(['red', 'blue', 'yellow']);
    const open = begin({ options: { showLoon: true } });
    expect(pirateTricks.fields(open.state).some(({ secretOf }) => secretOf)).toBe(false);
  });
});

describe('one number put right', () => {
  test('loon set by hand goes against the bank', () => {
    const table = begin().do({ kind: 'setRight', field: 'loon', seat: 'red', value: 20 });
    expect(table.loon()[0]).toBe(20);
    expect(table.state.bank).toBe(144);
  });

  test('loon on a row stays there', () => {
    const table = bids(draw(begin({ depth: 'fights' })), 0, 0, 0);
    table.do({ kind: 'setRight', field: 'loon', seat: 'red', value: 20 });
    expect(table.state).toMatchObject({ bank: 142, round: { rows: [{ loon: 2 }, {}, {}] } });
  });

  test('whose row it is: with the top row goes the marker', () => {
    const table = rowsInOrder(draw(begin({ depth: 'fights' })));
    table.do({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } });
    expect(table.state.round.marker).toBe('blue');
    expect(table.state.round.leader).toBe('blue');
    expect(table.state.round.rows[0]?.taken).toEqual({ seat: 'blue', bid: 0, how: 'given' });
  });

  test('a row with loon on it that is given by hand leaves the loon to the bank', () => {
    const table = bids(draw(begin({ depth: 'fights' })), 0, 0, 0);
    table.do({ kind: 'setRight', field: 'row', seat: 'red', value: 1 });
    expect(table.state).toMatchObject({ bank: 152, round: { lot: { row: 2, pass: 1 } } });
  });

  test('rows that stay as they are leave sealed bids alone', () => {
    const table = draw(begin({ depth: 'fights' })).do({ kind: 'bid', seat: 'red', row: 1, amount: 4 });
    table.do({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0, 'loon.blue': 9 } });
    expect(table.prompt('bid').answered).toEqual(['red']);
  });

  test('the open cards of a row go with it', () => {
    const table = dealt();
    const [first, second] = [table.state.round.seen.red, table.state.round.seen.blue];
    table.do({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } });
    expect(table.state.round.seen.red).toEqual(second);
    expect(table.state.round.seen.blue).toEqual(first);
  });

  test('a row taken away opens the auction again', () => {
    const table = rowsInOrder(draw(begin({ depth: 'fights' })));
    table.do({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0 } });
    expect(table.state.round.lot).toMatchObject({ row: 1, bids: { asked: ['red', 'blue'] } });
  });

  test('two rows given leave the last one free', () => {
    const table = draw(begin({ depth: 'fights' }));
    table.do({ kind: 'setTable', fields: { 'row.red': 3, 'row.blue': 1 } });
    expect(table.state.round.rows[1]?.taken).toEqual({ seat: 'yellow', bid: 0, how: 'free' });
  });

  test('tricks keep their cards and, as far as the numbers allow, their winners', () => {
    const table = dealt({ depth: 'fights' });
    winTricks(table, 'red', 'blue', 'red');
    table.do({ kind: 'setTable', fields: { 'tricks.red': 1, 'tricks.yellow': 2 } });
    expect(table.state.round.tricks.map(({ winner }) => winner)).toEqual(['red', 'blue', 'yellow', 'yellow']);
    expect(table.state.round.leader).toBe('yellow');
    table.do({ kind: 'setTable', fields: { 'tricks.red': 0, 'tricks.blue': 0, 'tricks.yellow': 1 } });
    expect(table.state.round.tricks.map(({ winner }) => winner)).toEqual(['yellow']);
  });

  test('of fewer tricks the first stay with their cards, and the cards of the others are in hand again', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'setDepth', depth: 'cards' });
    play(table, ['red', 'green-17'], ['blue', 'green-16'], ['yellow', 'green-15']);
    play(table, ['red', 'green-10'], ['blue', 'green-11'], ['yellow', 'green-9']);
    expect(table.state.round.tricks.map(({ winner }) => winner)).toEqual(['red', 'blue']);
    table.do({ kind: 'setTable', fields: { 'tricks.red': 0 } });
    expect(table.state.round.tricks.map(({ winner }) => winner)).toEqual(['blue']);
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'green-16' })).toBe('card-played');
    expect(table.code({ kind: 'playCard', seat: 'blue', card: 'green-11' })).toBeUndefined();
  });

  test('tricks stand beside one row that nobody has, and not beside two', () => {
    const table = dealt({ depth: 'fights' });
    const fields = { 'row.red': 0, 'tricks.yellow': 1 };
    expect(table.code({ kind: 'setTable', fields })).toBeUndefined();
    expect(table.code({ kind: 'setTable', fields: { ...fields, 'row.blue': 0 } })).toBe('rows-missing');
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0 } })).toBeUndefined();
  });

  test('tricks told by hand end the time for recruits', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'setRight', field: 'tricks', seat: 'red', value: 1 });
    expect(table.prompts()).toEqual(['win-trick']);
    expect(table.code({ kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 1 })).toBe('too-late');
  });

  test('the tenth trick told by hand settles the round', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 4, 0);
    table.do({ kind: 'setRight', field: 'tricks', seat: 'yellow', value: 1 });
    expect(table.prompts()).toEqual(['settle']);
    collect(table, 'capture', 0, 0, 0);
    expect(table.loon()).toEqual([18, 16, 14]);
  });

  test('who leads', () => {
    const table = dealt().do({ kind: 'setRight', field: 'leader', value: 'yellow' });
    expect(table.prompt('play-card').whom).toEqual(['yellow']);
    table.do({ kind: 'setRight', field: 'leader', value: 'none' });
    expect(table.prompt('play-card').whom).toEqual(['red']);
  });

  test('a score card', () => {
    const table = dealt().do({ kind: 'setRight', field: 'treasure', value: 'extra-loot' });
    expect(table.prompts()).toContain('predict');
    table.do({ kind: 'setRight', field: 'treasure', value: 'none' });
    expect(table.prompts()[0]).toBe('draw-score-card');
  });
});

describe('what cannot be true is not accepted', () => {
  test.each([
    { code: 'no-such-field', field: 'weather', value: 3 },
    { code: 'no-such-field', field: 'loon', seat: 'grey', value: 3 },
    { code: 'bad-value', field: 'loon', seat: 'red', value: 189 },
    { code: 'bad-value', field: 'loon', seat: 'red', value: -1 },
    { code: 'bad-value', field: 'loon', seat: 'red', value: 1.5 },
    { code: 'bad-value', field: 'loon', seat: 'red', value: 'much' },
    { code: 'bad-value', field: 'round', value: 4 },
    { code: 'bad-value', field: 'marker', value: 'grey' },
    { code: 'bad-value', field: 'treasure', value: 'gang-of-two' },
    { code: 'bad-value', field: 'prediction', seat: 'red', value: '11' },
    { code: 'rows-clash', field: 'row', seat: 'red', value: 2 },
    { code: 'score-card-drawn', field: 'recruitment2', value: 'gang-of-three' },
  ] as const)('$field set to $value: $code', ({ code, ...set }) => {
    expect(dealt().code({ kind: 'setRight', ...set })).toBe(code);
  });

  test('eleven tricks', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 3, 0);
    expect(table.code({ kind: 'setRight', field: 'tricks', seat: 'yellow', value: 3 })).toBe('tricks-over');
  });

  test('tricks while rows have no taker', () => {
    const table = draw(begin({ depth: 'fights' }));
    expect(table.code({ kind: 'setRight', field: 'tricks', seat: 'red', value: 1 })).toBe('rows-missing');
  });

  test('tricks or another leader in the middle of a trick', () => {
    const table = play(dealt(), ['red', 'blue-20']);
    expect(table.code({ kind: 'setRight', field: 'tricks', seat: 'red', value: 1 })).toBe('trick-open');
    expect(table.code({ kind: 'setRight', field: 'leader', value: 'blue' })).toBe('trick-open');
  });

  test('other rows once a card was shown or played', () => {
    const rows = { kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } } as const;
    expect(play(dealt(), ['red', 'blue-20']).code(rows)).toBe('rows-fixed');
    const told = play(dealt(), ['red', 'blue-20']).do({ kind: 'winTrick', seat: 'red' });
    expect(told.code(rows)).toBe('rows-fixed');
    const shown = dealt().do({ kind: 'showCards', seat: 'red', cards: ['blue-20'] });
    expect(shown.code(rows)).toBe('rows-fixed');
    expect(shown.code({ kind: 'setTable', fields: { 'row.red': 1 } })).toBeUndefined();
  });
});
