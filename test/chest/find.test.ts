import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { buttonTag, faceTag, find } from '../../src-main/chest/find.ts';
import type { Hold } from '../../src-main/chest/hold.ts';
import type { Chest } from '../../src-main/log/library/chests.ts';
import type { Library } from '../../src-main/log/library/library.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import { harbourPieces, holdOf, libraryIn } from './harbour.ts';

let folder: string;
let library: Library;
let hold: Hold;
let ours: Chest;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chest-'));
  library = libraryIn(folder);
  hold = holdOf(library);
  const made = hold.create('harbour', 'Ours');
  if (!made.ok) throw new Error('no chest');
  ours = made.value;
});

afterEach(() => {
  library.close();
  rmSync(folder, { recursive: true });
});

const found = (tag: string, seat?: SeatId) => {
  const what = find(hold.shelf('harbour', harbourPieces), tag, seat);
  return what.kind === 'piece' ? what.piece.key : what;
};

describe('a tag', () => {
  test('is on the piece it was taught to, and a piece may have several', () => {
    hold.teach(ours, '04A035B2BC2B80', 'card/sloop/1');
    hold.teach(ours, '62E3086CED', 'card/sloop/1');
    expect(found('04A035B2BC2B80')).toBe('card/sloop/1');
    expect(found('62E3086CED')).toBe('card/sloop/1');
  });

  test('is on one piece only: a second is named, and gets it only when told to', () => {
    hold.teach(ours, '62E3086CED', 'card/sloop/1');
    expect(hold.teach(ours, '62E3086CED', 'card/brig/1')).toMatchObject({
      no: { code: 'tagged-elsewhere', values: { chest: 'Ours', piece: 'card/sloop/1' } },
    });
    expect(found('62E3086CED')).toBe('card/sloop/1');
    hold.teach(ours, '62E3086CED', 'card/brig/1', 'move');
    expect(found('62E3086CED')).toBe('card/brig/1');
  });

  test('of another box is named as such', () => {
    const theirs = hold.create('harbour', 'Theirs');
    if (theirs.ok) hold.teach(theirs.value, '62E3086CED', 'card/sloop/1');
    hold.choose(ours.id);
    expect(found('62E3086CED')).toMatchObject({
      kind: 'elsewhere',
      chest: { name: 'Theirs' },
      piece: 'card/sloop/1',
    });
  });

  test('that nobody has taught is unknown', () => {
    expect(found('62E3086CED')).toEqual({ kind: 'unknown' });
  });

  test('read in hex by one reader is known when another types its ten decimal digits', () => {
    hold.teach(ours, '62E3086CED', 'card/sloop/1');
    expect(found(String(0xe3086ced).padStart(10, '0'))).toBe('card/sloop/1');
    expect(found('0000000001')).toEqual({ kind: 'unknown' });
  });

  test('typed in decimal when it was taught is known when another reader reads it in hex', () => {
    hold.teach(ours, '3735928559', 'card/sloop/1');
    hold.teach(ours, '0013530572', 'card/brig/1');
    for (const writing of ['DEADBEEF', 'EF:BE:AD:DE', '00DEADBEEF'])
      expect(found(writing)).toBe('card/sloop/1');
    for (const writing of ['3C00CE75CC', '3C00CE75CC4B', '206,30156', '00ce75cc'])
      expect(found(writing), writing).toBe('card/brig/1');
  });

  test('is on one piece only, in whatever writing it is taught again', () => {
    hold.teach(ours, '3C00CE75CC', 'card/sloop/1');
    expect(hold.teach(ours, '0013530572', 'card/brig/1')).toMatchObject({
      no: { code: 'tagged-elsewhere', values: { piece: 'card/sloop/1' } },
    });
    expect(hold.teach(ours, '0013530572', 'card/sloop/1').ok).toBe(true);
    hold.teach(ours, '0013530572', 'card/brig/1', 'move');
    expect(found('3C00CE75CC')).toBe('card/brig/1');
    expect(hold.tagsOf(ours, 'card/sloop/1')).toEqual([]);
  });

  test('of another box is named as such by another writing too, after the box in use', () => {
    const theirs = hold.create('harbour', 'Theirs');
    if (theirs.ok) hold.teach(theirs.value, '62E3086CED', 'card/sloop/1');
    hold.choose(ours.id);
    expect(found('3808980205')).toMatchObject({ kind: 'elsewhere', chest: { name: 'Theirs' } });
    hold.chests.tag({ tag: 'AAE3086CED', chest: ours.id, piece: 'card/brig/1' });
    expect(found('3808980205')).toBe('card/brig/1');
  });
});

describe('a printed code', () => {
  test('names its piece in a chest that was taught nothing', () => {
    const codes = harbourPieces.map((piece) => formatCode('harbour', piece));
    expect(codes.map((code) => found(code))).toEqual(harbourPieces.map(({ key }) => key));
  });

  test('is read out of what a scanner or a web address puts around it', () => {
    const code = formatCode('harbour', harbourPieces[0] ?? expect.fail());
    const inAddress = encodeURIComponent(code);
    const around = [
      `XY${code}`,
      `]C0 ${code.toLowerCase()}`,
      `https://cards.example/c/${code}`,
      `https://cards.example/?card=${inAddress}&from=box#top`,
      `${code}\u001d`,
    ];
    for (const text of around) expect(found(text), text).toBe(harbourPieces[0]?.key);
  });

  test('of another game is named as such', () => {
    expect(found('QMC:PQC-SWORDS-9-15')).toEqual({ kind: 'other-game', initials: 'PQ' });
  });

  test('that is damaged names nothing', () => {
    expect(found('QMC:HC-SLOOP-1!')).toEqual({ kind: 'unknown' });
  });
});

describe('a die', () => {
  test('that goes by the names of the game needs no teaching', () => {
    expect(found(faceTag('oak', '3'))).toBe('face/oak/3');
    expect(found(faceTag('green', 'bolt'))).toBe('face/green/3');
  });

  test('called bid, on a captain’s own reader, is the bid die of that captain', () => {
    expect(found(faceTag('bid', '6'), 'blue')).toBe('face/bid-blue/6');
    expect(found(faceTag('bid', '6'))).toEqual({ kind: 'unknown' });
  });

  test('by another name is taught face by face, as a deck is', () => {
    hold.teach(ours, faceTag('7A3F', '1'), 'face/green/1');
    expect(found(faceTag('7A3F', '1'))).toBe('face/green/1');
    expect(found(faceTag('7A3F', '2'))).toEqual({ kind: 'unknown' });
  });
});

test('a button goes by its name', () => {
  expect(found(buttonTag('pass'))).toBe('button/pass/1');
});

describe('the chest in use', () => {
  test('is the only one there is, and the one chosen once there are more', () => {
    expect(hold.inUse('harbour')?.name).toBe('Ours');
    const second = hold.create('harbour', 'New');
    expect(hold.inUse('harbour')?.name).toBe('New');
    hold.choose(ours.id);
    expect(hold.inUse('harbour')?.name).toBe('Ours');
    if (second.ok) hold.remove(second.value.id);
    expect(hold.list().map(({ name }) => name)).toEqual(['Ours']);
  });

  test('is of its own game', () => {
    expect(hold.inUse('pirate-quest')).toBeUndefined();
  });
});
