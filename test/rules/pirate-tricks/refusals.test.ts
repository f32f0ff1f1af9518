import { expect, test } from 'vitest';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { refusals } from '../../../src-main/rules/pirate-tricks/refusals.ts';
import {
  begin,
  bids,
  dealOf,
  dealt,
  draw,
  layRows,
  play,
  rowsInOrder,
  tricksTo,
  winTricks,
  type Table,
} from './table.ts';

const auction = (): Table => draw(begin({ depth: 'fights' }));
const laid = (): Table => layRows(draw(begin()));
const predicting = (): Table => dealt({ cards: ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'] });
const seat = (of: string) => ({ seat: of });
const card = (suit: string, number: number) => ({
  key: 'card.crew',
  values: { suit: { key: `suit.${suit}` }, number },
});
const phase = (of: string) => ({ phase: { key: `phase.${of}` } });
const chooser = (): Table => {
  const table = auction();
  for (let row = 0; row < 4; row++) bids(table, 0, 0, 0);
  return table.do({ kind: 'winTie', seat: 'blue' });
};
const breached = (): Table => {
  const table = dealt({ depth: 'fights', options: { breach: 'table' } }).do({
    kind: 'setDepth',
    depth: 'cards',
  });
  play(table, ['red', 'green-17'], ['blue', 'blue-20'], ['yellow', 'green-16'], ['red', 'red-9']);
  return play(table, ['blue', 'green-18']).do({ kind: 'ruleBreach', flag: 1, fine: 2 });
};
const red9 = (): Table =>
  layRows(draw(begin()), dealOf(3, { open: [['red-9', 'red-10', 'red-11', 'red-12', 'red-13']] }));

/** What a person is told: the numbers of the sum, exactly. */
const cases: readonly {
  readonly code: keyof typeof refusals;
  readonly table: () => Table;
  readonly command: Command;
  readonly values: object | undefined;
}[] = [
  {
    code: 'no-such-depth',
    table: begin,
    command: { kind: 'setDepth', depth: 'x' },
    values: { depth: 'x', only: { key: 'only.choice', values: { among: ['score', 'fights', 'cards'] } } },
  },
  { code: 'no-such-seat', table: begin, command: { kind: 'topUp', seat: 'grey' }, values: { mark: 'grey' } },
  {
    code: 'no-such-field',
    table: begin,
    command: { kind: 'setRight', field: 'wind', seat: 'red', value: 1 },
    values: { field: 'wind.red' },
  },
  {
    code: 'bad-value',
    table: begin,
    command: { kind: 'setRight', field: 'round', value: 9 },
    values: {
      field: { key: 'field.round' },
      value: '9',
      only: { key: 'only.number', values: { least: 1, most: 3 } },
    },
  },
  {
    code: 'bad-value',
    table: begin,
    command: { kind: 'setRight', field: 'round', value: 'two' },
    values: {
      field: { key: 'field.round' },
      value: 'two',
      only: { key: 'only.number', values: { least: 1, most: 3 } },
    },
  },
  {
    code: 'bad-value',
    table: begin,
    command: { kind: 'setRight', field: 'treasure', value: 'gang-of-two' },
    values: {
      field: { key: 'field.treasure' },
      value: 'gang-of-two',
      only: { key: 'only.offered' },
    },
  },
  {
    code: 'bad-value',
    table: predicting,
    command: { kind: 'predict', seat: 'red', tricks: 11 },
    values: {
      field: { key: 'field.prediction' },
      value: 11,
      only: { key: 'only.number', values: { least: 0, most: 10 } },
    },
  },
  {
    code: 'tricks-over',
    table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 2),
    command: { kind: 'setRight', field: 'tricks', seat: 'red', value: 6 },
    values: { count: 11, most: 10 },
  },
  {
    code: 'trick-open',
    table: () => play(winTricks(dealt(), 'red'), ['red', 'blue-20']),
    command: { kind: 'setRight', field: 'leader', value: 'blue' },
    values: { trick: 2 },
  },
  {
    code: 'rows-fixed',
    table: () => play(dealt(), ['red', 'blue-20']),
    command: { kind: 'setTable', fields: { 'row.red': 2, 'row.blue': 1 } },
    values: undefined,
  },
  {
    code: 'rows-clash',
    table: dealt,
    command: { kind: 'setRight', field: 'row', seat: 'red', value: 2 },
    values: { row: 2 },
  },
  {
    code: 'rows-missing',
    table: auction,
    command: { kind: 'setRight', field: 'tricks', seat: 'red', value: 1 },
    values: { count: 3 },
  },
  {
    code: 'bank-short',
    table: () => begin({ options: { bank: 'limited' } }),
    command: { kind: 'setRight', field: 'loon', seat: 'red', value: 165 },
    values: { bank: -1 },
  },
  {
    code: 'wrong-depth',
    table: () => begin({ depth: 'score' }),
    command: { kind: 'winTrick', seat: 'red' },
    values: { depth: { key: 'depth.score' }, needs: [{ key: 'depth.fights' }, { key: 'depth.cards' }] },
  },
  {
    code: 'no-prediction',
    table: () => dealt(),
    command: { kind: 'predict', seat: 'red', tricks: 3 },
    values: { treasure: { key: 'card.bountiful-booty' } },
  },
  { code: 'not-now', table: auction, command: { kind: 'winTrick', seat: 'red' }, values: phase('bid') },
  { code: 'not-now', table: auction, command: { kind: 'winTie', seat: 'red' }, values: phase('bid') },
  { code: 'not-now', table: chooser, command: { kind: 'bidAgain' }, values: phase('choose') },
  {
    code: 'not-now',
    table: () => dealt({ depth: 'fights' }),
    command: { kind: 'nameTaker', seat: 'red', taker: 'red' },
    values: phase('tricks'),
  },
  {
    code: 'not-now',
    table: () => tricksTo(dealt({ depth: 'fights' }), 4, 3, 3),
    command: { kind: 'winTrick', seat: 'red' },
    values: phase('settle'),
  },
  {
    code: 'not-now',
    table: () => play(dealt(), ['red', 'blue-20']),
    command: { kind: 'drawScoreCard', card: 'gang-of-two' },
    values: phase('tricks'),
  },
  {
    code: 'no-such-score-card',
    table: begin,
    command: { kind: 'drawScoreCard', card: 'x' },
    values: { card: 'x' },
  },
  {
    code: 'score-card-drawn',
    table: auction,
    command: { kind: 'drawScoreCard', card: 'gang-of-three' },
    values: { card: { key: 'card.gang-of-three' } },
  },
  {
    code: 'deck-drawn',
    table: auction,
    command: { kind: 'drawScoreCard', card: 'capture-2' },
    values: { deck: { key: 'deck.capture' } },
  },
  {
    code: 'score-cards-missing',
    table: () => begin({ depth: 'fights' }),
    command: { kind: 'bid', seat: 'red', row: 1, amount: 1 },
    values: undefined,
  },
  {
    code: 'rows-face-down',
    table: () => draw(begin()),
    command: { kind: 'bid', seat: 'red', row: 1, amount: 1 },
    values: undefined,
  },
  {
    code: 'bad-scoring',
    table: begin,
    command: { kind: 'teachScoreCard', card: 'capture-3', predicts: true },
    values: {
      card: { key: 'card.blank', values: { deck: { key: 'deck.capture' }, number: '3' } },
      deck: { key: 'deck.capture' },
      part: { key: 'strange.predicts' },
    },
  },
  {
    code: 'card-in-box',
    table: () => draw(begin()),
    command: { kind: 'dealCard', row: 1, card: 'red-8' },
    values: { card: card('red', 8), players: 3 },
  },
  {
    code: 'card-elsewhere',
    table: () => draw(begin()).do({ kind: 'dealCard', row: 2, card: 'red-9' }),
    command: { kind: 'dealCard', row: 1, card: 'red-9' },
    values: { card: card('red', 9), where: { key: 'place.row', values: { row: 2 } } },
  },
  {
    code: 'card-elsewhere',
    table: () => rowsInOrder(red9()),
    command: { kind: 'showCards', seat: 'blue', cards: ['red-9'] },
    values: { card: card('red', 9), where: { key: 'place.hand', values: { seat: seat('red') } } },
  },
  {
    code: 'card-played',
    table: () => play(winTricks(dealt(), 'red'), ['red', 'blue-20']),
    command: { kind: 'playCard', seat: 'blue', card: 'blue-20' },
    values: { card: card('blue', 20), seat: seat('red'), trick: 2 },
  },
  {
    code: 'card-named-twice',
    table: dealt,
    command: { kind: 'showCards', seat: 'red', cards: ['blue-20', 'blue-20'] },
    values: { card: card('blue', 20) },
  },
  {
    code: 'too-many-cards',
    table: laid,
    command: {
      kind: 'noteHand',
      seat: 'red',
      cards: ['red-9', 'red-10', 'red-11', 'red-12', 'red-13', 'red-14'],
    },
    values: { seat: seat('red'), count: 6, most: 5 },
  },
  {
    code: 'too-many-cards',
    table: dealt,
    command: { kind: 'ditch', seat: 'red', cards: ['red-9', 'red-10', 'red-11'] },
    values: { seat: seat('red'), count: 3, most: 2 },
  },
  {
    code: 'row-full',
    table: laid,
    command: { kind: 'dealCard', row: 2, card: 'blue-20' },
    values: { row: 2 },
  },
  {
    code: 'no-such-row',
    table: () => draw(begin()),
    command: { kind: 'dealCard', row: 4, card: 'blue-20' },
    values: { row: 4, rows: 3 },
  },
  {
    code: 'row-taken',
    table: () => bids(auction(), 1, 0, 0),
    command: { kind: 'tellRow', seat: 'blue', row: 1, bid: 0 },
    values: { row: 1, seat: seat('red') },
  },
  {
    code: 'row-taken',
    table: () => bids(laid(), 1, 0, 0),
    command: { kind: 'dealCard', row: 1, card: 'blue-20' },
    values: { row: 1, seat: seat('red') },
  },
  {
    code: 'wrong-row',
    table: auction,
    command: { kind: 'bid', seat: 'red', row: 3, amount: 1 },
    values: { row: 3, open: 1 },
  },
  {
    code: 'has-row',
    table: () => bids(auction(), 1, 0, 0),
    command: { kind: 'bid', seat: 'red', row: 2, amount: 1 },
    values: { seat: seat('red'), row: 1 },
  },
  {
    code: 'over-purse',
    table: auction,
    command: { kind: 'bid', seat: 'red', row: 1, amount: 13 },
    values: { seat: seat('red'), amount: 13 },
  },
  {
    code: 'over-purse',
    table: () => rowsInOrder(begin({ depth: 'score' })),
    command: { kind: 'tellGain', seat: 'red', loon: -13 },
    values: { seat: seat('red'), amount: 13 },
  },
  {
    code: 'not-tied',
    table: () => bids(auction(), 1, 1, 0),
    command: { kind: 'winTie', seat: 'yellow' },
    values: { seat: seat('yellow') },
  },
  {
    code: 'not-the-chooser',
    table: chooser,
    command: { kind: 'nameTaker', seat: 'red', taker: 'red' },
    values: { seat: seat('red'), chooser: seat('blue') },
  },
  {
    code: 'not-broke',
    table: begin,
    command: { kind: 'topUp', seat: 'red' },
    values: { seat: seat('red'), loon: 5 },
  },
  {
    code: 'too-late',
    table: () => play(dealt(), ['red', 'blue-20']),
    command: { kind: 'showCards', seat: 'blue', cards: ['green-20'] },
    values: undefined,
  },
  {
    code: 'predict-first',
    table: predicting,
    command: { kind: 'winTrick', seat: 'red' },
    values: { seat: seat('red') },
  },
  {
    code: 'predicted-already',
    table: () => predicting().do({ kind: 'predict', seat: 'red', tricks: 4 }),
    command: { kind: 'predict', seat: 'red', tricks: 5 },
    values: { seat: seat('red'), tricks: 4 },
  },
  {
    code: 'not-your-turn',
    table: predicting,
    command: { kind: 'predict', seat: 'blue', tricks: 4 },
    values: { seat: seat('blue'), next: seat('red') },
  },
  {
    code: 'not-your-turn',
    table: dealt,
    command: { kind: 'playCard', seat: 'blue', card: 'blue-20' },
    values: { seat: seat('blue'), next: seat('red') },
  },
  {
    code: 'shown-already',
    table: () => dealt().do({ kind: 'showCards', seat: 'red', cards: ['blue-20'] }),
    command: { kind: 'ditch', seat: 'red', cards: ['blue-20'] },
    values: { card: card('blue', 20), seat: seat('red') },
  },
  {
    code: 'card-set-aside',
    table: () => dealt().do({ kind: 'ditch', seat: 'red', cards: ['blue-20', 'blue-19'] }),
    command: { kind: 'showCards', seat: 'red', cards: ['blue-18', 'blue-19'] },
    values: { cards: [card('blue', 19)], seat: seat('red') },
  },
  {
    code: 'note-contradicts',
    table: () => rowsInOrder(red9()),
    command: { kind: 'noteHand', seat: 'blue', cards: ['red-9'] },
    values: { card: card('red', 9) },
  },
  {
    code: 'by-cards',
    table: dealt,
    command: { kind: 'collect', seat: 'red', slot: 'recruitment2', loon: 2 },
    values: { card: { key: 'card.partners-in-crime' } },
  },
  {
    code: 'laid-already',
    table: () => play(winTricks(dealt(), 'red'), ['red', 'blue-20']),
    command: { kind: 'playCard', seat: 'red', card: 'blue-19' },
    values: { seat: seat('red'), trick: 2 },
  },
  {
    code: 'rows-untold',
    table: () => begin({ depth: 'score' }).do({ kind: 'tellRow', seat: 'red', row: 1, bid: 0 }),
    command: { kind: 'tellGain', seat: 'red', loon: 0 },
    values: { row: 2 },
  },
  {
    code: 'seat-missing',
    table: () => rowsInOrder(begin({ depth: 'score' })),
    command: { kind: 'tellRound', gains: [{ seat: 'red', loon: 0 }] },
    values: { seat: seat('blue') },
  },
  {
    code: 'no-such-flag',
    table: breached,
    command: { kind: 'ruleBreach', flag: 7, fine: 0 },
    values: { flag: 7 },
  },
  {
    code: 'ruled-already',
    table: breached,
    command: { kind: 'ruleBreach', flag: 1, fine: 0 },
    values: { flag: 1, fine: 2 },
  },
];

test.each(cases)('$command is refused with $code and its numbers', ({ code, table, command, values }) => {
  const { secret: _whose, ...refusal } = table().refusal(command) ?? {};
  expect(refusal).toEqual({
    code,
    rule: refusals[code].rule,
    waivable: refusals[code].waivable,
    ...(values ? { values } : {}),
  });
});

test('a rule may be overruled, nonsense may not', () => {
  const waivable = Object.entries(refusals)
    .filter(([, kind]) => kind.waivable)
    .map(([code]) => code);
  expect(waivable).toEqual([
    'score-card-used',
    'score-cards-missing',
    'card-elsewhere',
    'too-many-cards',
    'more-than-ten',
    'rows-face-down',
    'not-the-chooser',
    'too-late',
    'predict-first',
    'predicted-already',
    'not-your-turn',
    'card-set-aside',
    'by-cards',
    'must-follow',
    'rows-untold',
  ]);
});
