import { message, type Message } from '../../kernel/message.ts';
import { isMapProblem } from './build.ts';
import type { Chart } from './chart.ts';
import { diagonalOnly, hasWayToGoal, traps } from './check.ts';
import { mapFor } from './choose.ts';
import type { MapChoice, MapLayout } from './layout.ts';

/** A map small enough for a list of them. */
export type MapPicture = Pick<Chart, 'cards' | 'barriers' | 'lines'> & {
  readonly squares: readonly Pick<Chart['squares'][number], 'id' | 'x' | 'y' | 'colour'>[];
  readonly start: string;
  readonly goal: string;
};

/** What is found out about a map before it is played: how it is laid, its picture if it can be drawn, what to know. */
export interface MapLooked {
  readonly layout: MapLayout | null;
  readonly picture: MapPicture | null;
  /** It cannot be laid, or not be finished. */
  readonly problem: Message | null;
  /** Squares that only a diagonal leads away from, and squares nobody gets away from. */
  readonly diagonalOnly: readonly string[];
  readonly traps: readonly string[];
}

const pictureOf = ({ squares, cards, barriers, lines, start, goal }: Chart): MapPicture => ({
  squares: squares.map(({ id, x, y, colour }) => ({ id, x, y, colour })),
  cards,
  barriers,
  lines,
  start,
  goal,
});

export function lookAtMap(map: MapChoice, coverSquares = false): MapLooked {
  const laid = mapFor(map, coverSquares);
  if (typeof laid === 'string')
    return {
      layout: map.kind === 'laid' ? map.layout : null,
      picture: null,
      problem: isMapProblem(laid)
        ? message(`map.${laid}`)
        : message('refusal.no-such-scenario', { problem: laid }),
      diagonalOnly: [],
      traps: [],
    };
  const { chart, layout } = laid;
  return {
    layout,
    picture: pictureOf(chart),
    problem: hasWayToGoal(chart) ? null : message('map.no-way'),
    diagonalOnly: diagonalOnly(chart),
    traps: traps(chart),
  };
}
