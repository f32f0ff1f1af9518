import type { SeatId } from '../rules/kernel/seat.ts';
import type { Chart, Line, RoundPart } from './logbook-evening.ts';

/** How a line of an evening runs: the same on the page, in a picture that is sent and on a printed sheet. */

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

export type Race = Extract<Chart, { kind: 'race' }>;

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

/** From a point of a line to where it lies on a drawing. */
export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

const tenths = (number: number): string => String(Math.round(number * 10) / 10);

/** As SVG writes it, and whatever else draws by its words. */
export const pathOf = (line: readonly Point[], { x, y }: Scale): string =>
  line.map((point, at) => `${at === 0 ? 'M' : 'L'}${tenths(x(point.x))} ${tenths(y(point.y))}`).join('');

/** The lowest and the highest that is ever drawn of a race, its goal among them. */
export function reachOf({ lines, ruler }: Race): readonly [low: number, high: number] {
  const values = lines.flatMap((line) => line.values.map((value) => value ?? 0));
  return [Math.min(0, ...values), Math.max(ruler.length, ...values)];
}

/** Labels that would lie on each other are moved apart, downwards, and up again from below the lowest place there is. */
export function apart(
  tops: readonly number[],
  least: number,
  lowest = Number.POSITIVE_INFINITY,
): readonly number[] {
  const order = tops.map((top, at) => ({ top, at })).sort((a, b) => a.top - b.top);
  const placed = [...tops];
  let below = Number.NEGATIVE_INFINITY;
  for (const { top, at } of order) {
    below = Math.max(top, below + least);
    placed[at] = below;
  }
  let above = lowest;
  for (const { at } of [...order].reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, above);
    above = (placed[at] ?? 0) - least;
  }
  return placed;
}

/** A line that never leaves the ground, or that the race has drawn already, tells nothing. */
export function tells(lines: readonly Line[], charts: readonly Chart[]): boolean {
  const race = charts.find(({ kind }) => kind === 'race');
  const drawn = race?.kind === 'race' ? race.lines : [];
  const told = (all: readonly Line[]): string =>
    JSON.stringify([...all].sort((a, b) => a.seat.localeCompare(b.seat)));
  return lines.some(({ values }) => values.some((value) => value)) && told(lines) !== told(drawn);
}
