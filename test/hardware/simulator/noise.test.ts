import { describe, expect, it } from 'vitest';
import { concat } from '../../../hardware/parser/bytes.ts';
import { chance } from '../../../hardware/simulator/chance.ts';
import { disturbed, silence } from '../../../hardware/simulator/noise.ts';
import type { Noise } from '../../../hardware/simulator/noise.ts';

const frame = Uint8Array.from({ length: 100 }, (_, index) => index);

function often(noise: Partial<Noise>): readonly Uint8Array[][] {
  const luck = chance(9);
  return Array.from({ length: 400 }, () => disturbed(frame, { ...silence, ...noise }, luck));
}

/** Between these shares of the 40,000 bytes: wide enough for chance, too narrow for a mistake. */
function expectShare(count: number, from: number, to: number): void {
  expect(count / 40_000).toBeGreaterThan(from);
  expect(count / 40_000).toBeLessThan(to);
}

describe('noise', () => {
  it('of nothing leaves a frame as it is, in one piece', () => {
    expect(often({}).every((pieces) => pieces.length === 1)).toBe(true);
    expect(often({})[0]).toEqual([frame]);
  });

  it('flips bits in as many bytes as it should', () => {
    const changed = often({ flipped: 0.05 }).flatMap((pieces) =>
      [...concat(...pieces)].filter((byte, index) => byte !== frame[index]),
    );
    expectShare(changed.length, 0.045, 0.055);
  });

  it('loses and doubles as many bytes as it should', () => {
    const lengths = (noise: Partial<Noise>) =>
      often(noise).reduce((sum, pieces) => sum + concat(...pieces).length, 0);
    expectShare(lengths({ lost: 0.1 }), 0.89, 0.91);
    expectShare(lengths({ doubled: 0.1 }), 1.09, 1.11);
  });

  it('splits a frame without changing it', () => {
    const all = often({ split: 0.1 });
    expect(all.every((pieces) => concat(...pieces).every((byte, index) => byte === frame[index]))).toBe(true);
    expectShare(
      all.reduce((sum, pieces) => sum + pieces.length - 1, 0),
      0.09,
      0.11,
    );
  });

  it('loses and doubles whole frames', () => {
    const copies = (noise: Partial<Noise>) => often(noise).map((pieces) => concat(...pieces).length / 100);
    expect(new Set(copies({ framesLost: 0.5 }))).toEqual(new Set([0, 1]));
    expect(new Set(copies({ framesDoubled: 0.5 }))).toEqual(new Set([1, 2]));
  });

  it('comes out the same for the same seed', () => {
    const all = { flipped: 0.05, lost: 0.05, doubled: 0.05, split: 0.05 };
    expect(often(all)).toEqual(often(all));
  });
});
