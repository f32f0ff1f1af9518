import { describe, expect, it } from 'vitest';
import { MARKS, type Mark } from '../../../src-renderer/look/marks.ts';
import {
  arrange,
  groupsOf,
  labelsBetween,
  placeBeside,
  placesOf,
  type RulerMark,
} from '../../../src-renderer/look/ruler.ts';

const width = 178;
const at = (percent: number, mark: Mark = 'ball'): RulerMark => ({
  captain: { mark, name: mark },
  at: percent,
});

describe('captains on the ruler', () => {
  it('stand on their own where there is room', () => {
    expect(groupsOf([at(50), at(10, 'can'), at(30, 'cone')], width).map((group) => group.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('share a place where they stand level', () => {
    expect(groupsOf([at(50), at(50, 'can'), at(90, 'cone')], width).map((group) => group.length)).toEqual([
      2, 1,
    ]);
  });

  it.each([2, 3, 5, 10])('%i on one place cover nobody and stay on the bar at both ends', (count) => {
    for (const percent of [0, 50, 100]) {
      const places = placesOf(
        MARKS.slice(0, count).map((mark) => at(percent, mark)),
        width,
      );
      for (const one of places) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.left + one.size).toBeLessThanOrEqual(width + 1e-9);
        for (const other of places)
          if (other !== one)
            expect(
              Math.abs(one.left - other.left) >= one.size - 1e-9 ||
                Math.abs(one.rise - other.rise) >= one.size - 1e-9,
            ).toBe(true);
      }
    }
  });

  it('stand in the middle of what they have reached', () => {
    const [place] = placesOf([at(50)], width);
    expect((place?.left ?? 0) + (place?.size ?? 0) / 2).toBeCloseTo(width / 2);
  });
});

describe('words beside a mark', () => {
  const owner = { from: 50, to: 55 };

  it('go to its right first', () => {
    expect(placeBeside(owner, [owner], 20, 100)).toBeCloseTo(56.1);
  });

  it('go to its left where the right is taken', () => {
    expect(placeBeside(owner, [owner, { from: 60, to: 65 }], 20, 100)).toBeCloseTo(28.9);
  });

  it('are left out where both sides are taken', () => {
    expect(placeBeside(owner, [owner, { from: 60, to: 65 }, { from: 40, to: 45 }], 20, 100)).toBeUndefined();
  });

  it('never run over an end of the bar', () => {
    expect(placeBeside({ from: 0, to: 5 }, [], 20, 22)).toBeUndefined();
  });
});

describe('the sentence of who leads', () => {
  const leader = { captain: { mark: 'ball' as const, name: 'Ines' }, wide: 40, short: 14 };

  it('drops the name where only the words fit', () => {
    const arrangement = arrange({ width, marks: [at(50), at(65, 'can'), at(35, 'cone')], ticks: [], leader });
    expect(arrangement.sentence).toBeUndefined();
    expect(arrangement.short).toBeDefined();
  });

  it('gives way to the words of a tick', () => {
    const free = arrange({ width, marks: [at(50)], ticks: [], leader });
    const crossed = arrange({ width, marks: [at(50)], ticks: [{ at: 56, wide: 25 }], leader });
    expect(free.sentence).toBeGreaterThan(width / 2);
    expect(crossed.flags[0]).toBeDefined();
    expect(crossed.sentence).toBeLessThan(width / 2);
  });

  it('does not cover the sign at the far end', () => {
    const { sentence } = arrange({ width, marks: [at(70)], ticks: [], sign: 97, leader });
    expect((sentence ?? 0) + leader.wide).toBeLessThan(0.97 * width);
  });
});

describe('names at the marks', () => {
  it('stand beside each, whole, and those who share a place share the words', () => {
    const marks = [at(10), at(50, 'can'), at(50, 'cone')];
    const { names } = arrange({ width, marks, ticks: [], names: [12, 25] });
    expect(names).toEqual([expect.closeTo(0.1 * width + 2.5 + 1.1), expect.any(Number)]);
  });

  it('are left out where they would cover a mark, and give way to who leads', () => {
    const marks = [{ ...at(50), leads: true }, at(60, 'can'), at(40, 'cone')];
    const leader = { captain: { mark: 'ball' as const, name: 'Ines' }, wide: 60, short: 8 };
    const { names, sentence, short } = arrange({ width, marks, ticks: [], names: [14, 10, 14], leader });
    expect([sentence, short === undefined]).toEqual([undefined, false]);
    expect(names.filter((name) => name !== undefined)).toHaveLength(2);
  });

  it('are not said twice: the leader’s stands in the sentence', () => {
    const leader = { captain: { mark: 'ball' as const, name: 'Ines' }, wide: 40, short: 14 };
    const { names, sentence } = arrange({ width, marks: [at(50)], ticks: [], names: [14], leader });
    expect([sentence === undefined, names]).toEqual([false, [undefined]]);
  });
});

it('the leader’s mark is larger than the others', () => {
  const [one, other] = placesOf([{ ...at(20), leads: true }, at(60, 'can')], width);
  expect((one?.size ?? 0) - (other?.size ?? 0)).toBeGreaterThan(1);
});

it('numbers the words at the ends would run into are left out', () => {
  const labels = [5, 10, 50, 90, 95].map((percent) => ({ at: percent, text: String(percent) }));
  const kept = labelsBetween(labels, 100, 6, { from: 88, to: 100 }).map((label) => label.at);
  expect(kept).toEqual([10, 50]);
});
