import { expect, test } from 'vitest';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { captainOf } from '../../../src-renderer/games/captains.ts';
import type { Seen, ViewParts } from '../../../src-renderer/games/drawing.ts';
import { ledgerOf } from '../../../src-renderer/games/pirate-tricks/ledger.ts';
import { dealt, type Table } from '../../rules/pirate-tricks/table.ts';

/** Whose rows the lamp leads to, as places in the ledger: red, blue, yellow. */
function awaited({ state }: Table): readonly number[] {
  const prompts = pirateTricks.prompts(state).map((prompt) => ({
    ...prompt,
    waiting: prompt.whom === 'anyone' ? [] : prompt.whom,
  }));
  const views = Object.entries(pirateTricks.view(state, { kind: 'table' }));
  const parts = Object.fromEntries([
    ...views.map(([name, part]) => [`game.${name}`, part]),
    ['prompts', prompts],
  ]) as unknown as ViewParts;
  const seen: Seen = { parts, say: ({ key }) => key, captain: captainOf([]) };
  return ledgerOf(seen).rows.flatMap((row, at) => (row.awaited ? [at] : []));
}

test('while cards are laid aside the lamp leads to those who still have to, and then to whoever leads', () => {
  const table = dealt();
  table.do({ kind: 'layAside', seat: 'red' });
  expect(awaited(table)).toEqual([1, 2]);
  table.do({ kind: 'layAside', seat: 'yellow' });
  expect(awaited(table)).toEqual([1]);
  table.do({ kind: 'layAside', seat: 'blue' });
  expect(awaited(table)).toEqual([0]);
});
