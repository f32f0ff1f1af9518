import { describe, expect, test } from 'vitest';
import { canBePlayed, keptAfter, settled } from '../../src-main/chest/own-rows.ts';

const faces = (face: string) => [face, '1', '2', 'bolt', 'circle', 'X'];
const after = (was: object, chest: object, says: object) =>
  keptAfter({ ...was }, { rows: { ...chest } }, { title: 'Friday', rows: { ...says } });

describe('what an evening has typed in', () => {
  test('goes into the chest', () => {
    expect(after({}, {}, { 'face/green': faces('3') })).toEqual({ rows: { 'face/green': faces('3') } });
    expect(after({ board: 1 }, { board: 1 }, { board: 2 })).toEqual({ rows: { board: 2 } });
  });

  test('leaves alone what the evening has not touched, however the chest has changed since', () => {
    expect(after({ board: 1 }, { board: 2, track: 3 }, { board: 1 })).toEqual({
      rows: { board: 2, track: 3 },
    });
  });

  test('differs where the chest was changed meanwhile, and the chest keeps its own', () => {
    const kept = after({ board: 1 }, { board: 2 }, { board: 3 });
    expect(kept).toEqual({ rows: { board: 2 }, differing: { evening: 'Friday', rows: { board: 3 } } });
    expect(settled(kept, 'chest')).toEqual({ rows: { board: 2 } });
    expect(settled(kept, 'evening')).toEqual({ rows: { board: 3 } });
  });

  test('takes nothing out of the chest by itself where an evening is played without it', () => {
    const kept = after({ board: 1, track: 2 }, { board: 1, track: 2 }, { track: 2 });
    expect(kept).toEqual({
      rows: { board: 1, track: 2 },
      differing: { evening: 'Friday', rows: { board: null } },
    });
    expect(settled(kept, 'evening')).toEqual({ rows: { track: 2 } });
  });

  test('is the same however the members of a row are put together', () => {
    expect(after({}, { board: { a: 1, b: 2 } }, { board: { b: 2, a: 1 } })).toEqual({
      rows: { board: { a: 1, b: 2 } },
    });
  });
});

test('rows that a game cannot be begun with are not played', () => {
  expect(canBePlayed('pirate-quest', { 'face/green': faces('3') })).toBe(true);
  expect(canBePlayed('pirate-quest', { 'face/green': faces('moon') })).toBe(false);
  expect(canBePlayed('pirates-flag', { board: { spaces: 'many' } })).toBe(false);
  expect(canBePlayed('chess', {})).toBe(false);
});
