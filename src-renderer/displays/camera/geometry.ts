import type { Cells, Corners, Point } from '../labels/told.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const middleOf = (corners: Corners): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
  y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
});

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The longer of its sides. */
export const sideOf = ([first, second, third]: Corners): number =>
  Math.max(distance(first, second), distance(second, third));

/** How far the corner that went farthest has gone, in sides of the label: a turn counts as a step does. */
export const movedBy = (before: Corners, now: Corners): number =>
  Math.max(...before.map((corner, at) => distance(corner, now[at] ?? corner))) / Math.max(1, sideOf(before));

/** Whether a label lies where another one does. */
export const overlap = (one: Corners, other: Corners): boolean =>
  distance(middleOf(one), middleOf(other)) < (sideOf(one) + sideOf(other)) * 0.35;

/** The cells of a picture that a label covers, with so many of its sides around it; one at least. */
export function cellsUnder(
  corners: Corners,
  { columns, rows }: Pick<Cells, 'columns' | 'rows'>,
  { width, height }: Size,
  around = 0,
): readonly number[] {
  const more = sideOf(corners) * around;
  const across = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x * columns) / width)));
  const down = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y * rows) / height)));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const cells: number[] = [];
  for (let row = down(Math.min(...ys) - more); row <= down(Math.max(...ys) + more); row++)
    for (let column = across(Math.min(...xs) - more); column <= across(Math.max(...xs) + more); column++)
      cells.push(row * columns + column);
  return cells;
}
