import { beforeAll, describe, expect, test } from 'vitest';
import { never, playUntilAll, type RandomGames } from '../whole-games.ts';
import { captains } from './captains.ts';

describe('games of seeded captains', () => {
  let played: RandomGames;
  beforeAll(() => {
    played = playUntilAll('pirate-attack', captains());
  });

  test('end, break nothing that holds, and replay to the same state', () => {
    expect(played.problems.slice(0, 20)).toEqual([]);
  });

  test('do, refuse, settle and ask everything there is', () => {
    expect(never(played)).toEqual([]);
  });
});
