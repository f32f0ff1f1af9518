import { describe, expect, test } from 'vitest';
import type { PromptPart } from '../../../src-main/contract/view.ts';
import { heardOf } from '../../../src-renderer/displays/table/heard.ts';
import type { Seen, TableDrawing } from '../../../src-renderer/games/drawing.ts';

const drawing: TableDrawing = {
  plate: () => ({ title: '', lines: [] }),
  ledger: () => ({ head: '', columns: [], rows: [] }),
};

/** After so many entries, with these seats awaited. */
function seen(total: number, awaited: readonly string[] = ['red'], kind = 'fact', session = 'one'): Seen {
  const parts = {
    session: { id: session },
    prompts: [{ need: 'must', waiting: awaited } as unknown as PromptPart],
    log: { total, rows: [{ kind }] },
  } as unknown as Seen['parts'];
  return { parts, say: ({ key }) => key, captain: () => ({ mark: 'ball', name: '' }) };
}

describe('what an entry sounds like', () => {
  test('is a bell where somebody else is awaited now, and a pencil where nobody is', () => {
    expect(heardOf(seen(1), seen(2, ['blue']), drawing)).toEqual({ name: 'turn' });
    expect(heardOf(seen(1), seen(2), drawing)).toEqual({ name: 'reading' });
  });

  test('is what the game says where it says anything', () => {
    const rope: TableDrawing = { ...drawing, sound: () => ({ name: 'won' }) };
    expect(heardOf(seen(1), seen(2, ['blue']), rope)).toEqual({ name: 'won' });
  });

  test('is nothing for a page that has just come, for another session, or where no fact was entered', () => {
    expect(heardOf(undefined, seen(9), drawing)).toBeUndefined();
    expect(heardOf(seen(1), seen(9, ['blue'], 'fact', 'two'), drawing)).toBeUndefined();
    expect(heardOf(seen(4), seen(4), drawing)).toBeUndefined();
    expect(heardOf(seen(4), seen(5, ['blue'], 'undo'), drawing)).toBeUndefined();
  });
});
