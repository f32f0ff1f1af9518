import type { MapPart } from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { Border, Frame, Note, Square, Wall } from '../../look/board.ts';
import type { Board, Seen } from '../drawing.ts';
import { part, playerOf } from './parts.ts';

/** Between two map cards, and where an acceleration point lies between them, in squares. */
const gap = 0.08;
const wideGap = 0.42;
const wallEnds = 0.04;
const cornerArm = 0.17;

type Card = MapPart['cards'][number];
type Line = MapPart['lines'][number];

/** Moves what lies at or behind an edge by the gaps before it. */
type Spread = (at: number) => number;

interface Layout {
  readonly x: Spread;
  readonly y: Spread;
}

/** Cards are pulled apart a little along every edge that no other card lies across. */
function spreadOf(
  cards: readonly { readonly from: number; readonly to: number }[],
  wide: readonly number[],
): Spread {
  const first = Math.min(...cards.map(({ from }) => from));
  const edges = [...new Set(cards.map(({ from }) => from))].filter(
    (edge) => edge > first && !cards.some(({ from, to }) => from < edge && edge < to),
  );
  const gapAt = (edge: number): number => (wide.includes(edge) ? wideGap : gap);
  return (at) => at + edges.filter((edge) => edge <= at).reduce((sum, edge) => sum + gapAt(edge), 0);
}

const isUpright = ({ from, to }: Line): boolean => from[0] === to[0];

function layoutOf({ cards, lines }: MapPart): Layout {
  const upright = lines.filter(isUpright).map(({ from }) => from[0]);
  const level = lines.filter((line) => !isUpright(line)).map(({ from }) => from[1]);
  return {
    x: spreadOf(
      cards.map(({ x, width }) => ({ from: x, to: x + width })),
      upright,
    ),
    y: spreadOf(
      cards.map(({ y, height }) => ({ from: y, to: y + height })),
      level,
    ),
  };
}

const frameOf = ({ x, y }: Layout, card: Card): Frame => ({
  x: x(card.x),
  y: y(card.y),
  width: card.width,
  height: card.height,
});

/** A side that is shut is a bar along it, a corner that is shut a small cross. */
function wallsOf({ x, y }: Layout, { from, to }: MapPart['barriers'][number]): readonly Wall[] {
  const [left, top] = [
    x(from[0]) - (x(from[0]) - x(from[0] - 0.5) - 0.5) / 2,
    y(from[1]) - (y(from[1]) - y(from[1] - 0.5) - 0.5) / 2,
  ];
  if (from[0] === to[0] && from[1] === to[1])
    return [
      { x1: left - cornerArm, y1: top - cornerArm, x2: left + cornerArm, y2: top + cornerArm },
      { x1: left - cornerArm, y1: top + cornerArm, x2: left + cornerArm, y2: top - cornerArm },
    ];
  return from[0] === to[0]
    ? [{ x1: left, y1: y(from[1]) + wallEnds, x2: left, y2: y(from[1]) + 1 - wallEnds }]
    : [{ x1: x(from[0]) + wallEnds, y1: top, x2: x(from[0]) + 1 - wallEnds, y2: top }];
}

/** A line that no card lies across goes through the whole map; any other is as long as its card. */
function isThrough({ cards }: MapPart, line: Line): boolean {
  const [at] = line.from;
  return isUpright(line) && !cards.some(({ x, width }) => x < at && at < x + width);
}

function bordersOf({ say }: Seen, map: MapPart, { x }: Layout): readonly Border[] {
  return map.lines
    .filter((line) => isThrough(map, line))
    .map(({ from, label }) => ({ x: x(from[0]) - wideGap / 2, words: say(label) }));
}

function shortLinesOf(map: MapPart, { x, y }: Layout): readonly Wall[] {
  return map.lines
    .filter((line) => !isThrough(map, line))
    .map(({ from, to }) =>
      from[0] === to[0]
        ? { x1: x(from[0]), y1: y(from[1]), x2: x(to[0]), y2: y(to[1] - 0.5) + 0.5 }
        : {
            x1: x(from[0]),
            y1: y(from[1]) - wideGap / 2,
            x2: x(to[0] - 0.5) + 0.5,
            y2: y(to[1]) - wideGap / 2,
          },
    );
}

