import { describe, expect, test } from 'vitest';
import { callingAt } from '../../../src-renderer/displays/table/calling.ts';
import type { ViewParts } from '../../../src-renderer/games/drawing.ts';

const join = { url: 'http://192.0.2.2/j/A', qr: { size: 29, path: '' } };
const result = { ...join, result: true } as const;
/** A table of three after so many entries. */
const after = (total: number): ViewParts =>
  ({ log: { total, rows: [] }, seats: [{}, {}, {}] }) as unknown as ViewParts;

describe('the code that phones join by', () => {
  test('stands in the place of the cards as long as none can lie there', () => {
    expect(callingAt(join, after(1))).toEqual({ large: join });
    expect(callingAt(join, after(5))).toEqual({ large: join });
  });

  test('covers no card later on: it stands in the corner, for whoever comes late', () => {
    expect(callingAt(join, after(6))).toEqual({ small: join });
  });

  test('is as large as ever where it takes a result along', () => {
    expect(callingAt(result, after(90))).toEqual({ large: result });
  });

  test('is nowhere unless it is shown', () => {
    expect(callingAt(null, after(1))).toEqual({});
  });
});
