import { expect, test } from 'vitest';
import { trickPart } from '../../../src-main/rules/pirate-tricks/view/trick.ts';
import { dealt, winTricks, type Table } from './table.ts';

const ready = (depth: 'fights' | 'cards' = 'fights'): Table =>
  dealt({ depth, cards: ['gang-of-three', 'gang-of-two', 'extra-loot', 'capture-1'] });

test('only with a treasure card that asks for it', () => {
  const table = dealt({ depth: 'fights' });
  expect(table.prompts()).not.toContain('predict');
  expect(table.code({ kind: 'predict', seat: 'red', tricks: 3 })).toBe('no-prediction');
});

test('a treasure that pays by predictions asks for them', () => {
  const scoring = { kind: 'prediction', hit: 3, each: 0, miss: 0, off: 0 } as const;
  const table = dealt({ depth: 'fights', edition: { scoreCards: [{ id: 'bountiful-booty', scoring }] } });
  expect(table.prompts()).toContain('predict');
});

test('from the marker’s owner to the left', () => {
  const table = ready().do({ kind: 'setRight', field: 'marker', value: 'blue' });
  for (const seat of ['blue', 'yellow', 'red'] as const) {
    expect(table.prompt('predict').whom).toEqual([seat]);
    table.do({ kind: 'predict', seat, tricks: 2 });
  }
  expect(table.prompts()[0]).toBe('win-trick');
});

test('out of turn only if the table overrules it', () => {
  const table = ready();
  table.override({ kind: 'predict', seat: 'yellow', tricks: 2 }, 'not-your-turn');
  expect(table.prompt('predict').whom).toEqual(['red']);
});

test.each([0, 10])('%i tricks may be predicted', (tricks) => {
  expect(ready().code({ kind: 'predict', seat: 'red', tricks })).toBeUndefined();
});

test('no more than there are', () => {
  expect(ready().code({ kind: 'predict', seat: 'red', tricks: 11 })).toBe('bad-value');
});

test('a prediction stands, unless the table overrules it', () => {
  const table = ready().do({ kind: 'predict', seat: 'red', tricks: 2 });
  table.override({ kind: 'predict', seat: 'red', tricks: 3 }, 'predicted-already');
  expect(table.state.round.predictions.red).toBe(3);
});

test('no trick is taken before all have predicted, unless the table overrules it and goes on without', () => {
  const table = ready();
  table.override({ kind: 'winTrick', seat: 'red' }, 'predict-first');
  expect(table.prompts()[0]).toBe('win-trick');
  expect(table.code({ kind: 'predict', seat: 'red', tricks: 2 })).toBe('not-now');
});

test('a card that pays by predictions nobody made is told by hand', () => {
  const scoring = { kind: 'prediction', hit: 3, each: 0, miss: 0, off: 0 } as const;
  const table = dealt({
    depth: 'fights',
    edition: {
      scoreCards: [
        { id: 'bountiful-booty', scoring },
        { id: 'capture-1', scoring: { kind: 'trick', loon: 1 } },
      ],
    },
  });
  table.override({ kind: 'winTrick', seat: 'red' }, 'predict-first');
  winTricks(table, 'red', 'red', 'red', 'blue', 'blue', 'blue', 'yellow', 'yellow', 'yellow');
  expect(table.prompt('settle').whom).toEqual(['red', 'blue', 'yellow']);
});

test('not before all rows are taken', () => {
  const table = ready();
  table.do({ kind: 'setTable', fields: { 'row.red': 0, 'row.blue': 0 } });
  expect(table.code({ kind: 'predict', seat: 'yellow', tricks: 1 })).toBe('not-now');
});

test('a trick says whose prediction it has met, and whose it has broken', () => {
  const table = ready('cards').do({ kind: 'predict', seat: 'red', tricks: 1 });
  table.do({ kind: 'predict', seat: 'blue', tricks: 10 }).do({ kind: 'predict', seat: 'yellow', tricks: 0 });
  const decided = () =>
    trickPart(table.state).taken?.decided.map(({ seat, won, bid, is }) => `${seat} ${won} of ${bid} ${is}`);
  const order = [...table.seats];
  const cards = ['red-20', 'red-19', 'red-18'] as const;
  order.forEach((seat, at) => table.do({ kind: 'playCard', seat, card: cards[at] ?? 'red-17' }));
  expect(decided()).toEqual(['red 1 of 1 met', 'blue 0 of 10 under']);
});
