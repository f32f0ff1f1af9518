import {
  barrierKey,
  between,
  stepKinds,
  type Chart,
  type ChartBarrier,
  type ChartLine,
  type Square,
  type Step,
} from './chart.ts';
import {
  corners,
  sides,
  type Barrier,
  type Corner,
  type Heading,
  type MapLayout,
  type PlacedCard,
  type Side,
} from './layout.ts';

export const leastCards = 3;
export const mostCards = 10;

/** What is wrong with a layout; the sentence stands under `map.<problem>`. */
export const mapProblems = [
  'card-count',
  'overlap',
  'apart',
  'backwards',
  'barrier',
  'acceleration',
  'start',
  'goal',
] as const;
export type MapProblem = (typeof mapProblems)[number];

export const isMapProblem = (text: string): text is MapProblem =>
  (mapProblems as readonly string[]).includes(text);

type Cell = Omit<Square, 'steps'>;
type Point = readonly [number, number];

const unturned = { width: 3, height: 2 };
export const sizeOf = (card: PlacedCard) =>
  card.turn % 2 === 0 ? unturned : { width: unturned.height, height: unturned.width };

const directions: Readonly<Record<Heading, Point>> = {
  east: [1, 0],
  north: [0, -1],
  south: [0, 1],
  west: [-1, 0],
};
const headingOf = (card: PlacedCard): Heading => card.heading ?? 'east';
const along = (heading: Heading, [x, y]: Point): number => {
  const [dx, dy] = directions[heading];
  return x * dx + y * dy;
};

/** Works out every step of a laid map, or says what is wrong with it. */
export function buildChart(layout: MapLayout, coverSquares: boolean): Chart | MapProblem {
  if (layout.cards.length < leastCards || layout.cards.length > mostCards) return 'card-count';
  if (layout.accelerations.some((after) => after < 1 || after >= layout.cards.length)) return 'acceleration';
  const { cards, covers, behind } = coverSquares ? covered(layout) : plain(layout);
  const cells = cellsOf(cards);
  if (new Set(cells.map(({ x, y }) => `${x},${y}`)).size < cells.length) return 'overlap';
  if (cells.some(({ rank }) => rank < 1)) return 'backwards';
  if (cards.some((_, at) => at > 0 && !touchesEarlier(cells, at + 1))) return 'apart';
  const barriers = cards.flatMap(barriersOf);
  if (cards.some((card) => card.barriers.some((barrier) => !isBarrier(barrier)))) return 'barrier';
  const squares = withSteps(cells, cards, barriers);
  const start = startOf(squares, layout.start);
  const goal = goalOf(squares, coverSquares ? behindCovers(layout, layout.goal) : layout.goal);
  if (!start || start.rank !== 1) return 'start';
  if (!goal || goal.id === start.id) return 'goal';
  return {
    id: layout.id,
    squares,
    cards: cards.map((card, at) => ({ x: card.x, y: card.y, ...sizeOf(card), covered: covers.has(at) })),
    barriers,
    lines: behind.flatMap((at) => lineBefore(cards, cells, at)),
    start: start.id,
    goal: goal.id,
    length: goal.rank,
  };
}

interface Track {
  readonly cards: readonly PlacedCard[];
  /** Places in `cards` of those laid face down. */
  readonly covers: ReadonlySet<number>;
  /** Places in `cards` of those with which a new stretch begins. */
  readonly behind: readonly number[];
}

const plain = (layout: MapLayout): Track => ({
  cards: layout.cards,
  covers: new Set(),
  behind: layout.accelerations,
});

const coverColours: PlacedCard['colours'] = ['white', 'white', 'white', 'white', 'white', 'white'];

/** Face-down cards that take room: each lies where the next card would, and all after it move on by its length. */
function covered(layout: MapLayout): Track {
  const cards: PlacedCard[] = [];
  const covers = new Set<number>();
  const behind: number[] = [];
  let [shiftX, shiftY] = [0, 0];
  layout.cards.forEach((card, at) => {
    const placed = { ...card, x: card.x + shiftX, y: card.y + shiftY };
    if (layout.accelerations.includes(at)) {
      const [dx, dy] = directions[headingOf(card)];
      const length = dx === 0 ? sizeOf(card).height : sizeOf(card).width;
      covers.add(cards.length);
      behind.push(cards.length);
      cards.push({ ...placed, colours: coverColours, barriers: [] });
      [shiftX, shiftY] = [shiftX + dx * length, shiftY + dy * length];
      cards.push({ ...placed, x: placed.x + dx * length, y: placed.y + dy * length });
    } else cards.push(placed);
  });
  return { cards, covers, behind };
}

/** The same square once the cards are counted with the covers before it. */
function behindCovers({ accelerations }: MapLayout, square: string | undefined): string | undefined {
  return square?.replace(/^c(\d+)/, (_, card: string) => {
    const covers = new Set(accelerations.filter((after) => after < Number(card)));
    return `c${Number(card) + covers.size}`;
  });
}

/** The ranks are counted from the first line of each card; after a bend the count goes on behind the card before. */
function cellsOf(cards: readonly PlacedCard[]): readonly Cell[] {
  let base = 1;
  return cards.flatMap((card, at) => {
    const before = cards[at - 1];
    if (before)
      base += headingOf(before) === headingOf(card) ? entryOf(card) - entryOf(before) : lengthOf(before);
    return cellsOn(card, at, base);
  });
}

function lengthOf(card: PlacedCard): number {
  const { width, height } = sizeOf(card);
  return directions[headingOf(card)][0] === 0 ? height : width;
}

function entryOf(card: PlacedCard): number {
  const { width, height } = sizeOf(card);
  const ends: readonly Point[] = [
    [card.x, card.y],
    [card.x + width - 1, card.y + height - 1],
  ];
  return Math.min(...ends.map((end) => along(headingOf(card), end)));
}

