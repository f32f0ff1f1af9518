import { beforeAll, describe, expect, test } from 'vitest';
import { never, playUntilAll, type RandomGames } from '../whole-games.ts';
import { captains } from './captains.ts';

describe('games of seeded captains', () => {
  let played: RandomGames;
  beforeAll(() => {
    played = playUntilAll('pirates-flag', captains());
  });

  test('end, break nothing that holds, and replay to the same state', () => {
    expect(played.problems).toEqual([]);
  });

  test('do, refuse, play, settle and ask everything there is', () => {
    expect(never(played)).toEqual([]);
  });
});
