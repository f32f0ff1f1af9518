import { describe, expect, test } from 'vitest';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import type { Sign } from '../../../src-main/rules/kernel/sign.ts';
import { groupsOf } from '../../../src-main/rules/pirate-tricks/effects/group.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { auction, breached, byHand } from './moments.ts';
import { begin, bids, dealOf, dealt, draw, rowsInOrder, tricksTo, winTricks, type Table } from './table.ts';
import { waysToAnswer } from '../../support/pressing.ts';

const answersTo = (table: Table, prompt: Prompt) => waysToAnswer(game, table.state, prompt, undefined);
const read = (table: Table, at: string, ...signs: readonly Sign[]) =>
  game.interpret(table.state, table.prompt(at), signs, undefined);

describe('loon on a row', () => {
  /** All but one loon is in the purses, so that a row can be sweetened with one only. */
  const withLastLoon = (): Table => {
    const table = begin({ depth: 'fights', options: { bank: 'limited' } });
    table.do({ kind: 'setTable', fields: { 'loon.red': 100, 'loon.blue': 50, 'loon.yellow': 37 } });
    return draw(table);
  };

  test('a bank with a single loon left puts that one on the row nobody wants', () => {
    const table = bids(withLastLoon(), 0, 0, 0);
    expect(table.last('rowPassed')).toMatchObject({ row: 1, loon: 1, bank: 0 });
  });

  test('a single loon on the row that is up is said too', () => {
    const table = withLastLoon();
    for (let row = 0; row < 3; row++) bids(table, 0, 0, 0);
    expect(table.state.round.lot).toMatchObject({ row: 1, pass: 2 });
    expect(table.prompt('bid').hint).toMatchObject({ key: 'prompt.bid.hint.again', values: { loon: 1 } });
  });
});

describe('a tie', () => {
  test('for the winning bid and one for the choice point to the rule that breaks each', () => {
    const won = bids(auction(), 2, 2, 0);
    expect(won.prompt('win-tie').rule).toBe('tie');
    const chosen = auction();
    for (let row = 0; row < 4; row++) bids(chosen, 0, 0, 0);
    expect(chosen.prompt('win-tie').rule).toBe('nobody-bids');
  });
});

describe('cards that are told', () => {
  test('no card is dealt before the first round or after the last', () => {
    const early = begin();
    expect(game.decide(game.blank, { kind: 'dealCard', row: 1, card: 'red-20' }, new Set()).ok).toBe(false);
    expect(early.code({ kind: 'dealCard', row: 1, card: 'red-20' })).toBeUndefined();
    const late = { ...early.state, over: true };
    expect(game.decide(late, { kind: 'dealCard', row: 1, card: 'red-20' }, new Set()).ok).toBe(false);
  });

  test('of three cards shown to be set aside the last two count', () => {
    const table = dealt({ deal: dealOf(3) });
    const [first, second, third] = dealOf(3).hands[0] ?? [];
    const signs = [first, second, third].map((row): Sign => ({ kind: 'card', row: row ?? '' }));
    expect(game.interpret(table.state, table.prompt('ditch'), signs, 'red')).toMatchObject({
      command: { kind: 'ditch', seat: 'red', cards: [second, third] },
    });
  });

  test('equal numbers of a pair are told in the order of the suits', () => {
    const each = { kind: 'set', of: 'number', size: 2, loon: 2 } as const;
    expect(groupsOf(each, ['blue-12', 'red-12', 'green-11', 'blue-11'])).toEqual(
      groupsOf(each, ['red-12', 'blue-12', 'blue-11', 'green-11']),
    );
  });
});

describe('amounts told by hand', () => {
  test('belong to the card told by hand, also where the other lies there unknown', () => {
    const table = byHand();
    const [slot] = Object.entries(table.state.round.slots).find(([, id]) => id === 'recruitment-4') ?? [];
    expect(
      game.interpret(table.state, table.prompt('collect'), [{ kind: 'number', value: 3 }], 'blue'),
    ).toMatchObject({ command: { kind: 'collect', seat: 'blue', slot, loon: 3 } });
  });

  test('wait for their card where both are told by hand and none has been drawn', () => {
    const table = rowsInOrder(
      begin({ depth: 'fights' }).override(
        { kind: 'tellRow', seat: 'red', row: 1, bid: 0 },
        'score-cards-missing',
      ),
    );
    expect(
      game.interpret(table.state, table.prompt('collect'), [{ kind: 'number', value: 3 }], 'blue'),
    ).toEqual({ kind: 'incomplete', missing: ['slot'] });
  });

  test('have no best claim to be compared with', () => {
    const asked = game.ask(byHand().state, { kind: 'best-claims', cards: ['red-20', 'red-19', 'red-18'] } as {
      kind: string;
    });
    expect(asked).toMatchObject({
      value: { claims: [{ loon: 3 }, { loon: null, groups: [] }] },
    });
  });

  test('that bring nothing are told as nothing collected, a loon given back as given back', () => {
    const table = byHand();
    const [slot] = Object.entries(table.state.round.slots).find(([, id]) => id === 'recruitment-4') ?? [];
    if (slot !== 'recruitment1' && slot !== 'recruitment2') throw new Error('not drawn');
    const told = () => {
      const event = table.last('collected');
      const [first] = game.tell({ kind: 'bidAgain' }, [event], table.state, { kind: 'console' });
      return first;
    };
    table.do({ kind: 'collect', seat: 'red', slot, loon: 1 });
    expect(told()).toMatchObject({ message: { key: 'tell.collected', values: { change: 1 } } });
    table.do({ kind: 'collect', seat: 'red', slot, loon: 0 });
    expect(told()).toMatchObject({ message: { key: 'tell.collected.back', values: { change: 1 } } });
    table.do({ kind: 'collect', seat: 'red', slot, loon: 0 });
    expect(told()).toMatchObject({ message: { key: 'tell.collected', values: { change: 0 } } });
  });
});

