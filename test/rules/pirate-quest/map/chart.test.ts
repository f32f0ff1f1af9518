import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { buildChart } from '../../../../src-main/rules/pirate-quest/map/build.ts';
import { design } from '../../../../src-main/rules/pirate-quest/data/designs.ts';
import { shutBetween, type Chart } from '../../../../src-main/rules/pirate-quest/map/chart.ts';

function chart(id: string, cover = false): Chart {
  const layout = scenarios.find((one) => one.id === id);
  const built = layout ? buildChart(layout, cover) : 'missing';
  if (typeof built === 'string') throw new Error(`${id}: ${built}`);
  return built;
}

/** Place, rank and colour of each square, then where one gets from it: forward, laterally, diagonally. */
const squares = ({ squares: all }: Chart): readonly string[] =>
  all.map(({ id, x, y, rank, colour, steps }) => {
    const ways = steps.map((step) => `${step.kind[0] ?? ''}${step.to.slice(1)}`).join(' ');
    return `${id} ${x},${y} ${rank}${colour[0] ?? ''}: ${ways}`;
  });

const barriers = (of: Chart): readonly string[] =>
  of.barriers.map(({ from, to }) => [...from, ...to].join(','));
const lines = (of: Chart): readonly string[] =>
  of.lines.map(({ rank, from, to }) => [rank, ...from, ...to].join(','));
const cards = (of: Chart): readonly string[] =>
  of.cards.map(({ x, y, width, height }) => [x, y, width, height].join(','));

