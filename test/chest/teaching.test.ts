import { describe, expect, test } from 'vitest';
import { contentsOf } from '../../src-main/chest/contents.ts';
import type { Found } from '../../src-main/chest/find.ts';
import { emptyTable, missing, see, thingsWith } from '../../src-main/chest/packing.ts';
import { learnt, pick, show, startTeaching, unlearnt } from '../../src-main/chest/teaching.ts';
import { harbourPieces, keysOf } from './harbour.ts';

const contents = contentsOf('harbour', harbourPieces);
const unknown: Found = { kind: 'unknown' };
const other: Found = {
  kind: 'elsewhere',
  chest: { id: 'b', name: 'Theirs', game: 'harbour' },
  piece: 'card/brig/1',
};

const found = (key: string, by: 'taught' | 'printed' | 'name' = 'taught'): Found => {
  const piece = contents.piece(key);
  return piece ? { kind: 'piece', piece, by } : unknown;
};

describe('teaching', () => {
  test('goes through a deck by scanning in order', () => {
    const tagged = new Map<string, string>();
    const isTagged = (key: string) => tagged.has(key);
    let teaching = startTeaching(contents, ['card'], isTagged);
    for (const tag of ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']) {
      const shown = show(teaching, tag, unknown);
      if (shown.kind !== 'teach') throw new Error(shown.kind);
      tagged.set(shown.piece, shown.tag);
      teaching = learnt(teaching, shown, isTagged);
    }
    expect([...tagged.keys()]).toEqual(keysOf('card'));
    expect([...tagged.values()]).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(show(teaching, 'A7', unknown)).toEqual({ kind: 'nothing-offered' });
  });

  test('goes on another evening where pieces have no tag yet', () => {
    const tagged = new Set(['card/sloop/1', 'card/brig/1']);
    expect(startTeaching(contents, ['card'], (key) => tagged.has(key)).offered).toBe('card/sloop/2');
  });

  test('goes on from a piece that was picked', () => {
    const teaching = pick(
      startTeaching(contents, undefined, () => false),
      'card/galleon/1',
    );
    expect(show(teaching, 'A1', unknown)).toMatchObject({ kind: 'teach', piece: 'card/galleon/1' });
    expect(learnt(teaching, { tag: 'A1', piece: 'card/galleon/1' }, () => false).offered).toBe(
      'card/galleon/2',
    );
  });

  test('a tag that goes on lying there is not taught to the next piece', () => {
    const teaching = learnt(
      startTeaching(contents, ['card'], () => false),
      { tag: 'A1', piece: 'card/sloop/1' },
      () => false,
    );
    expect(show(teaching, 'A1', found('card/sloop/1'))).toEqual({ kind: 'again' });
  });

  test('names what is taught already, what is printed, and what lies in another box', () => {
    const teaching = startTeaching(contents, ['card'], () => false);
    expect(show(teaching, 'A1', found('card/brig/2'))).toMatchObject({
      kind: 'duplicate',
      piece: { key: 'card/brig/2' },
    });
    expect(show(teaching, 'QMC', found('card/brig/2', 'printed')).kind).toBe('printed');
    expect(show(teaching, 'A1', other)).toEqual({ kind: 'stranger', found: other });
  });

  test('takes back the last lesson and offers its piece again', () => {
    const start = startTeaching(contents, ['card'], () => false);
    const after = learnt(start, { tag: 'A1', piece: 'card/sloop/1' }, () => false);
    expect(unlearnt(after)).toMatchObject({ offered: 'card/sloop/1', last: undefined });
  });

  test('lets a die with names of its own be taught though a name of the game would fit', () => {
    const teaching = pick(
      startTeaching(contents, ['face'], () => false),
      'face/green/1',
    );
    expect(show(teaching, 'face:oak:1', found('face/oak/1', 'name')).kind).toBe('teach');
  });
});

describe('packing up', () => {
  const marked = new Set([...keysOf('card'), ...keysOf('face').filter((key) => key.startsWith('face/oak'))]);
  const expected = thingsWith(contents, (key) => marked.has(key));

  test('hears what is missing once everything was scanned', () => {
    let packing = emptyTable;
    for (const key of keysOf('card').slice(1)) packing = see(packing, key, found(key)).packing;
    expect(missing(packing, expected).map(({ thing }) => thing)).toEqual(['card/sloop/1', 'die/oak']);
  });

  test('takes one face for the whole die', () => {
    expect(expected.filter(({ thing }) => thing.startsWith('die/'))).toHaveLength(1);
    const { packing } = see(emptyTable, 'x', found('face/oak/5'));
    expect(missing(packing, expected).map(({ thing }) => thing)).not.toContain('die/oak');
  });

  test('counts a thing once, and names what belongs to another box once', () => {
    const once = see(emptyTable, 'A1', found('card/brig/1')).packing;
    expect(see(once, 'A1', found('card/brig/1')).kind).toBe('again');
    const strange = see(see(once, 'B1', other).packing, 'B1', other).packing;
    expect(strange.strangers).toEqual([{ tag: 'B1', found: other }]);
  });
});
