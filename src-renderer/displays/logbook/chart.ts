import type { Chart, Line, RoundPart } from '../../../src-main/contract/logbook-evening.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';

/** A point of a line: in rounds from the left, and in its own unit upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So much of a round's width a move takes on the drawing. */
const rise = 0.18;

/** Where in its round an entry lies, every round being equally wide. */
export function xOf(entry: number, rounds: readonly RoundPart[]): number {
  const at = rounds.filter(({ from }) => from <= entry).length - 1;
  const round = rounds[at];
  if (!round) return 0;
  return at + Math.min(1, (entry - round.from + 1) / (round.to - round.from + 1));
}

type Race = Extract<Chart, { kind: 'race' }>;

/** Flat while they fight, rising while they move. */
export function raceLine(seat: SeatId, { points }: Race, rounds: readonly RoundPart[]): readonly Point[] {
  const drawn: Point[] = [];
  for (const { entry, at } of points) {
    const y = at[seat];
    if (y === undefined) continue;
    const x = xOf(entry, rounds);
    const last = drawn.at(-1);
    if (!last) drawn.push({ x: 0, y });
    else if (last.y !== y) drawn.push({ x: Math.max(last.x, x - rise), y: last.y }, { x, y });
  }
  const last = drawn.at(-1);
  return last ? [...drawn, { x: rounds.length, y: last.y }] : [];
}

/** Straight from round to round, broken where nothing is known. */
export const roundLine = ({ values }: Line): readonly Point[] =>
  values.flatMap((y, at) => (y === null ? [] : [{ x: at + 1, y }]));

/** Round figures to draw a scale by. */
export function scaleOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => span / each <= 6) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, nth) => first + nth * step);
}

/** Labels that would lie on each other are moved apart, downwards. */
export function apart(tops: readonly number[], least: number): readonly number[] {
  const order = tops.map((top, at) => ({ top, at })).sort((a, b) => a.top - b.top);
  const placed = [...tops];
  let below = Number.NEGATIVE_INFINITY;
  for (const { top, at } of order) {
    below = Math.max(top, below + least);
    placed[at] = below;
  }
  return placed;
}
