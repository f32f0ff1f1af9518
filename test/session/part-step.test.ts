import { describe, expect, test } from 'vitest';
import { stepTo } from '../../src-main/session/part-step.ts';

const frozen = () => Object.freeze({ gold: 3, row: [1, 2] });
const from = (value: unknown) => ({ value });

describe('a part that cannot change', () => {
  test('is compared and written once for all who had the same', () => {
    const [part, before] = [frozen(), { gold: 2, row: [1, 2] }];
    const step = stepTo(part, from(before));
    expect(stepTo(part, from(before))).toBe(step);
    expect(step.text).toBe('{"gold":[3]}');
    expect(step.after).toEqual(part);
  });

  test('is the same object for all from then on, whatever each had before', () => {
    const part = frozen();
    const told = [from({ gold: 2, row: [1, 2] }), from({ gold: 3, row: [] }), undefined].map((before) =>
      stepTo(part, before),
    );
    expect(told.map(({ text }) => text)).toEqual([
      '{"gold":[3]}',
      '{"row":[0,0,[1,2]]}',
      '[{"gold":3,"row":[1,2]}]',
    ]);
    expect(new Set(told.map(({ after }) => after)).size).toBe(1);
  });

  test('is no step for whoever has it already', () => {
    const before = { gold: 3, row: [1, 2] };
    const { change, after } = stepTo(frozen(), from(before));
    expect(change).toBeUndefined();
    expect(after).toBe(before);
  });
});

test('a part that may change is compared whenever it is asked about', () => {
  const part = { gold: 3 };
  const before = from({ gold: 3 });
  expect(stepTo(part, before).change).toBeUndefined();
  part.gold = 4;
  expect(stepTo(part, before).change).toEqual({ gold: [4] });
});