describe('a chart, step for step', () => {
  it('of cards that meet in a corner', () => {
    const found = chart('corner-reef');
    expect(squares(found)).toEqual([
      'c1-1 0,0 1b: f1-2 l1-4 d1-5',
      'c1-2 1,0 2g: f1-3 l1-5 d1-6',
      'c1-3 2,0 3r: f2-1 l1-6 d2-4',
      'c1-4 0,1 1b: f1-5 l1-1 d1-2',
      'c1-5 1,1 2b: f1-6 l1-2 d1-3',
      'c1-6 2,1 3g: f2-4 l1-3 d2-1',
      'c2-1 3,0 4g: l2-4 d2-5',
      'c2-2 4,0 5r: f2-3 l2-5 d2-6',
      'c2-3 5,0 6w: f3-4 l2-6 d3-1',
      'c2-4 3,1 4g: f2-5 l2-1 d2-2',
      'c2-5 4,1 5w: f2-6 l2-2 d2-3',
      'c2-6 5,1 6g: l2-3 d3-4',
      'c3-1 6,-1 7g: f3-2 l3-4 d3-5',
      'c3-2 7,-1 8b: f3-3 l3-5 d3-6',
      'c3-3 8,-1 9r: l3-6',
      'c3-4 6,0 7r: f3-5 l3-1 d3-2',
      'c3-5 7,0 8w: f3-6 l3-2 d3-3',
      'c3-6 8,0 9g: l3-3 d4-1',
      'c4-1 9,1 10g: f4-2 l4-4 d4-5',
      'c4-2 10,1 11r: f4-3 d4-6',
      'c4-3 11,1 12b: f5-4 l4-6 d5-1',
      'c4-4 9,2 10b: f4-5 l4-1 d4-2',
      'c4-5 10,2 11w: f4-6 d4-3',
      'c4-6 11,2 12g: l4-3 d5-4',
      'c5-1 12,0 13w: f5-2 l5-4 d5-5',
      'c5-2 13,0 14r: f5-3 l5-5 d5-6',
      'c5-3 14,0 15w: l5-6',
      'c5-4 12,1 13g: f5-5 l5-1 d5-2',
      'c5-5 13,1 14r: f5-6 l5-2 d5-3',
      'c5-6 14,1 15w: l5-3',
    ]);
    expect(barriers(found)).toEqual(['4,0,4,1', '10,2,11,2']);
    expect(lines(found)).toEqual(['7,6,-1,6,1', '13,12,0,12,2']);
    expect(cards(found)).toEqual(['0,0,3,2', '3,0,3,2', '6,-1,3,2', '9,1,3,2', '12,0,3,2']);
  });

  it('of a track that bends', () => {
    const found = chart('dog-leg');
    expect(squares(found)).toEqual([
      'c1-1 0,0 1g: f1-2 l1-4 d1-5',
      'c1-2 1,0 2b: f1-3 l1-5 d1-6',
      'c1-3 2,0 3g: f2-1 l1-6 d2-4',
      'c1-4 0,1 1b: f1-5 l1-1 d1-2',
      'c1-5 1,1 2g: f1-6 l1-2 d1-3',
      'c1-6 2,1 3r: f2-4 l1-3 d2-1',
      'c2-1 3,0 4b: f2-2 l2-4 d2-5',
      'c2-2 4,0 5g: f2-3 l2-5 d2-6',
      'c2-3 5,0 6b: f3-1 l2-6 d3-2',
      'c2-4 3,1 4g: f2-5 l2-1 d2-2',
      'c2-5 4,1 5w: f2-6 l2-2 d2-3',
      'c2-6 5,1 6g: l2-3 d3-1',
      'c3-1 6,0 7r: f3-2 l3-4 d3-5',
      'c3-2 6,-1 8b: f3-3 l3-5 d3-6',
      'c3-3 6,-2 9g: f4-1 l3-6 d4-4',
      'c3-4 7,0 7g: f3-5 l3-1 d3-2',
      'c3-5 7,-1 8b: f3-6 l3-2 d3-3',
      'c3-6 7,-2 9w: f4-4 l3-3 d4-1',
      'c4-1 6,-3 10g: f4-2 l4-4 d4-5',
      'c4-2 6,-4 11w: l4-5 d4-6',
      'c4-3 6,-5 12b: l4-6',
      'c4-4 7,-3 10b: f4-5 l4-1 d4-2 d5-4',
      'c4-5 7,-4 11g: f4-6 f5-4 l4-2 d4-3 d5-1',
      'c4-6 7,-5 12r: f5-1 l4-3 d5-4',
      'c5-1 8,-5 13b: f5-2 l5-4 d5-5',
      'c5-2 9,-5 14g: f5-3 l5-5 d5-6',
      'c5-3 10,-5 15r: f6-1 l5-6 d6-4',
      'c5-4 8,-4 13w: f5-5 l5-1 d5-2',
      'c5-5 9,-4 14g: f5-6 l5-2 d5-3',
      'c5-6 10,-4 15b: f6-4 l5-3 d6-1',
      'c6-1 11,-5 16g: f6-2 l6-4 d6-5',
      'c6-2 12,-5 17r: f6-3 l6-5 d6-6',
      'c6-3 13,-5 18b: l6-6',
      'c6-4 11,-4 16b: f6-5 l6-1 d6-2',
      'c6-5 12,-4 17w: f6-6 l6-2 d6-3',
      'c6-6 13,-4 18g: l6-3',
    ]);
    expect(barriers(found)).toEqual(['6,-4,7,-4']);
    expect(lines(found)).toEqual(['7,6,1,8,1', '13,8,-5,8,-3']);
    expect(cards(found)).toEqual(['0,0,3,2', '3,0,3,2', '6,-2,2,3', '6,-5,2,3', '8,-5,3,2', '11,-5,3,2']);
  });

  it('of cards turned upright', () => {
    const found = chart('ladder-rock');
    expect(squares(found)).toEqual([
      'c1-1 0,0 1b: f1-2 l1-4 d1-5',
      'c1-2 1,0 2b: f1-3 l1-5 d1-6',
      'c1-3 2,0 3g: f2-5 l1-6 d2-4 d2-6',
      'c1-4 0,1 1g: f1-5 l1-1 d1-2',
      'c1-5 1,1 2w: f1-6 l1-2 d1-3',
      'c1-6 2,1 3b: f2-6 l1-3 d2-5',
      'c2-1 4,-1 5g: f3-3 l2-2 d3-2',
      'c2-2 4,0 5b: f3-2 l2-1 l2-3 d3-1 d3-3',
      'c2-3 4,1 5r: f3-1 l2-2 d3-2',
      'c2-4 3,-1 4w: f2-1 l2-5 d2-2',
      'c2-5 3,0 4g: l2-4 l2-6 d2-1 d2-3',
      'c2-6 3,1 4b: f2-3 l2-5 d2-2',
      'c3-1 5,1 6r: f3-4 l3-2 d3-5',
      'c3-2 5,0 6g: f3-5 l3-1 l3-3 d3-4 d3-6',
      'c3-3 5,-1 6w: f3-6 l3-2 d3-5',
      'c3-4 6,1 7b: f4-1 l3-5 d4-4',
      'c3-5 6,0 7g: l3-4 l3-6 d4-1',
      'c3-6 6,-1 7b: l3-5',
      'c4-1 7,1 8w: l4-4 d4-5',
      'c4-2 8,1 9b: f4-3 l4-5 d4-6',
      'c4-3 9,1 10g: f5-5 l4-6 d5-4 d5-6',
      'c4-4 7,2 8r: f4-5 l4-1 d4-2',
      'c4-5 8,2 9g: f4-6 l4-2 d4-3',
      'c4-6 9,2 10b: f5-6 l4-3 d5-5',
      'c5-1 11,0 12b: f6-1 l5-2 d6-4',
      'c5-2 11,1 12g: f6-4 l5-1 l5-3 d6-1',
      'c5-3 11,2 12r: l5-2 d6-4',
      'c5-4 10,0 11g: f5-1 l5-5 d5-2',
      'c5-5 10,1 11b: f5-2 l5-4 l5-6 d5-1 d5-3',
      'c5-6 10,2 11w: f5-3 l5-5 d5-2',
      'c6-1 12,0 13g: f6-2 l6-4 d6-5',
      'c6-2 13,0 14w: f6-3 l6-5 d6-6',
      'c6-3 14,0 15b: l6-6',
      'c6-4 12,1 13b: f6-5 l6-1 d6-2',
      'c6-5 13,1 14r: f6-6 l6-2 d6-3',
      'c6-6 14,1 15g: l6-3',
    ]);
    expect(barriers(found)).toEqual(['4,0,4,1', '8,1,8,2']);
    expect(lines(found)).toEqual(['6,5,-1,5,2', '11,10,0,10,3']);
    expect(cards(found)).toEqual(['0,0,3,2', '3,-1,2,3', '5,-1,2,3', '7,1,3,2', '10,0,2,3', '12,0,3,2']);
  });

  it('of a track that bends, with covered cards to play on', () => {
    const found = chart('dog-leg', true);
    expect(
      found.cards.map(({ x, y, width, height, covered }) => [x, y, width, height, covered].join(',')),
    ).toEqual([
      '0,0,3,2,false',
      '3,0,3,2,false',
      '6,-2,2,3,true',
      '6,-5,2,3,false',
      '6,-8,2,3,false',
      '8,-8,3,2,true',
      '11,-8,3,2,false',
      '14,-8,3,2,false',
    ]);
    expect(lines(found)).toEqual(['7,6,1,8,1', '16,8,-8,8,-6']);
    expect([found.goal, found.length]).toEqual(['c8-3', 24]);
  });
});

