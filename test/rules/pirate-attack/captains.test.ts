import { beforeAll, describe, expect, test } from 'vitest';
import { playRandomGames, type RandomGames } from './captains.ts';

describe('games of seeded captains', () => {
  let played: RandomGames;
  beforeAll(() => {
    played = playRandomGames({ games: 400, seed: 2001 });
  });

  test('end, break nothing that holds, and replay to the same state', () => {
    expect(played.problems.slice(0, 20)).toEqual([]);
  });

  test('do, refuse, settle and ask everything there is', () => {
    const never = Object.entries(played.counts).filter(([, count]) => count === 0);
    expect(never.map(([name]) => name)).toEqual([]);
  });
});
