import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../hardware/report.ts';
import { atHarbour, evening, face, ownLibrary, tag, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
  const chest = harbour.hold.create('harbour', 'Ours');
  if (!chest.ok) throw new Error('no chest');
  for (const [at, piece] of [
    'card/sloop/1',
    'card/sloop/2',
    'card/brig/1',
    'face/oak/4',
    'token/red/1',
  ].entries())
    harbour.hold.teach(chest.value, `A${at}`, piece);
});

afterEach(() => {
  owned.remove();
});

const bid = (): void => {
  for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
};
const gone = (of: string): Report => ({ kind: 'tag-gone', tag: of });
const at = (milliseconds: number): number => evening + milliseconds;

describe('a card that bounces on its reader', () => {
  beforeEach(() => {
    bid();
    expect(harbour.read(tag('A0'), undefined, at(0))).toBe('enteredFor');
    harbour.read(gone('A0'), undefined, at(60_000));
  });

  test.each([100, 1000, 3000])('and is back after %i ms is in already, and nobody made a mistake', (away) => {
    const { head } = harbour.table;
    expect(harbour.read(tag('A0'), undefined, at(60_000 + away))).toBe('alreadyIn');
    expect(harbour.table.head).toBe(head);
    expect(harbour.fates().at(-1)).toBe('dropped');
  });

  test('is in already though others have played since', () => {
    harbour.read(tag('A1'), undefined, at(61_000));
    expect(harbour.read(tag('A0'), undefined, at(62_000))).toBe('alreadyIn');
  });

  test('again and again is in already each time', () => {
    for (let hop = 1; hop <= 5; hop++) {
      expect(harbour.read(tag('A0'), undefined, at(60_000 + hop * 2000))).toBe('alreadyIn');
      harbour.read(gone('A0'), undefined, at(60_500 + hop * 2000));
    }
  });

  test('and comes after more than three seconds is a card that nobody asked for', () => {
    expect(harbour.read(tag('A0'), undefined, at(63_001))).not.toBe('alreadyIn');
  });

  test('at another reader was carried there', () => {
    expect(harbour.read(tag('A0'), 'blue', at(60_100))).not.toBe('alreadyIn');
  });

  test('counts anew once its entry is taken back', () => {
    harbour.table.undo(harbour.table.head);
    expect(harbour.read(tag('A0'), undefined, at(60_100))).toBe('enteredFor');
  });
});

test('a token may be shown for one card after the other', () => {
  bid();
  harbour.read(tag('A4'), undefined, at(0));
  harbour.read(tag('A0'), undefined, at(200));
  harbour.read(gone('A4'), undefined, at(300));
  expect(harbour.read(tag('A4'), undefined, at(900))).toBe('token');
});

describe('a die that moves after its throw was entered', () => {
  test('changes nothing, and says so, though others are asked for the same throw', () => {
    expect(harbour.read(face('bid', '2'), 'red')).toBe('secret');
    const { head } = harbour.table;
    expect(harbour.read(face('bid', '2', 'moved'), 'red')).toBe('movedLate');
    expect(harbour.read(face('bid', '2', 'missing'), 'red')).toBe('missingLate');
    expect(harbour.table.head).toBe(head);
    expect(harbour.read(face('bid', '4'), 'red')).toBe('secret');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'red', amount: 4 });
  });

  test('is asked to lie flat where it has not been entered, or was taken back', () => {
    expect(harbour.read(face('bid', '2', 'moved'), 'red')).toBe('moved');
    harbour.read(face('bid', '2'), 'red');
    harbour.table.undo(harbour.table.head);
    expect(harbour.read(face('bid', '2', 'moved'), 'red')).toBe('moved');
  });

  test('of a pair changes nothing either, once both are in', () => {
    bid();
    for (const of of ['A0', 'A1', 'A2']) harbour.read(tag(of));
    harbour.read(face('oak', '3'));
    expect(harbour.read(face('oak', '3', 'moved'))).toBe('moved');
    harbour.read(face('oak', '3'));
    harbour.read(face('teak', '5'));
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 5] });
    expect(harbour.read(face('oak', '3', 'moved'))).toBe('movedLate');
  });
});
