import { describe, expect, test } from 'vitest';
import { settledByChoice, type Kept } from '../../../src-main/rules/kernel/before.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { lookAtMap } from '../../../src-main/rules/pirate-quest/map/look.ts';
import { straight } from './table.ts';

const choice = pirateQuest.before?.find(({ name }) => name === 'map');
if (!choice) throw new Error('no map is chosen');
const laid = straight('orange', 'green', 'pink');
const layout = laid.kind === 'laid' ? laid.layout : undefined;
const kept: readonly Kept[] = [{ name: 'The attic', value: layout }];
const [first] = scenarios;

describe('the map that is chosen', () => {
  test('is none, one by chance, one of the table’s own by its name, or one of the booklet', () => {
    expect(choice.offers(kept).map(({ value }) => value)).toEqual([
      'none',
      'random',
      'own:The attic',
      ...scenarios.map(({ id }) => id),
    ]);
  });

  test('by chance says how many cards, and from which seed', () => {
    const map = { kind: 'random', cards: 6, seed: 12345 };
    expect(settledByChoice(choice, 'random:6:12345', [])).toEqual({ map });
    for (const half of ['random', 'random:6', 'random::5', 'random:6:x', 'random:600:1'])
      expect(settledByChoice(choice, half, [])).toBeUndefined();
  });

  test('of the table’s own is laid as it was kept, under its name', () => {
    const map = { kind: 'laid', layout: { ...layout, id: 'The attic' } };
    expect(settledByChoice(choice, 'own:The attic', kept)).toEqual({ map });
    expect(settledByChoice(choice, 'own:The cellar', kept)).toBeUndefined();
    expect(settledByChoice(choice, 'The attic', kept)).toBeUndefined();
  });

  test('of the booklet is known by its id, and no map at all settles nothing', () => {
    expect(settledByChoice(choice, first?.id, [])).toEqual({
      map: { kind: 'scenario', scenario: first?.id },
    });
    expect(settledByChoice(choice, 'none', [])).toEqual({});
  });
});

describe('a map that is looked at', () => {
  test('has a picture where it can be laid', () => {
    const { layout: shown, picture, problem } = lookAtMap(laid);
    expect([shown, problem]).toEqual([layout, null]);
    expect(picture?.squares).toContainEqual(expect.objectContaining({ id: 'c3-1' }));
  });

  test('says what is wrong with it, and how it was laid, where it cannot', () => {
    const broken = { id: 'broken', cards: layout?.cards.slice(0, 1) ?? [], accelerations: [] };
    expect(lookAtMap({ kind: 'laid', layout: broken })).toEqual({
      layout: broken,
      picture: null,
      problem: { key: 'map.card-count' },
      diagonalOnly: [],
      traps: [],
    });
    expect(lookAtMap({ kind: 'scenario', scenario: 'nowhere' })).toMatchObject({
      layout: null,
      picture: null,
      problem: { key: 'refusal.no-such-scenario' },
    });
  });
});
