import type { Chart } from '../../rules/pirate-quest/map/chart.ts';
import type { MapLayout } from '../../rules/pirate-quest/map/layout.ts';

/** For whoever draws or lays a map of Pirate Quest before there is a table that plays on it. */
export { barriersOf, leastCards, mostCards, placeOn, sizeOf } from '../../rules/pirate-quest/map/build.ts';
export { corners, headings, sides } from '../../rules/pirate-quest/map/layout.ts';
export type { ChartBarrier } from '../../rules/pirate-quest/map/chart.ts';
export type {
  Barrier,
  Heading,
  MapChoice,
  MapLayout,
  PlacedCard,
} from '../../rules/pirate-quest/map/layout.ts';

/** A map small enough for a list of them. */
export type MapPicture = Pick<Chart, 'cards' | 'barriers' | 'lines'> & {
  readonly squares: readonly Pick<Chart['squares'][number], 'id' | 'x' | 'y' | 'colour'>[];
  readonly start: string;
  readonly goal: string;
};

/** What was found out about a map: how it is laid, its picture if it can be drawn, and what to know of it. */
export interface MapLooked {
  readonly layout: MapLayout | null;
  readonly picture: MapPicture | null;
  /** It cannot be laid, or not be finished. */
  readonly problem: string | null;
  /** Squares that only a diagonal leads away from, and squares nobody gets away from. */
  readonly diagonalOnly: readonly string[];
  readonly traps: readonly string[];
}

export const pictureOf = ({ squares, cards, barriers, lines, start, goal }: Chart): MapPicture => ({
  squares: squares.map(({ id, x, y, colour }) => ({ id, x, y, colour })),
  cards,
  barriers,
  lines,
  start,
  goal,
});
