import type { Colour } from '../dice.ts';

/** A step leads on, sideways or slantwise on; none leads back. Of two ways the straighter one is shown. */
export const stepKinds = ['forward', 'lateral', 'diagonal'] as const;
export type StepKind = (typeof stepKinds)[number];

export interface Step {
  readonly to: string;
  readonly kind: StepKind;
}

/** `id` is card and number on it, as a person counts them: `c3-4`. Rank 1 is the line of the start. */
export interface Square {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly card: number;
  readonly colour: Colour;
  readonly rank: number;
  readonly steps: readonly Step[];
}

/** Where a map card lies, for drawing. Turned by a quarter it is as high as others are long. */
export interface ChartCard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly covered: boolean;
}

/** A wall along the side of a square, or a bar across a corner (then both ends are the same point). */
export interface ChartBarrier {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** An acceleration point: whoever reaches `rank` has crossed it. */
export interface ChartLine {
  readonly rank: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A map laid out, with every step worked out once. It travels in the event that lays it. */
export interface Chart {
  readonly id: string;
  readonly squares: readonly Square[];
  readonly cards: readonly ChartCard[];
  readonly barriers: readonly ChartBarrier[];
  readonly lines: readonly ChartLine[];
  readonly start: string;
  readonly goal: string;
  /** The rank of the goal. */
  readonly length: number;
}

export const squareOf = (chart: Chart, id: string): Square | undefined =>
  chart.squares.find((square) => square.id === id);

/** The side that two squares share, or the corner they meet in. */
export function between(a: Pick<Square, 'x' | 'y'>, b: Pick<Square, 'x' | 'y'>): ChartBarrier {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  if (a.x !== b.x && a.y !== b.y) return { from: [x, y], to: [x, y] };
  return a.x === b.x ? { from: [x, y], to: [x + 1, y] } : { from: [x, y], to: [x, y + 1] };
}

export const barrierKey = ({ from, to }: ChartBarrier): string => `${from.join(',')} ${to.join(',')}`;

/** What stands between two squares that touch: a wall, or a bar across the corner. */
export function shutBetween(chart: Chart, from: string | null, to: string): 'wall' | 'corner' | undefined {
  const [a, b] = [from === null ? undefined : squareOf(chart, from), squareOf(chart, to)];
  if (!a || !b || Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1) return undefined;
  const key = barrierKey(between(a, b));
  if (!chart.barriers.some((barrier) => barrierKey(barrier) === key)) return undefined;
  return a.x !== b.x && a.y !== b.y ? 'corner' : 'wall';
}

/** A square that was found on the map before anybody went there. */
export function squareAt(chart: Chart, id: string): Square {
  const square = squareOf(chart, id);
  if (!square) throw new Error(`no square ${id} on this map`);
  return square;
}
