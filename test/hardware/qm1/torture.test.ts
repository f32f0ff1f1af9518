import { describe, expect, it } from 'vitest';
import { silence } from '../../../hardware/simulator/noise.ts';
import { tortureQm1 } from './torture.ts';

describe('over a bad cable', () => {
  it('2,000 readings with 20 unplugs arrive once each and in order, 5 % of the bytes damaged', () => {
    const outcome = tortureQm1({ readings: 2000, unplugs: 20, seed: 1 });
    expect(outcome).toMatchObject({ applied: 2000, firstWrong: undefined });
    const unplugged = Object.values(outcome.unplugs);
    expect(unplugged.reduce((sum, each) => sum + each, 0)).toBe(20);
    expect(Math.min(...unplugged)).toBeGreaterThan(0);
    expect(outcome.sentences).toBeGreaterThan(20_000);
  });

  it('each age is told as it was, but for the time that the cable took', () => {
    const outcome = tortureQm1({ readings: 400, unplugs: 40, seed: 4 });
    expect(outcome).toMatchObject({ firstWrong: undefined, aged: 200 });
    expect(outcome.mostWrongAge).toBeLessThanOrEqual(500);
  });

  it('no fault is told but of the boot names that were used again', () => {
    const outcome = tortureQm1({ readings: 400, unplugs: 40, seed: 5 });
    expect(outcome.firstWrong).toBeUndefined();
    expect(Object.keys(outcome.complaints)).toEqual(['boot-used-again']);
    expect(outcome.complaints['boot-used-again']).toBeLessThanOrEqual(outcome.unplugs.used);
  });

  it('readings arrive once each and in order when bytes are lost and doubled as well', () => {
    const noise = {
      ...silence,
      flipped: 0.01,
      lost: 0.01,
      doubled: 0.01,
      framesLost: 0.2,
      framesDoubled: 0.2,
    };
    const outcome = tortureQm1({ readings: 300, unplugs: 30, seed: 2, noise });
    expect(outcome).toMatchObject({ applied: 300, firstWrong: undefined });
  });

  it('a good cable needs two sentences a reading, besides the greetings and heartbeats', () => {
    const outcome = tortureQm1({ readings: 500, unplugs: 0, seed: 3, noise: silence });
    expect(outcome).toMatchObject({ applied: 500, firstWrong: undefined, discarded: 0 });
    expect(outcome.sentences).toBeLessThan(1100);
  });
});