type Box = Pick<Card, 'x' | 'y' | 'width' | 'height'>;
const covers = (card: Box, box: Box): boolean =>
  card.x < box.x + box.width &&
  card.x + card.width > box.x &&
  card.y < box.y + box.height &&
  card.y + card.height > box.y;

/** Whether words that large may stand there: inside the map, and on no card. */
function isFree({ cards }: MapPart, box: Box): boolean {
  const right = Math.max(...cards.map(({ x, width }) => x + width));
  const top = Math.min(...cards.map(({ y }) => y));
  const bottom = Math.max(...cards.map(({ y, height }) => y + height));
  const isInside = box.x + box.width <= right && box.y >= top && box.y + box.height <= bottom;
  return isInside && !cards.some((card) => covers(card, box));
}

/** Words beside a line that does not go through, where there is room for them. */
function lineNotesOf({ say }: Seen, map: MapPart, { x, y }: Layout): readonly Note[] {
  return map.lines
    .filter((line) => !isThrough(map, line))
    .flatMap(({ from, to, label }) => {
      const beside = { x: Math.max(from[0], to[0]), y: from[1] - 0.5, width: 4, height: 1 };
      if (!isFree(map, beside)) return [];
      return [{ x: x(beside.x - 0.5) + 0.8, y: y(from[1]) - 0.55, lines: [say(label)] }];
    });
}

/** Below or above a card whose neighbour is met in the corner only. */
function notesOf({ say }: Seen, map: MapPart, { x, y }: Layout): readonly Note[] {
  const lines = [say({ key: 'drawn.diagonals' }), say({ key: 'drawn.diagonals.only' })];
  return map.corners.flatMap((number) => {
    const card = map.cards[number - 1];
    if (!card) return [];
    const below = { x: card.x, y: card.y + card.height, width: 2, height: 1 };
    if (isFree(map, below)) return [{ x: x(card.x), y: y(below.y - 0.5) + 0.65, lines }];
    const above = { ...below, y: card.y - 1 };
    return isFree(map, above) ? [{ x: x(card.x), y: y(card.y) - 0.85, lines }] : [];
  });
}

/** The map as it lies, with everybody's marker; what is legal on it comes with the prompt or the view. */
export function boardOf(seen: Seen): Board | undefined {
  const map = part(seen, 'map');
  if (!map) return undefined;
  const layout = layoutOf(map);
  return {
    squares: map.squares.map((square): Square => squareOf(seen, map, layout, square)),
    frames: map.cards.map((card) => frameOf(layout, card)),
    walls: [...map.barriers.flatMap((barrier) => wallsOf(layout, barrier)), ...shortLinesOf(map, layout)],
    borders: bordersOf(seen, map, layout),
    notes: [...notesOf(seen, map, layout), ...lineNotesOf(seen, map, layout)],
    markers: markersOf(seen),
  };
}

function squareOf({ say }: Seen, map: MapPart, { x, y }: Layout, square: MapPart['squares'][number]): Square {
  return {
    id: square.id,
    x: x(square.x),
    y: y(square.y),
    ground: square.colour,
    label: say(square.name),
    ...(square.id === map.goal
      ? { sign: 'flag' as const }
      : square.id === map.start
        ? { sign: 'anchor' as const }
        : {}),
  };
}

function markersOf(seen: Seen): Board['markers'] {
  const { at, trail } = part(seen, 'markers');
  const captains = part(seen, 'captains');
  return captains.flatMap(({ player, awaited }) => {
    const square = at[player]?.square;
    if (square === null || square === undefined) return [];
    const path = trail.at(-1) === square ? { path: trail } : {};
    return [{ captain: playerOf(seen, player), at: square, awaited, ...path }];
  });
}

/** The same board with the lamp on every square that may be gone to, and its price. */
export function legalBoardOf(seen: Seen): Board | undefined {
  const board = boardOf(seen);
  const legal = part(seen, 'moving')?.legal ?? [];
  if (!board) return undefined;
  const costs = new Map(legal.map(({ square, distance }) => [square, distance]));
  return {
    ...board,
    squares: board.squares.map((square): Square => {
      const points = costs.get(square.id);
      if (points === undefined) return square;
      return {
        ...square,
        legal: { figure: points, label: seen.say({ key: 'drawn.legal', values: { points } }) },
      };
    }),
  };
}
