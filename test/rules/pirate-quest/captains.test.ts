import { describe, expect, it } from 'vitest';
import { playRandomGames } from './captains.ts';

describe('random races', () => {
  const { counts, problems } = playRandomGames({ games: 160, seed: 21 });

  it('end, hold every invariant, and replay to the same state', () => {
    expect(problems).toEqual([]);
  });

  it('come by everything that can happen', () => {
    const never = Object.keys(counts).filter((what) => counts[what] === 0);
    expect(Object.keys(counts).length).toBeGreaterThan(300);
    expect(never).toEqual([]);
  });
});
