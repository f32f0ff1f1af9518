import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatCode } from '../../src-main/chest/code.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { atHarbour, code, evening, face, ownLibrary, tag, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
});

afterEach(() => {
  owned.remove();
});

const codeOf = (key: string) => {
  const piece = harbourPieces.find((each) => each.key === key);
  if (!piece) throw new Error(key);
  return code(formatCode('harbour', piece));
};

/** As far as the two dice. */
function untilTheDice(): void {
  for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
  for (const ship of ['sloop/1', 'sloop/2', 'brig/1']) harbour.read(codeOf(`card/${ship}`));
}

describe('a face that a reader kept to itself', () => {
  test('for up to ten seconds is entered as if read just now', () => {
    untilTheDice();
    expect(harbour.read(face('oak', '3'), undefined, evening, 10_000)).toBe('diceMissing');
    expect(harbour.read(face('teak', '5'), undefined, evening, 0)).toBe('enteredFor');
  });

  test('for longer is kept and asked about, and counts with the others once a person says so', () => {
    untilTheDice();
    const before = harbour.table.head;
    expect(harbour.read(face('oak', '3'), undefined, evening, 10_001)).toBe('stale');
    expect(harbour.read(face('teak', '5'), undefined, evening, 61_000)).toBe('stale');
    expect(harbour.table.head).toBe(before);
    for (const { reading, prompts } of harbour.intake.asked)
      harbour.intake.answer(reading, prompts[0]?.id ?? '');
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 5] });
    expect(harbour.table.log.readings({ entry: harbour.table.head })).toHaveLength(2);
    expect(harbour.intake.asked).toEqual([]);
  });

  test('for longer, of a bid in secret, is asked about without its face', () => {
    expect(harbour.read(face('bid', '4'), 'red', evening, 20_000)).toBe('secretStale');
    const [asked] = harbour.intake.asked;
    harbour.intake.answer(asked?.reading ?? 0, asked?.prompts[0]?.id ?? '');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'red', amount: 4 });
  });

  test('can be let go, and is kept in the log', () => {
    untilTheDice();
    harbour.read(face('oak', '3'), undefined, evening, 20_000);
    expect(harbour.intake.dropAsked(harbour.intake.asked[0]?.reading ?? 0)).toBe(true);
    expect(harbour.fates().at(-1)).toBe('asked, dropped');
  });

  test('counts for nothing where nobody asks for it, and an unsteady one names no die', () => {
    expect(harbour.read(face('oak', '3'), undefined, evening, 20_000)).toBe('staleUnasked');
    untilTheDice();
    expect(harbour.read(face('oak', '3', 'moved'), undefined, evening, 20_000)).toBe('staleUnasked');
    expect(harbour.intake.dice).toEqual([]);
  });
});

test('a card that a reader kept to itself lies where it lies, and is entered', () => {
  for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
  expect(harbour.read(codeOf('card/sloop/1'), undefined, evening, 60_000)).toBe('enteredFor');
});

describe('a button of a reader', () => {
  test('takes back, brings back and asks for the next question, where the table lets it', () => {
    harbour.read({ kind: 'number', value: 3 }, 'blue');
    const before = harbour.table.head;
    expect(harbour.press('undo')).toBe('board.undo');
    expect(harbour.table.head).not.toBe(before);
    expect(harbour.press('redo')).toBe('board.redo');
    expect(harbour.table.head).toBe(before);
    expect([harbour.press('next'), harbour.intake.next]).toEqual(['board.next', 1]);
  });

  test('called by a number is that number', () => {
    harbour.read({ kind: 'button', button: '3' }, 'blue');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'blue', amount: 3 });
  });

  test('with nothing to take back says so', () => {
    expect(harbour.press('undo')).toBe('refused');
  });

  test('takes nothing back where the table does not, and is kept', () => {
    harbour.read({ kind: 'number', value: 3 }, 'blue');
    const before = harbour.table.head;
    expect(harbour.read({ kind: 'button', button: 'undo' })).toBe('actsNot');
    expect(harbour.table.head).toBe(before);
    expect(harbour.read(tag('A9'))).toBe('strange');
  });
});