test('who took a trick is the captain who was pointed at last, whatever was pressed before', () => {
  const table = dealt();
  expect(
    read(
      table,
      'win-trick',
      { kind: 'seat', seat: 'red' },
      { kind: 'number', value: 2 },
      { kind: 'seat', seat: 'blue' },
    ),
  ).toMatchObject({ command: { kind: 'winTrick', seat: 'blue' } });
});

describe('the buttons of a page that speaks for nobody', () => {
  test('predict for whoever is next', () => {
    const table = dealt({ cards: ['gang-of-three', 'partners-in-crime', 'extra-loot', 'capture-1'] });
    const buttons = answersTo(table, table.prompt('predict'));
    expect(buttons).toHaveLength(11);
    expect(buttons.every(({ command }) => command.kind === 'predict' && command.seat === 'red')).toBe(true);
  });

  test('settle for the first who is asked', () => {
    const table = tricksTo(dealt({ depth: 'fights' }), 5, 4, 1);
    const prompt = table.prompt('settle');
    expect(prompt.whom).toEqual(['red', 'blue', 'yellow']);
    expect(answersTo(table, prompt)[0]?.command).toMatchObject({ kind: 'collect', seat: 'red' });
  });
});

describe('put right by hand', () => {
  test('a number that is whole and far off is refused with its bounds, any other with what would fit', () => {
    const table = dealt({ depth: 'fights' });
    const refusal = (value: string | number) =>
      table.refusal({ kind: 'setRight', field: 'tricks', seat: 'red', value });
    expect(refusal(11)).toMatchObject({
      code: 'bad-value',
      values: { value: '11', only: { values: { least: 0, most: 10 } } },
    });
    expect(refusal(2.5)?.code).toBe('bad-value');
    expect(refusal('3')?.code).toBe('bad-value');
    expect(table.refusal({ kind: 'setRight', field: 'marker', value: 3 })?.code).toBe('bad-value');
    expect(table.refusal({ kind: 'setRight', field: 'marker', value: 'blue' })).toBeUndefined();
  });

  test('two who have no row yet do not clash', () => {
    const table = auction();
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0 } })).toBeUndefined();
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 2 } })).toBe('rows-clash');
  });

  test('a bank without bounds may owe, a box with so many coins may not', () => {
    const fields = { 'loon.red': 188, 'loon.blue': 1 };
    expect(begin().code({ kind: 'setTable', fields })).toBeUndefined();
    expect(begin({ options: { bank: 'limited' } }).code({ kind: 'setTable', fields })).toBe('bank-short');
  });

  test('tricks that are told without their cards hold no row', () => {
    const table = winTricks(dealt({ depth: 'fights' }), 'red', 'blue');
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } })).toBeUndefined();
  });

  test('a single recruit laid open holds the rows where they are', () => {
    const deal = dealOf(3);
    const table = dealt({ deal });
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } })).toBeUndefined();
    table.do({ kind: 'showCards', seat: 'red', cards: deal.rows[0]?.open.slice(0, 1) ?? [] });
    expect(table.code({ kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } })).toBe('rows-fixed');
  });

  test('tricks that are added go to those who were given more, in the order of the chairs', () => {
    const table = winTricks(dealt({ depth: 'fights' }), 'yellow');
    table.do({
      kind: 'setTable',
      fields: { 'tricks.red': 1, 'tricks.blue': 1, 'tricks.yellow': 2 },
    });
    expect(table.state.round.tricks.map(({ winner }) => winner)).toEqual(['yellow', 'red', 'blue', 'yellow']);
  });
});

describe('the second pass', () => {
  test('is over with its last row: whoever is left takes it for nothing', () => {
    const table = rowsInOrder(bids(auction(), 0, 0, 0));
    expect(table.last('rowTaken')).toMatchObject({ how: 'free' });
    expect(table.state.round.lot).toBeNull();
  });
});

describe('breaches that the table rules on', () => {
  test('are asked until the fine is told, also when that is none', () => {
    const table = breached();
    const flag = table.state.flags[0]?.number ?? 0;
    expect(read(table, 'rule-breach', { kind: 'number', value: 0 })).toMatchObject({
      command: { kind: 'ruleBreach', flag, fine: 0 },
    });
    expect(read(table, 'rule-breach', { kind: 'seat', seat: 'blue' })).toEqual({ kind: 'unfit' });
    table.do({ kind: 'ruleBreach', flag, fine: 0 });
    expect(table.prompts()).not.toContain('rule-breach');
  });

  test('of a round that is over are not asked in the next', () => {
    const table = breached();
    const open = { ...table.state, round: { ...table.state.round, number: 2 } };
    expect(game.prompts(table.state).some(({ kind }) => kind === 'rule-breach')).toBe(true);
    expect(game.prompts(open).some(({ kind }) => kind === 'rule-breach')).toBe(false);
  });
});
