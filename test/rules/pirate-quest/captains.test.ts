import { describe, expect, it } from 'vitest';
import { never, playUntilAll } from '../whole-games.ts';
import { captains } from './captains.ts';

describe('random races', () => {
  const played = playUntilAll('pirate-quest', captains());

  it('end, hold every invariant, and replay to the same state', () => {
    expect(played.problems).toEqual([]);
  });

  it('come by everything that can happen', () => {
    expect(Object.keys(played.counts).length).toBeGreaterThan(300);
    expect(never(played)).toEqual([]);
  });
});
