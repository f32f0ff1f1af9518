import { describe, expect, test } from 'vitest';
import { deliveredCaptains } from '../../../src-main/rules/pirates-flag/data/captains.ts';
import { deliveredCards } from '../../../src-main/rules/pirates-flag/data/cards.ts';
import { ownData } from '../../../src-main/rules/pirates-flag/own-data.ts';
import { bare, table } from './table.ts';

describe('what a table typed in is kept for its next evening', () => {
  test('nothing, where it plays with what was delivered', () => {
    expect(ownData.typed(table().state)).toEqual({});
    expect(ownData.edition({})).toEqual({});
  });

  test('its board, its cards and captains, new ones too, and which cards this box has lost', () => {
    const board = bare();
    const effects = [{ kind: 'draw', whose: 'own', count: 2 }] as const;
    const another = { id: 'of-ours', name: 'Of ours', marks: [], effects };
    const laid = table({ edition: { board, cards: [another], missing: ['flank', 'card-48'] } });
    laid.teach('card-14', 'Gale', effects);
    laid.do({ kind: 'teachCaptain', captain: 'captain-2', name: 'Ada', effects });
    const typed = ownData.typed(laid.state);
    expect(Object.keys(typed).sort()).toEqual([
      'board',
      'captain/captain-2',
      'card/card-14',
      'card/of-ours',
      'missing/card-48',
      'missing/flank',
    ]);
    expect(typed).toMatchObject({ board, 'card/card-14': { id: 'card-14', name: 'Gale' } });
    expect([typed['missing/flank'], typed['missing/card-48']]).toEqual([true, true]);
    const kept = ownData.edition(typed);
    expect(kept).toMatchObject({ board, captains: [{ id: 'captain-2', name: 'Ada' }] });
    expect(ownData.typed(table({ edition: kept }).state)).toEqual(typed);
  });

  test('only what there is of it stands in an edition', () => {
    expect(ownData.edition({ 'missing/flank': true })).toEqual({ missing: ['flank'] });
  });

  test('each row is called by what it is', () => {
    const name = (row: string, value: unknown = true) => ownData.name(row, value).key;
    expect(name('board', bare())).toBe('own.board');
    expect(ownData.name('missing/flank', true)).toMatchObject({
      key: 'own.missing',
      values: { card: { key: 'card.flank' } },
    });
    expect(
      name(
        'card/flank',
        deliveredCards.find(({ id }) => id === 'flank'),
      ),
    ).toBe('card.flank');
    expect(name('captain/captain-shan', deliveredCaptains[0])).toBe('captain.captain-shan');
  });
});
