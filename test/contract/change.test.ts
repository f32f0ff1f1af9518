import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBetween, isSame, withChange, type Change } from '../../src-main/contract/change.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** As a page comes by it: over the wire. */
const arrived = (before: unknown, after: unknown): unknown => {
  const change = changeBetween(before, after);
  return change ? withChange(before, sent(change) as Change) : before;
};

describe('what changed between two values', () => {
  test('makes the one into the other, whatever they are', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(arrived(sent(before), sent(after))).toEqual(sent(after));
      }),
      { numRuns: 400 },
    );
  });

  test('makes it also where only a little of it is otherwise', () => {
    const rows = fc.array(
      fc.record({ id: fc.nat(9), told: fc.array(fc.nat(3)), by: fc.option(fc.string(), { nil: undefined }) }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(rows, rows, fc.nat(8), fc.nat(8), (one, other, from, to) => {
        const before = sent({ rows: one, still: [1, 2] });
        const after = {
          rows: [...one.slice(0, from), ...other.slice(0, 2), ...one.slice(to)],
          still: [1, 2],
        };
        expect(arrived(before, after)).toEqual(sent(after));
        expect(changeBetween(before, after) === undefined).toBe(isSame(before, after));
      }),
      { numRuns: 400 },
    );
  });

  test('is nothing where both would be written alike', () => {
    expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }], c: undefined })).toBeUndefined();
  });

  test.each([
    ['one row more', [1, 2], [1, 2, 3], [2, 0, [3]]],
    ['one row less at the beginning', [1, 2, 3], [2, 3], [0, 1, []]],
    ['one row otherwise', [{ a: 1, b: 1 }, 2], [{ a: 1, b: 2 }, 2], { 0: { b: [2] } }],
    [
      'one row more before one that stays and behind one that is otherwise',
      [{ a: 1 }, { b: 1 }, { c: 1 }, 4],
      [{ a: 2 }, { b: 1 }, { d: 1 }, { c: 2 }, 4],
      [[2, 0, [{ d: 1 }]], { 0: { a: [2] }, 3: { c: [2] } }],
    ],
    ['one row less between others', [1, 2, 3, 4], [0, 2, 4], [[2, 1, []], { 0: [0] }]],
    ['a member gone', { a: 1, b: 2 }, { a: 1 }, { b: 0 }],
    ['a member come', { a: 1 }, { a: 1, b: null }, { b: [null] }],
    ['nothing left of it', { a: 1 }, null, [null]],
  ])('is no more than it is: %s', (_, before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
  });

  test('leaves what did not change the same object, so that nothing of it is drawn anew', () => {
    const before = { ships: [{ at: 1 }, { at: 2 }], board: { spaces: 36 } };
    const after = arrived(before, { ships: [{ at: 1 }, { at: 3 }], board: { spaces: 36 } }) as typeof before;
    expect(after.board).toBe(before.board);
    expect(after.ships[0]).toBe(before.ships[0]);
    expect(after.ships[1]).toEqual({ at: 3 });
  });

  test('takes a member by any name as a member', () => {
    const before = JSON.parse('{"__proto__":1,"length":2}') as object;
    const after = JSON.parse('{"__proto__":{"a":1},"length":0,"constructor":3}') as object;
    expect(JSON.stringify(arrived(before, after))).toBe(JSON.stringify(after));
  });
});
