import { describe, expect, test } from 'vitest';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { begin, bids, dealt, draw, layRows, play, tricksTo, collect, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const held = (table: Table) =>
  (table.view()['captains'] as readonly { readonly cards: number }[]).map(({ cards }) => cards);
const predicting = ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'];
const buttons = (table: Table, seat?: SeatId) =>
  waysToAnswer(game, table.state, table.prompt('lay-aside'), seat).map(({ command }) => command);

describe('two cards of each hand lie aside', () => {
  test('is asked once all rows are taken, before predictions, recruits and the first card', () => {
    expect(layRows(draw(begin())).prompts()).not.toContain('lay-aside');
    const asked = dealt({ cards: predicting }).prompts();
    expect(asked.slice(0, 2)).toEqual(['lay-aside', 'predict']);
    expect(dealt().prompts().slice(0, 2)).toEqual(['lay-aside', 'play-card']);
    expect(dealt({ depth: 'fights' }).prompts().slice(0, 2)).toEqual(['lay-aside', 'win-trick']);
  });

  test('is told once for all, and from then on every hand is ten', () => {
    const table = dealt();
    expect(held(table)).toEqual([12, 12, 12]);
    table.do({ kind: 'layAside' });
    expect(held(table)).toEqual([10, 10, 10]);
    expect(table.prompts()).not.toContain('lay-aside');
    play(table, ['red', 'blue-20']);
    expect(held(table)).toEqual([9, 10, 10]);
  });

  test('or by each, and the question names those who have not', () => {
    const table = dealt();
    const id = table.prompt('lay-aside').id;
    table.do({ kind: 'layAside', seat: 'blue' });
    expect(held(table)).toEqual([12, 10, 12]);
    expect(table.prompt('lay-aside')).toMatchObject({
      id,
      ask: { key: 'prompt.lay-aside.some', values: { seats: [{ seat: 'red' }, { seat: 'yellow' }] } },
    });
    table.do({ kind: 'layAside', seat: 'red' }).do({ kind: 'layAside', seat: 'yellow' });
    expect(table.prompts()[0]).toBe('play-card');
  });

  test('more than two who have not are counted, not named', () => {
    const table = dealt({ players: 4 });
    table.do({ kind: 'layAside', seat: 'blue' });
    expect(table.prompt('lay-aside')).toMatchObject({
      ask: { key: 'prompt.lay-aside.many', values: { count: 3 } },
    });
  });

  test('each captain has one button for the own hand, the table one for all and one for each', () => {
    const table = dealt();
    expect(buttons(table, 'blue')).toEqual([{ kind: 'layAside', seat: 'blue' }]);
    expect(buttons(table)).toEqual([
      { kind: 'layAside' },
      ...table.seats.map((seat) => ({ kind: 'layAside', seat })),
    ]);
    table.do({ kind: 'layAside', seat: 'blue' }).do({ kind: 'layAside', seat: 'red' });
    expect(buttons(table, 'blue')).toEqual([]);
    expect(buttons(table)).toEqual([{ kind: 'layAside' }]);
  });

  test.each([
    { choice: 'aside', command: { kind: 'layAside' } },
    { choice: 'aside-yellow', command: { kind: 'layAside', seat: 'yellow' } },
  ])('the word $choice says it', ({ choice, command }) => {
    const table = dealt();
    const said = game.interpret(
      table.state,
      table.prompt('lay-aside'),
      [{ kind: 'choice', choice }],
      undefined,
    );
    expect(said).toEqual({ kind: 'command', command });
  });

  test.each([
    { what: 'a prediction', cards: predicting, command: { kind: 'predict', seat: 'red', tricks: 1 } },
    { what: 'a recruit', command: { kind: 'showCards', seat: 'blue', cards: ['green-20'] } },
    { what: 'the first card', command: { kind: 'playCard', seat: 'red', card: 'blue-20' } },
    { what: 'the first trick', command: { kind: 'winTrick', seat: 'red' } },
    {
      what: 'what a recruitment card brought',
      depth: 'fights',
      command: { kind: 'collect', seat: 'red', slot: 'recruitment1', loon: 3 },
    },
  ] as const)('$what says so too, of all who had not told it', ({ command, ...plan }) => {
    const table = dealt(plan).do({ kind: 'layAside', seat: 'blue' });
    table.do(command as Command);
    expect(table.last('laidAside').seats).toEqual(['red', 'yellow']);
    expect(table.prompts()).not.toContain('lay-aside');
    expect(Math.max(...held(table))).toBeLessThan(11);
  });

  test('where one alone has not told it, the next fact says it of that one', () => {
    const table = dealt().do({ kind: 'layAside', seat: 'blue' }, { kind: 'layAside', seat: 'red' });
    play(table, ['red', 'blue-20']);
    expect(table.last('laidAside').seats).toEqual(['yellow']);
    expect(held(table)).toEqual([9, 10, 10]);
  });

  test('where two have not told it, the table has a button for each of them', () => {
    const table = dealt().do({ kind: 'layAside', seat: 'blue' });
    expect(buttons(table)).toEqual([
      { kind: 'layAside' },
      { kind: 'layAside', seat: 'red' },
      { kind: 'layAside', seat: 'yellow' },
    ]);
  });

  test('a refused recruit says nothing of it', () => {
    const table = dealt();
    expect(table.code({ kind: 'showCards', seat: 'red', cards: ['red-1'] })).toBe('card-in-box');
    expect(held(table)).toEqual([12, 12, 12]);
  });

  test('whose two lie there already is told so', () => {
    const table = dealt().do({ kind: 'layAside', seat: 'blue' });
    expect(table.code({ kind: 'layAside', seat: 'blue' })).toBe('aside-already');
    table.do({ kind: 'layAside' });
    expect(table.code({ kind: 'layAside' })).toBe('all-aside-already');
    expect(play(table, ['red', 'blue-20']).code({ kind: 'layAside', seat: 'red' })).toBe('aside-already');
  });

  test('before the last row is taken nobody sets cards aside, and where only numbers are told nobody says so', () => {
    const table = layRows(draw(begin()));
    expect(table.code({ kind: 'layAside' })).toBe('not-now');
    expect(begin({ depth: 'score' }).code({ kind: 'layAside' })).toBe('wrong-depth');
    expect(dealt().code({ kind: 'layAside', seat: 'grey' })).toBe('no-such-seat');
  });

  test('a new round begins with nothing aside', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'layAside' });
    collect(tricksTo(table, 4, 3, 3), 'capture', 0, 0, 0);
    expect(table.state.round).toMatchObject({ number: 2, aside: [] });
    draw(table, ['gang-of-two', 'recruitment-4', 'treasure-4', 'capture-2']);
    bids(bids(table, 1, 0, 0), 1, 0);
    expect(held(table)).toEqual([12, 12, 12]);
  });

  test('rows that are set by hand deal the hands anew', () => {
    const table = dealt({ depth: 'fights' }).do({ kind: 'layAside' });
    table.do({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } });
    expect(held(table)).toEqual([12, 12, 12]);
  });
});

