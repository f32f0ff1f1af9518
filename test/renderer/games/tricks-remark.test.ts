import { expect, test } from 'vitest';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import type { CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { remark } from '../../../src-renderer/games/pirate-tricks/remark.ts';
import { dealOf, dealt, play, type Table } from '../../rules/pirate-tricks/table.ts';

/** What the television remarks, by the key of its sentence and the trick that it is about. */
function remarked(table: Table): string | undefined {
  const parts = Object.fromEntries(
    Object.entries(pirateTricks.view(table.state, { kind: 'table' })).map(([name, part]) => [
      `game.${name}`,
      part,
    ]),
  ) as unknown as ViewParts;
  const seen: Seen = {
    parts,
    say: ({ key, values }) => `${key} ${String(values?.['trick'])}`,
    captain: captainOf([]),
  };
  return remark(seen);
}

/** Blue has two greens and a blue in its row that everybody has seen; red leads what it likes. */
const known = (): Table =>
  dealt({
    deal: dealOf(3, {
      hands: [['green-9', 'green-10', 'blue-9', 'blue-10', 'red-20'], ['red-9', 'red-10', 'red-11'], []],
      open: [[], ['green-17', 'green-18', 'red-12', 'red-13', 'red-14'], []],
    }),
  });

const trick = (table: Table, red: CardId, blue: CardId, yellow: CardId): Table =>
  play(table, ['red', red], ['blue', blue], ['yellow', yellow]);

test('two known greens that may both lie aside are remarked on the television too, where all have seen them', () => {
  const table = known();
  expect(remarked(table)).toBe(undefined);
  play(table, ['red', 'green-20'], ['blue', 'red-9']);
  expect(remarked(table)).toBe('flag.revoke.possible 1');
});

test('what is proven takes the place of what was only possible', () => {
  const table = known();
  play(table, ['red', 'green-20'], ['blue', 'red-9'], ['yellow', 'blue-20'], ['blue', 'green-17']);
  expect(remarked(table)).toBe('flag.revoke.later 1');
});

test('a later suspicion goes before what was proven earlier, as long as its trick lies there', () => {
  const table = dealt({
    deal: dealOf(3, {
      hands: [['green-20', 'green-19', 'blue-20', 'blue-19', 'red-20'], ['red-9', 'red-10', 'red-11'], []],
      open: [[], ['green-17', 'green-18', 'blue-17', 'blue-18', 'red-12'], []],
    }),
  });
  trick(table, 'green-20', 'red-9', 'green-16');
  play(table, ['blue', 'green-17'], ['yellow', 'green-15'], ['red', 'green-19']);
  expect(remarked(table)).toBe('flag.revoke.later 1');
  play(table, ['red', 'blue-20'], ['blue', 'red-10']);
  expect(remarked(table)).toBe('flag.revoke.possible 3');
});
