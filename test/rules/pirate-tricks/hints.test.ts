import { describe, expect, test } from 'vitest';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { begin, bids, collect, dealt, draw, play, tricksTo, type Table } from './table.ts';

const hint = (table: Table, kind: string): Message => table.prompt(kind).hint as Message;
const leading = (table: Table) =>
  (table.view()['captains'] as readonly { seat: string; leads: boolean }[])
    .filter(({ leads }) => leads)
    .map(({ seat }) => seat);
const predicting = ['gang-of-two', 'gang-of-three', 'extra-loot', 'capture-1'];

describe('what nobody is asked is said with the next question', () => {
  test('a row that comes up for the second time says so, and what happens if nobody wants it again', () => {
    const table = draw(begin({ depth: 'fights' }));
    expect(hint(table, 'bid').key).toBe('prompt.bid.hint');
    bids(bids(bids(table, 0, 0, 0), 0, 0, 0), 0, 0, 0);
    expect(hint(table, 'bid')).toEqual({ key: 'prompt.bid.hint.again', values: { loon: 2 } });
  });

  test('recruits are laid open before the first card, which ends the time for them', () => {
    const table = dealt();
    expect(hint(table, 'play-card').key).toBe('prompt.play-card.lead.hint.claims');
    play(table, ['red', 'blue-20']);
    expect(hint(table, 'play-card').key).toBe('prompt.play-card.hint');
    table.do({ kind: 'winTrick', seat: 'red' });
    expect(hint(table, 'play-card').key).toBe('prompt.play-card.lead.hint');
  });

  test('where cards are not told, before the first trick', () => {
    const table = dealt({ depth: 'fights' });
    expect(hint(table, 'win-trick').key).toBe('prompt.win-trick.hint.claims');
    table.do({ kind: 'winTrick', seat: 'red' });
    expect(hint(table, 'win-trick').key).toBe('prompt.win-trick.hint');
  });

  test('where tricks are predicted, recruits come after the last prediction', () => {
    const table = dealt({ cards: predicting });
    expect(hint(table, 'predict').key).toBe('prompt.predict.hint');
    table.do({ kind: 'predict', seat: 'red', tricks: 0 });
    expect(hint(table, 'predict').key).toBe('prompt.predict.hint');
    for (const seat of ['blue', 'yellow'] as const) table.do({ kind: 'predict', seat, tricks: 0 });
    expect(hint(table, 'play-card').key).toBe('prompt.play-card.lead.hint.claims');
  });

  test('recruits come before predictions where the table plays it so', () => {
    const table = dealt({ cards: predicting, options: { predictions: 'after-claims' } });
    expect(hint(table, 'predict').key).toBe('prompt.predict.hint.claims');
    table.do({ kind: 'predict', seat: 'red', tricks: 0 });
    expect(hint(table, 'predict').key).toBe('prompt.predict.hint');
    for (const seat of ['blue', 'yellow'] as const) table.do({ kind: 'predict', seat, tricks: 0 });
    expect(hint(table, 'play-card').key).toBe('prompt.play-card.lead.hint');
  });

  test('short purses are filled up before the first bid of a later round', () => {
    const table = begin({ depth: 'fights' });
    expect(hint(table, 'draw-score-card').key).toBe('prompt.draw-score-card.hint');
    const later = collect(tricksTo(dealt({ depth: 'fights' }), 4, 3, 3), 'capture', 0, 0, 0);
    expect(hint(later, 'draw-score-card')).toMatchObject({
      key: 'prompt.draw-score-card.hint.top-up',
      values: { recruitment: 2, treasure: 1, capture: 1, loon: 5 },
    });
  });
});

describe('who leads', () => {
  test('is nobody as long as rows are bid for, whoever has the marker', () => {
    const table = draw(begin({ depth: 'fights' }));
    expect(leading(table)).toEqual([]);
    bids(table, 0, 3, 0);
    expect([table.state.round.marker, leading(table)]).toEqual(['blue', []]);
    bids(table, 2, 0);
    expect(leading(table)).toEqual(['blue']);
  });
});

describe('what the last round brought', () => {
  test('says of which round it is', () => {
    const table = dealt({ depth: 'fights' });
    expect(table.view()['spoils']).toEqual({ round: null, waiting: [], settled: [] });
    collect(tricksTo(table, 4, 3, 3), 'capture', 0, 0, 0);
    expect(table.state.round.number).toBe(2);
    expect(table.view()['spoils']).toMatchObject({ round: 1, waiting: [] });
  });
});
