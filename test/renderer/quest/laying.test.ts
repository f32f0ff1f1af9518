import { describe, expect, test } from 'vitest';
import * as laying from '../../../src-renderer/games/pirate-quest/laying.ts';
import { buildChart } from '../../../src-main/rules/pirate-quest/map/build.ts';

const { emptyLayout } = laying;
const fail = (): never => {
  throw new Error('nothing there');
};

describe('laying a map card by card', () => {
  test('puts the next card flush with the last, where the track leads', () => {
    expect(laying.addCard(emptyLayout).cards.at(-1)).toMatchObject({ x: 9, y: 0 });
    const north = laying.changeCard(emptyLayout, 2, { heading: 'north' });
    expect(laying.addCard(north).cards.at(-1)).toMatchObject({ x: 6, y: -2, heading: 'north' });
    const south = laying.changeCard(emptyLayout, 2, { heading: 'south' });
    expect(laying.addCard(south).cards.at(-1)).toMatchObject({ x: 6, y: 2 });
  });

  test('turns a card by quarters and moves it by squares', () => {
    const turned = laying.turnCard(laying.moveCard(emptyLayout, 1, [0, -1]), 1);
    expect(turned.cards[1]).toMatchObject({ x: 3, y: -1, turn: 1 });
    expect(turned.cards.map(laying.boxOf)[1]).toMatchObject({ width: 2, height: 3 });
  });

  test('lays a card that was drawn before by one press: in the first empty place, then behind the last', () => {
    const painted = laying.paint(laying.paint(emptyLayout, 0, 1, 'red'), 1, 2, 'blue');
    const kept = laying.toggleBar(painted, 1, laying.barsOf(painted, 1)[3] ?? fail());
    const drawn = laying.drawnCards([kept, kept, laying.paint(emptyLayout, 2, 1, 'red')]);
    expect(drawn).toHaveLength(2);
    const [red, blue] = [drawn[0] ?? fail(), drawn[1] ?? fail()];
    const all = [red, blue, red, blue].reduce(laying.layDrawn, emptyLayout);
    expect(all.cards.map(({ x, colours }) => [x, colours[0], colours[1]])).toEqual([
      [0, 'red', 'white'],
      [3, 'white', 'blue'],
      [6, 'red', 'white'],
      [9, 'white', 'blue'],
    ]);
    expect(all.cards.map(({ barriers }) => barriers.length)).toEqual([0, 1, 0, 1]);
    expect(laying.linesOf(blue)).toHaveLength(1);
  });

  test('moves on card by card as letters paint, and beside as arrows lead', () => {
    expect(laying.nextSquare(emptyLayout, 'c1-6')).toBe('c2-1');
    expect(laying.nextSquare(emptyLayout, 'c3-6')).toBeUndefined();
    expect(laying.squareBeside(emptyLayout, 'c1-3', [1, 0])).toBe('c2-1');
    expect(laying.squareBeside(emptyLayout, 'c1-3', [0, 1])).toBe('c1-6');
    expect(laying.squareBeside(emptyLayout, 'c1-1', [-1, 0])).toBeUndefined();
  });

  test('gives one square its colour', () => {
    const painted = laying.paint(emptyLayout, 0, 4, 'red');
    expect(laying.squaresOf(painted).filter(({ colour }) => colour === 'red')).toMatchObject([
      { id: 'c1-4', x: 0, y: 1 },
    ]);
  });

  test('offers every side and corner of a card once', () => {
    // Three by two squares have seventeen sides and twelve corners.
    expect(laying.barsOf(emptyLayout, 0)).toHaveLength(29);
  });

  test('takes a barrier away from whichever of two cards it is printed on', () => {
    const between = (layout: typeof emptyLayout, at: number) =>
      laying.barsOf(layout, at).find(({ line }) => line.from.join() === '3,0' && line.to.join() === '3,1');
    const bar = between(emptyLayout, 0);
    if (!bar) throw new Error('no side there');
    const shut = laying.toggleBar(emptyLayout, 0, bar);
    const seen = between(shut, 1);
    expect(seen?.on).toBe(true);
    if (!seen) throw new Error('no side there');
    expect(laying.toggleBar(shut, 1, seen).cards.flatMap(({ barriers }) => barriers)).toEqual([]);
  });

  test('lets acceleration points move up with the cards before them', () => {
    const two = laying.toggleAcceleration(laying.toggleAcceleration(emptyLayout, 2), 1);
    expect(two.accelerations).toEqual([1, 2]);
    expect(laying.dropCard(two, 0).accelerations).toEqual([1]);
    expect(laying.toggleAcceleration(two, 1).accelerations).toEqual([2]);
  });

  test('marks start and goal, and forgets them when they are pressed again', () => {
    const marked = laying.mark(emptyLayout, 'goal', 'c3-6');
    const chart = buildChart(marked, false);
    expect(typeof chart === 'string' ? chart : chart.goal).toBe('c3-6');
    expect(laying.mark(marked, 'goal', 'c3-6')).not.toHaveProperty('goal');
  });
});