describe('what stands between two squares', () => {
  const at = ({ squares: all }: Chart, x: number, y: number): string =>
    all.find((square) => square.x === x && square.y === y)?.id ?? `nothing at ${x},${y}`;

  it('is a wall where they share a side, however far along the track', () => {
    const found = chart('corner-reef');
    expect(barriers(found)).toContain('4,0,4,1');
    expect(shutBetween(found, at(found, 3, 0), at(found, 4, 0))).toBe('wall');
    expect(shutBetween(found, at(found, 4, 0), at(found, 3, 0))).toBe('wall');
  });

  it('is nothing where they do not touch, though a wall stands before one of them', () => {
    const found = chart('corner-reef');
    expect(shutBetween(found, at(found, 2, 0), at(found, 4, 0))).toBe(undefined);
    expect(shutBetween(found, at(found, 3, 1), at(found, 4, 0))).toBe(undefined);
  });

  it('is nothing two rows apart either, on a card that lies upright', () => {
    // Turned by a quarter the east side of a square looks down.
    const cards = [0, 2, 4].map((x) => ({ ...design('ggg/ggg', ['2e', '5e']), x, y: 0, turn: 1 as const }));
    const found = buildChart({ id: 'upright', cards, accelerations: [] }, false);
    if (typeof found === 'string') throw new Error(found);
    expect(barriers(found)).toEqual(expect.arrayContaining(['0,2,1,2', '1,2,2,2']));
    expect(shutBetween(found, at(found, 0, 1), at(found, 0, 2))).toBe('wall');
    expect(shutBetween(found, at(found, 0, 0), at(found, 0, 2))).toBe(undefined);
  });

  it('is nothing for whoever is not on the board, or a square that is not there', () => {
    const found = chart('corner-reef');
    expect(shutBetween(found, null, 'c1-1')).toBe(undefined);
    expect(shutBetween(found, 'c1-1', 'c9-9')).toBe(undefined);
  });
});
