import { describe, expect, test } from 'vitest';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import { on, roll, running, seaward, type Table } from './table.ts';

const standings = (t: Table) => piratesFlag.standings(t.state);
const ranks = (t: Table) => standings(t).ranks.map(({ seat, rank, score }) => [seat, rank, score]);

describe('who leads', () => {
  test('before the flag is taken, whoever is nearest to it', () => {
    const t = on({}, { 'at.red': 4, 'at.blue': 12 });
    expect(ranks(t)).toEqual([
      ['blue', 1, 12],
      ['red', 2, 4],
      ['yellow', 3, 0],
    ]);
    expect(standings(t).leaders).toEqual(['blue']);
  });

  test('then whoever carries it, by the way home that is made, before all others', () => {
    const t = on({}, { flag: 'red', 'at.red': 20, 'at.blue': 21, 'at.yellow': 10 });
    expect(ranks(t)).toEqual([
      ['red', 1, 40],
      ['blue', 2, 29],
      ['yellow', 3, 20],
    ]);
  });

  test('with the flag in open water, whoever is nearest to it', () => {
    expect(standings(on({}, { flag: 'afloat', flagAt: 8, 'at.red': 9, 'at.blue': 3 })).leaders).toEqual([
      'red',
    ]);
  });

  test('what is shown for it is the space where each ship lies', () => {
    const t = on({}, { flag: 'red', 'at.red': 20, 'at.blue': 21, 'at.yellow': 10 });
    expect(standings(t).ranks.map(({ seat, figure }) => [seat, figure])).toEqual([
      ['red', 20],
      ['blue', 21],
      ['yellow', 10],
    ]);
  });

  test('nobody leads while all are level', () => {
    expect(standings(running()).leaders).toEqual([]);
  });

  test('the game is over with its winner', () => {
    const t = on({}, { flag: 'red', 'at.red': 3 });
    expect(standings(t)).toMatchObject({ over: false, winners: [] });
    t.do(roll('red', 4), seaward('red'));
    expect(standings(t)).toMatchObject({ over: true, winners: ['red'], leaders: ['red'] });
  });

  test('the edge of the chart counts the spaces of the board and marks docks, posts and the flag', () => {
    const { ruler } = standings(on({ docks: [4], posts: [12] }, { 'at.red': 9 }));
    expect(ruler.length).toBe(30);
    expect(ruler.at).toEqual({ red: 9, blue: 0, yellow: 0 });
    expect(ruler.ticks.map(({ at, label }) => [at, label.key])).toEqual([
      [4.5, 'ruler.dock'],
      [12, 'ruler.post'],
      [30, 'ruler.flag'],
    ]);
  });
});
