import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../../src-main/chest/contents.ts';
import { rollVirtual, type Chance } from '../../src-main/readers/virtual-die.ts';
import { harbourPieces } from '../chest/harbour.ts';
import { atHarbour, evening, face, ownLibrary, type AtHarbour } from './table.ts';

let owned: ReturnType<typeof ownLibrary>;
let harbour: AtHarbour;
const contents = contentsOf('harbour', harbourPieces);

beforeEach(() => {
  owned = ownLibrary();
  harbour = atHarbour(owned.library);
});

afterEach(() => {
  owned.remove();
});

/** The faces that chance gives out, one after the other. */
const dealt = (...faces: readonly number[]): Chance => {
  const left = [...faces];
  return () => left.shift() ?? 0;
};

const roll = (chance: Chance, die?: string) => {
  const prompt = harbour.table.prompts[0]?.id ?? '';
  return rollVirtual(harbour.table, contents, { prompt, ...(die ? { die } : {}) }, chance, evening + 0.5);
};

function cards(): void {
  for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
  for (const [at, seat] of (['red', 'blue', 'yellow'] as const).entries())
    harbour.table.act({ command: { kind: 'play', seat, card: `sloop/${at}` } });
}

describe('a virtual throw', () => {
  test('throws every die that a question waits for, and is kept as a reading of chance', () => {
    cards();
    const rolled = roll(dealt(2, 5));
    expect(rolled.ok && rolled.value.faces.map(({ key }) => key)).toEqual(['face/oak/3', 'face/teak/6']);
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [3, 6] });
    expect(harbour.table.entry(harbour.table.head).source).toBe('virtual');
    const readings = harbour.table.log.readings({ entry: harbour.table.head });
    expect(readings.map(({ reader, at }) => [reader, at])).toEqual([
      ['virtual', evening + 1],
      ['virtual', evening + 1],
    ]);
  });

  test('that the rules refuse is thrown again from nothing', () => {
    cards();
    const doubles = roll(dealt(3, 3));
    expect(doubles.ok && doubles.value.outcome.kind).toBe('refused');
    roll(dealt(3, 4));
    expect(harbour.command()).toEqual({ kind: 'throw', faces: [4, 5] });
  });

  test('of the one die that is named', () => {
    const rolled = roll(dealt(5), 'bid-blue');
    expect(rolled.ok && rolled.value.outcome.kind).toBe('entered');
    expect(harbour.command()).toEqual({ kind: 'bid', seat: 'blue', amount: 0 });
  });

  test('of a question that takes no die, or is gone, throws nothing', () => {
    for (const seat of ['red', 'blue', 'yellow'] as const) harbour.read(face('bid', '2'), seat);
    const before = harbour.table.head;
    expect(roll(dealt(0))).toEqual({ ok: false, no: { code: 'no-die-asked' } });
    expect(rollVirtual(harbour.table, contents, { prompt: 'gone' }, dealt(0), evening)).toEqual({
      ok: false,
      no: { code: 'question-gone' },
    });
    expect(harbour.table.head).toBe(before);
  });

  test('of a die whose faces are not known is refused before anything is entered', () => {
    cards();
    const bare = contentsOf(
      'harbour',
      harbourPieces.filter(({ key }) => !key.startsWith('face/teak')),
    );
    const prompt = harbour.table.prompts[0]?.id ?? '';
    expect(rollVirtual(harbour.table, bare, { prompt }, dealt(0), evening)).toEqual({
      ok: false,
      no: { code: 'no-faces', values: { die: 'teak' } },
    });
    expect(harbour.table.unfinished.soFar(harbour.table.prompts[0]?.id ?? ('' as never))).toEqual([]);
  });

  test('draws from the faces as the die has them, one that is there twice from both its places', () => {
    const asked: number[] = [];
    const faces = [0, 1, 2, 3, 4, 5].map((nth) => {
      harbour = atHarbour(owned.library);
      const rolled = roll((limit) => {
        asked.push(limit);
        return nth;
      }, 'bid-red');
      return rolled.ok ? rolled.value.faces[0]?.key : undefined;
    });
    expect(faces).toEqual(contents.faces('bid-red').map(({ key }) => key));
    expect(asked).toEqual([6, 6, 6, 6, 6, 6]);
  });
});