/** Where square 1 to 6 of a card lies once it is turned. */
export function placeOn(card: PlacedCard, square: number): Point {
  const column = (square - 1) % unturned.width;
  const row = Math.floor((square - 1) / unturned.width);
  const turned: readonly Point[] = [
    [column, row],
    [unturned.height - 1 - row, column],
    [unturned.width - 1 - column, unturned.height - 1 - row],
    [row, unturned.width - 1 - column],
  ];
  const [x, y] = turned[card.turn] ?? [column, row];
  return [card.x + x, card.y + y];
}

function cellsOn(card: PlacedCard, at: number, base: number): readonly Cell[] {
  return card.colours.map((colour, index) => {
    const [x, y] = placeOn(card, index + 1);
    const rank = base + along(headingOf(card), [x, y]) - entryOf(card);
    return { id: `c${at + 1}-${index + 1}`, x, y, card: at + 1, colour, rank };
  });
}

const touch = (a: Cell, b: Cell): boolean => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

const touchesEarlier = (cells: readonly Cell[], card: number): boolean =>
  cells.some((cell) => cell.card === card && cells.some((other) => other.card < card && touch(cell, other)));

const isSide = (at: string): at is Side => (sides as readonly string[]).includes(at);
const isCorner = (at: string): at is Corner => (corners as readonly string[]).includes(at);

const isBarrier = ({ square, at }: Barrier): boolean =>
  Number.isInteger(square) && square >= 1 && square <= 6 && (isSide(at) || isCorner(at));

export function barriersOf(card: PlacedCard): readonly ChartBarrier[] {
  return card.barriers.filter(isBarrier).map((barrier) => {
    const [x, y] = placeOn(card, barrier.square);
    return isSide(barrier.at)
      ? sideOf(x, y, turnedBy(sides, barrier.at, card.turn))
      : cornerOf(x, y, turnedBy(corners, barrier.at, card.turn));
  });
}

const turnedBy = <Value>(ring: readonly Value[], from: Value, quarters: number): Value =>
  ring[(ring.indexOf(from) + quarters) % ring.length] ?? from;

function sideOf(x: number, y: number, side: Side): ChartBarrier {
  switch (side) {
    case 'n':
      return { from: [x, y], to: [x + 1, y] };
    case 's':
      return { from: [x, y + 1], to: [x + 1, y + 1] };
    case 'w':
      return { from: [x, y], to: [x, y + 1] };
    case 'e':
      return { from: [x + 1, y], to: [x + 1, y + 1] };
  }
}

function cornerOf(x: number, y: number, corner: Corner): ChartBarrier {
  const point: Point = [
    corner === 'ne' || corner === 'se' ? x + 1 : x,
    corner === 'sw' || corner === 'se' ? y + 1 : y,
  ];
  return { from: point, to: point };
}

function withSteps(
  cells: readonly Cell[],
  cards: readonly PlacedCard[],
  barriers: readonly ChartBarrier[],
): readonly Square[] {
  const shut = new Set(barriers.map(barrierKey));
  const heading = (cell: Cell): Heading => cards[cell.card - 1]?.heading ?? 'east';
  return cells.map((cell) => ({
    ...cell,
    steps: cells
      .filter((other) => other !== cell && touch(cell, other) && !shut.has(barrierKey(between(cell, other))))
      .map((other) => ({ to: other.id, kind: kindOf(cell, other, heading(cell), heading(other)) }))
      .filter((step): step is Step => step.kind !== undefined)
      .sort((a, b) => stepKinds.indexOf(a.kind) - stepKinds.indexOf(b.kind)),
  }));
}

/** Back is no step. Where the track bends only the next card is open, so that it may lie beside itself. */
function kindOf(a: Cell, b: Cell, from: Heading, to: Heading): Step['kind'] | undefined {
  const onward = a.x !== b.x && a.y !== b.y ? 'diagonal' : 'forward';
  if (from !== to) return b.card === a.card + 1 ? onward : undefined;
  const ahead = along(from, [b.x - a.x, b.y - a.y]);
  if (ahead < 0 || b.rank !== a.rank + ahead) return undefined;
  return ahead === 0 ? 'lateral' : onward;
}

function startOf(squares: readonly Square[], given: string | undefined): Square | undefined {
  if (given !== undefined) return squares.find(({ id }) => id === given);
  return squares
    .filter(({ rank, card }) => rank === 1 && card === 1)
    .sort((a, b) => b.y - a.y || a.x - b.x)[0];
}

function goalOf(squares: readonly Square[], given: string | undefined): Square | undefined {
  if (given !== undefined) return squares.find(({ id }) => id === given);
  const last = Math.max(...squares.map(({ rank }) => rank));
  return squares.filter(({ rank }) => rank === last).sort((a, b) => b.x - a.x || a.y - b.y)[0];
}

function lineBefore(cards: readonly PlacedCard[], cells: readonly Cell[], at: number): readonly ChartLine[] {
  const card = cards[at];
  if (!card) return [];
  const rank = Math.min(...cells.filter((cell) => cell.card === at + 1).map((cell) => cell.rank));
  const { width, height } = sizeOf(card);
  const [left, top, right, bottom] = [card.x, card.y, card.x + width, card.y + height];
  switch (headingOf(card)) {
    case 'east':
      return [{ rank, from: [left, top], to: [left, bottom] }];
    case 'west':
      return [{ rank, from: [right, top], to: [right, bottom] }];
    case 'north':
      return [{ rank, from: [left, bottom], to: [right, bottom] }];
    case 'south':
      return [{ rank, from: [left, top], to: [right, top] }];
  }
}
