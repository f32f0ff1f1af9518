import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { chestFileSchema, exportChest, importChest, type ChestFile } from '../../src-main/chest/transfer.ts';
import type { Chest } from '../../src-main/log/library/chests.ts';
import type { Hold } from '../../src-main/chest/hold.ts';
import { importChestInto } from '../../src-main/shell/bring-chest.ts';
import { harbourPieces, holdOf, libraryIn } from './harbour.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0).toReversed()) step();
});

function newHold(): Hold {
  const folder = mkdtempSync(join(tmpdir(), 'chest-'));
  undo.push(() => {
    rmSync(folder, { recursive: true });
  });
  const library = libraryIn(folder);
  undo.push(() => {
    library.close();
  });
  return holdOf(library);
}

function chestIn(hold: Hold, name = 'Ours'): Chest {
  const made = hold.create('harbour', name);
  if (!made.ok) throw new Error(JSON.stringify(made.no));
  return made.value;
}

function taught(hold: Hold): Chest {
  const chest = chestIn(hold);
  for (const [at, { key }] of harbourPieces.entries()) hold.teach(chest, `TAG${at}`, key);
  hold.teach(chest, 'SPARE', 'card/sloop/1');
  hold.notePrinted(chest, harbourPieces.slice(0, 2));
  return chest;
}

const asFile = (text: string): ChestFile => chestFileSchema.parse(JSON.parse(text));

test('a chest that was written to a file is the same on another machine', () => {
  const hold = newHold();
  const file = exportChest(hold, taught(hold));
  const elsewhere = newHold();
  const taken = importChest(elsewhere, asFile(JSON.stringify(file)));
  expect(taken.ok && exportChest(elsewhere, taken.value)).toEqual(file);
});

test('tags that lie in a chest here are not taken from it, unless told to', () => {
  const hold = newHold();
  const first = taught(hold);
  const file = exportChest(hold, first);
  expect(importChest(hold, file)).toMatchObject({
    no: { code: 'tags-elsewhere', values: { count: harbourPieces.length + 1, chest: 'Ours' } },
  });
  expect(hold.list()).toHaveLength(1);
  const moved = importChest(hold, file, 'move');
  expect(moved.ok && hold.tagsOf(moved.value, 'card/sloop/1')).toEqual(['SPARE', 'TAG0']);
  expect(hold.tagsOf(first, 'card/sloop/1')).toEqual([]);
});

test('a file with one tag on two pieces is refused', () => {
  const file: ChestFile = {
    chest: 1,
    name: 'x',
    game: 'harbour',
    pieces: [
      { piece: 'card/sloop/1', tags: ['A'] },
      { piece: 'card/brig/1', tags: ['A'] },
    ],
  };
  expect(importChest(newHold(), file)).toMatchObject({ no: { code: 'tag-twice', values: { tag: 'A' } } });
});

test('what is no chest is told by its schema', () => {
  expect(chestFileSchema.safeParse({ chest: 4, name: 'x', game: 'y', pieces: [] }).success).toBe(false);
  expect(chestFileSchema.safeParse({ chest: 1, name: '', game: 'y', pieces: [] }).success).toBe(false);
});

describe('a chest that a friend brings', () => {
  const friends: ChestFile = { chest: 1, name: 'A friend’s', game: 'harbour', pieces: [] };

  test('lies beside the one in use, which stays in use until somebody chooses', () => {
    const hold = newHold();
    const ours = chestIn(hold);
    const taken = importChest(hold, friends);
    expect(hold.inUse('harbour')?.name).toBe('Ours');
    // By itself the second chest of a game would have left none in use.
    expect(importChest(hold, { ...friends, name: 'Another’s' }).ok).toBe(true);
    expect(hold.inUse('harbour')).toEqual(ours);
    expect(taken.ok && hold.choose(taken.value.id).ok).toBe(true);
    expect(hold.inUse('harbour')?.name).toBe('A friend’s');
  });

  test('is used where there is no other, and not told as a choice', () => {
    const hold = newHold();
    expect(importChestInto(hold, friends)).toEqual({ ok: true, value: { isNew: true } });
    expect(hold.inUse('harbour')?.name).toBe('A friend’s');
    expect(importChestInto(hold, friends)).toEqual({ ok: true, value: { isNew: false } });
    expect(hold.list()).toHaveLength(1);
  });

  test('is told as one that can be chosen', () => {
    const hold = newHold();
    chestIn(hold);
    expect(importChestInto(hold, friends)).toMatchObject({
      value: {
        isNew: true,
        told: { key: 'brought.chest.beside', values: { chest: 'A friend’s', used: 'Ours' } },
      },
    });
  });
});
