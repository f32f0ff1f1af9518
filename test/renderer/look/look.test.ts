import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extentOf, placeInSquare } from '../../../src-renderer/look/board.ts';
import { GRID, ledgerBottom, rowCentre, rowsFor } from '../../../src-renderer/look/grid.ts';
import { seatIds } from '../../../src-main/rules/kernel/seat.ts';
import { MARKS, markAt } from '../../../src-renderer/look/marks.ts';
import { SIGNS } from '../../../src-renderer/look/sign-names.ts';
import { still } from '../../../src-renderer/look/still.ts';

const renderer = join(import.meta.dirname, '..', '..', '..', 'src-renderer');
const read = (...path: string[]): string => readFileSync(join(renderer, ...path), 'utf8');
const elements = readdirSync(join(renderer, 'elements')).filter((name) => name.endsWith('.svelte'));

describe('the ledger', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('of %i captains ends above the ruler', (count) => {
    expect(ledgerBottom(rowsFor(count))).toBeLessThanOrEqual(GRID.bodyBottom);
  });

  it.each([3, 6, 10])('of %i captains leaves the stage a place below it on a narrow screen', (count) => {
    expect(GRID.bodyBottom - ledgerBottom(rowsFor(count, true))).toBeGreaterThan(18);
  });

  it('has two-line rows to six captains and one line beyond', () => {
    expect([3, 5, 6, 7, 10].map((count) => rowsFor(count).density)).toEqual([
      'roomy',
      'roomy',
      'six',
      'crowd',
      'crowd',
    ]);
  });

  it('has its rows one under the other in table order', () => {
    const rows = rowsFor(5);
    expect(rowCentre(rows, 1) - rowCentre(rows, 0)).toBeCloseTo(rows.height);
  });
});

describe('a picture that stands for long', () => {
  it('drifts on a circle of one u, a step a minute', () => {
    const steps = Array.from({ length: 12 }, (_, minute) => still(minute, 0));
    for (const step of steps) expect(Math.hypot(step.x, step.y)).toBeCloseTo(1);
    expect(new Set(steps.map((step) => `${step.x.toFixed(3)},${step.y.toFixed(3)}`)).size).toBe(12);
  });

  it('dims after five minutes without a change and keeps only the prompt after ten', () => {
    expect([0, 4, 5, 9, 10].map((minutes) => still(0, minutes).rest)).toEqual([
      'awake',
      'awake',
      'dim',
      'dim',
      'alone',
    ]);
  });

  it('lets the prompt wander down to the foot of the screen and back, never off it', () => {
    const heights = Array.from({ length: 12 }, (_, minute) => still(minute, 10).y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(60);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThan(GRID.height - 22 - GRID.promptTop);
  });
});

describe('markers on one square', () => {
  it('one alone takes the middle', () => {
    expect(placeInSquare(0, 1)).toEqual({ x: 0.5, y: 0.5, size: 0.74 });
  });

  it.each([2, 3, 4, 5, 9, 10])('%i of them stay inside it and cover nobody', (many) => {
    const places = Array.from({ length: many }, (_, nth) => placeInSquare(nth, many));
    for (const one of places) {
      for (const edge of [one.x, one.y]) {
        expect(edge - one.size / 2).toBeGreaterThanOrEqual(0);
        expect(edge + one.size / 2).toBeLessThanOrEqual(1);
      }
      for (const other of places)
        if (other !== one)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size);
    }
  });

  it('a map reaches from its first square to its last', () => {
    const square = (x: number, y: number) => ({ id: `${x}`, x, y, ground: 'red' as const, label: '' });
    expect(extentOf([square(2, 1), square(5.5, 0)])).toEqual({ left: 2, top: 0, width: 4.5, height: 2 });
  });
});

describe('the sprite', () => {
  const sprite = read('look', 'signs.svg');

  it.each([...SIGNS, ...MARKS.map((mark) => `m-${mark}`)])('draws %s', (name) => {
    expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 `);
  });

  it('has eleven marks, one for each seat, and no twelfth', () => {
    expect(MARKS.map((_, seat) => markAt(seat))).toEqual([...MARKS]);
    expect(MARKS).toHaveLength(seatIds.length);
    expect(() => markAt(seatIds.length)).toThrow(RangeError);
  });
});

describe.each(elements)('%s', (name) => {
  const source = read('elements', name);
  const style = /<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? '';

  it('moves on transform and opacity only, but for what is uncovered once', () => {
    const moved = [...style.matchAll(/transition:\s*([\w-]+)/g)].map((hit) => hit[1]);
    expect(moved.filter((property) => property !== 'transform' && property !== 'opacity')).toEqual([]);
    const frames = [...style.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)];
    const drawn = frames.flatMap(([, body = '']) => [...body.matchAll(/([\w-]+):/g)].map(([, name]) => name));
    // How fast is not what is drawn.
    const light: readonly (string | undefined)[] = [
      'transform',
      'opacity',
      'clip-path',
      'animation-timing-function',
    ];
    expect(drawn.filter((property) => !light.includes(property))).toEqual([]);
  });

  it('takes its colours from the look', () => {
    const allowed = /rgba\(255, 255, 255, 0\.(28|3)\)|#fff\b|#12232a\b/g;
    expect(style.replace(allowed, '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsl/i);
  });

  it('imports Svelte, the look and other elements, and nothing else', () => {
    const imports = [...source.matchAll(/from '([^']+)'/g)].map((hit) => hit[1] ?? '');
    expect(imports.filter((from) => !/^(svelte(\/|$)|\.\.\/look\/|\.\/)/.test(from))).toEqual([]);
  });

  it('turns round with the script: it has no left and right of its own', () => {
    const turns = style.replace(/\/\*[\s\S]*?\*\//g, '');
    const fixed = /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right))/;
    const ltrOnly = ['Ruler.svelte', 'MapBoard.svelte', 'BidSlider.svelte'];
    if (!ltrOnly.includes(name)) expect(turns).not.toMatch(fixed);
  });
});
