import { describe, expect, test } from 'vitest';
import { deliveredEdition } from '../../../src-main/rules/pirate-quest/edition.ts';
import { ownData } from '../../../src-main/rules/pirate-quest/own-data.ts';
import { card, deckWith, sit, type Table } from './table.ts';

const green = ['1', '1', '1', 'X', 'X', 'X'] as const;
const typed = (table: Table) => ownData.typed(table.state);

describe('what a table typed in is kept for its next evening', () => {
  test('nothing, where it plays with what was delivered, with invented features too', () => {
    expect(typed(sit())).toEqual({});
    expect(typed(sit({ deck: 'sample' }))).toEqual({});
    expect(ownData.edition({})).toEqual({});
  });

  test('a feature that was filled in, not one that the rulebook tells', () => {
    const table = sit({ edition: { deck: deckWith(card('axes-9', 'blessed', 2, 'universal', 5)) } });
    expect(typed(table)).toEqual({
      'card/axes-9': { feature: 'blessed', cost: 2, becomes: { suit: 'universal', value: 5 } },
    });
  });

  test('one that was invented and is filled in anew is the table’s own', () => {
    const table = sit({ deck: 'sample', depth: 'cards' });
    table.do({ kind: 'fillCard', card: 'axes-1', feature: 'fog', cost: 2, suit: 'universal', value: 5 });
    expect(Object.keys(typed(table))).toEqual(['card/axes-1']);
  });

  test('a die whose faces were looked at; the others stay invented', () => {
    const rows = typed(sit().do({ kind: 'setFaces', die: 'green', faces: green }));
    expect(rows).toEqual({ 'face/green': green });
    expect(ownData.edition(rows)).toEqual({
      faces: { ...deliveredEdition.faces, green },
      sampleFaces: true,
      seenDice: ['green'],
    });
    expect(typed(sit({ edition: ownData.edition(rows) }))).toEqual(rows);
  });

  test('a feature that an edition brings is none of those that were invented', () => {
    const feature = { feature: 'fog', cost: 2, becomes: { suit: 'universal', value: 5 } } as const;
    expect(typed(sit({ deck: 'sample', edition: { features: { 'axes-1': feature } } }))).toEqual({
      'card/axes-1': feature,
    });
  });

  test('of dice each stands once among those that were looked at, the last one last', () => {
    const look = (die: 'green' | 'blue') => ({ kind: 'setFaces', die, faces: green }) as const;
    const table = sit().do(look('green'), look('blue'), look('green'));
    expect(table.state.edition.seenDice).toEqual(['blue', 'green']);
  });

  test('a track of its own', () => {
    const track = { length: 12, lines: [4, 8] };
    const rows = typed(sit({ edition: { track } }));
    expect(rows).toEqual({ track });
    expect(ownData.edition(rows)).toEqual({ track });
  });

  test('only what there is of it stands in an edition, and of dice only those that there are', () => {
    const feature = { feature: 'fog', cost: 1, becomes: { suit: 'universal', value: 5 } };
    expect(ownData.edition({ 'card/axes-1': feature })).toEqual({ features: { 'axes-1': feature } });
    expect(ownData.edition({ 'face/pink': green })).toEqual({});
  });

  test('each row is called by what it is', () => {
    const key = (row: string) => ownData.name(row, {}).key;
    expect([key('track'), key('face/green')]).toEqual(['own.track', 'own.faces']);
    expect(ownData.name('face/green', green).values).toEqual({ die: { key: 'colour.green' } });
    expect(key('card/axes-9')).not.toMatch(/^own/);
  });
});