describe('which two they are', () => {
  const two = { kind: 'ditch', seat: 'red', cards: ['blue-20', 'blue-19'] } as const;

  test('told by its captain says that they lie there', () => {
    const table = dealt().do(two);
    expect(held(table)).toEqual([10, 12, 12]);
    expect(table.last('laidAside').seats).toEqual(['red']);
  });

  test('one told of two waits for the second', () => {
    const table = dealt().do({ ...two, cards: ['blue-20'] });
    expect(held(table)).toEqual([12, 12, 12]);
    expect(table.prompt('ditch').answered).toEqual([]);
    const [next] = waysToAnswer(game, table.state, table.prompt('ditch'), 'red');
    expect(next?.command).toMatchObject({ cards: ['blue-20', expect.any(String)] });
    if (next) table.do(next.command);
    expect(table.prompt('ditch').answered).toEqual(['red']);
    expect(held(table)).toEqual([10, 12, 12]);
  });

  test('may still be told where it is known already that they lie there, and is told once', () => {
    const table = dealt().do({ kind: 'layAside' }).do(two);
    expect(table.events.filter(({ kind }) => kind === 'laidAside')).toHaveLength(1);
    expect(table.view({ kind: 'captain', seat: 'red' })['secrets']).toMatchObject({
      red: { ditched: ['blue-20', 'blue-19'] },
    });
  });

  test('its own captain knows how many cards of the hand nobody told', () => {
    const unknown = (table: Table) =>
      (
        table.view({ kind: 'captain', seat: 'red' })['secrets'] as Readonly<
          Record<string, { unknown: number }>
        >
      )['red']?.unknown;
    expect(unknown(dealt())).toBe(7);
    expect(unknown(dealt().do({ kind: 'layAside', seat: 'red' }))).toBe(5);
    const table = dealt();
    const cards = table.state.round.rows[0]?.open.slice(0, 2) ?? [];
    expect(unknown(table.do({ ...two, cards }))).toBe(7);
  });
});
