import {
  barriersOf,
  corners,
  headings,
  mostCards,
  placeOn,
  sides,
  sizeOf,
  type Barrier,
  type ChartBarrier,
  type Heading,
  type MapLayout,
  type PlacedCard,
} from '../../../src-main/contract/games/pirate-quest-view.ts';

export type Colour = PlacedCard['colours'][number];
export const colours = ['green', 'blue', 'red', 'white'] as const satisfies readonly Colour[];
export const tools = [...colours, 'barrier', 'start', 'goal'] as const;
export type Tool = (typeof tools)[number];
export { headings, mostCards };
/** By these a brush is taken; on a square that has the focus a colour's letter paints it at once. */
export const brushKeys: Readonly<Record<string, Tool>> = {
  G: 'green',
  B: 'blue',
  R: 'red',
  W: 'white',
  I: 'barrier',
};

const blankColours: PlacedCard['colours'] = ['white', 'white', 'white', 'white', 'white', 'white'];
const blankCard = (x: number, y: number): PlacedCard => ({
  x,
  y,
  turn: 0,
  colours: blankColours,
  barriers: [],
});

export const emptyLayout: MapLayout = {
  id: 'laid',
  cards: [blankCard(0, 0), blankCard(3, 0), blankCard(6, 0)],
  accelerations: [],
};

const without = <Key extends keyof MapLayout>(layout: MapLayout, ...keys: readonly Key[]): MapLayout => {
  const rest = Object.entries(layout).filter(([key]) => !(keys as readonly string[]).includes(key));
  return Object.fromEntries(rest) as unknown as MapLayout;
};

export const changeCard = (layout: MapLayout, at: number, change: Partial<PlacedCard>): MapLayout => ({
  ...layout,
  cards: layout.cards.map((card, index) => (index === at ? { ...card, ...change } : card)),
});

/** The next card lies flush with the last one, where the track leads. */
export function addCard(layout: MapLayout): MapLayout {
  const last = layout.cards.at(-1);
  if (!last) return { ...layout, cards: [blankCard(0, 0)] };
  const { width, height } = sizeOf(last);
  const next = blankCard(last.x, last.y);
  const places: Readonly<Record<Heading, Partial<PlacedCard>>> = {
    east: { x: last.x + width },
    west: { x: last.x - sizeOf({ ...next, turn: last.turn }).width },
    north: { y: last.y - sizeOf({ ...next, turn: last.turn }).height },
    south: { y: last.y + height },
  };
  const heading = last.heading ?? 'east';
  const added = { ...next, turn: last.turn, ...places[heading] };
  return { ...layout, cards: [...layout.cards, heading === 'east' ? added : { ...added, heading }] };
}

/** What lay on squares by their number may lie on another card now, so start and goal are chosen anew. */
export function dropCard(layout: MapLayout, at: number): MapLayout {
  const cards = layout.cards.filter((_, index) => index !== at);
  const accelerations = layout.accelerations
    .map((after) => (after > at ? after - 1 : after))
    .filter((after, index, all) => after > 0 && after < cards.length && all.indexOf(after) === index);
  return without({ ...layout, cards, accelerations }, 'start', 'goal');
}

export const turnCard = (layout: MapLayout, at: number): MapLayout => {
  const turns = [1, 2, 3, 0] as const;
  return changeCard(layout, at, { turn: turns[layout.cards[at]?.turn ?? 0] });
};

/** Up beside the card before, down beside it, level with it again. */
export function shiftCard(layout: MapLayout, at: number): MapLayout {
  const [card, before] = [layout.cards[at], layout.cards[at - 1]];
  if (!card || !before) return layout;
  const next = { 0: -1, [-1]: 1 }[card.y - before.y] ?? 0;
  return changeCard(layout, at, { y: before.y + next });
}

export function moveCard(layout: MapLayout, at: number, [dx, dy]: readonly [number, number]): MapLayout {
  const card = layout.cards[at];
  return card ? changeCard(layout, at, { x: card.x + dx, y: card.y + dy }) : layout;
}

export function paint(layout: MapLayout, at: number, square: number, colour: Colour): MapLayout {
  const card = layout.cards[at];
  if (!card) return layout;
  const painted = card.colours.map((old, index) => (index === square - 1 ? colour : old));
  return changeCard(layout, at, { colours: painted as unknown as PlacedCard['colours'] });
}

const isBlank = ({ colours: all, barriers }: PlacedCard): boolean =>
  barriers.length === 0 && all.every((colour) => colour === 'white');

/** What is drawn on a card, wherever it lies. */
export type DrawnCard = Pick<PlacedCard, 'colours' | 'barriers'>;

/** Every card that was drawn in these maps once, each once. */
export function drawnCards(layouts: readonly MapLayout[]): readonly DrawnCard[] {
  const drawn = layouts.flatMap(({ cards }) => cards.filter((card) => !isBlank(card)));
  const texts = drawn.map(({ colours: all, barriers }) => JSON.stringify({ colours: all, barriers }));
  return [...new Set(texts)].map((text) => JSON.parse(text) as DrawnCard);
}

export const linesOf = (drawn: DrawnCard): readonly ChartBarrier[] =>
  barriersOf({ x: 0, y: 0, turn: 0, ...drawn });

/** The first card that is empty becomes this one; where none is, it lies behind the last. */
export function layDrawn(layout: MapLayout, { colours: all, barriers }: DrawnCard): MapLayout {
  const empty = layout.cards.findIndex(isBlank);
  const laid = empty < 0 ? addCard(layout) : layout;
  return changeCard(laid, empty < 0 ? laid.cards.length - 1 : empty, { colours: all, barriers });
}

/** The square behind this one, card by card. */
export const nextSquare = (layout: MapLayout, id: string): string | undefined => {
  const squares = squaresOf(layout);
  return squares[squares.findIndex((square) => square.id === id) + 1]?.id;
};

/** The square beside this one where an arrow leads. */
export function squareBeside(
  layout: MapLayout,
  id: string,
  [dx, dy]: readonly [number, number],
): string | undefined {
  const squares = squaresOf(layout);
  const from = squares.find((square) => square.id === id);
  return from && squares.find(({ x, y }) => x === from.x + dx && y === from.y + dy)?.id;
}

export const toggleAcceleration = (layout: MapLayout, after: number): MapLayout => ({
  ...layout,
  accelerations: layout.accelerations.includes(after)
    ? layout.accelerations.filter((one) => one !== after)
    : [...layout.accelerations, after].sort((a, b) => a - b),
});

/** Pressed a second time, the start or the goal is where it is by itself again. */
export const mark = (layout: MapLayout, tool: 'start' | 'goal', square: string): MapLayout =>
  layout[tool] === square ? without(layout, tool) : { ...layout, [tool]: square };

export interface Bar {
  readonly key: string;
  readonly line: ChartBarrier;
  readonly barrier: Barrier;
  readonly on: boolean;
}

const keyOf = ({ from, to }: ChartBarrier): string => `${from.join(',')} ${to.join(',')}`;
const all: readonly Barrier[] = [1, 2, 3, 4, 5, 6].flatMap((square) =>
  [...sides, ...corners].map((at) => ({ square, at })),
);
const lineOf = (card: PlacedCard, barrier: Barrier): ChartBarrier | undefined =>
  barriersOf({ ...card, barriers: [barrier] })[0];

const laidOn = ({ cards }: MapLayout): ReadonlySet<string> => new Set(cards.flatMap(barriersOf).map(keyOf));

/** Every side and corner of a card, each once, and whether a barrier stands there. */
export function barsOf(layout: MapLayout, at: number): readonly Bar[] {
  const card = layout.cards[at];
  if (!card) return [];
  const laid = laidOn(layout);
  const bars = all.flatMap((barrier): Bar[] => {
    const line = lineOf(card, barrier);
    return line ? [{ key: keyOf(line), line, barrier, on: laid.has(keyOf(line)) }] : [];
  });
  return bars.filter(({ key }, index) => bars.findIndex((other) => other.key === key) === index);
}

/** One that stands there goes, whichever of two cards it is printed on. */
export function toggleBar(layout: MapLayout, at: number, { key, barrier, on }: Bar): MapLayout {
  if (!on) {
    const card = layout.cards[at];
    return card ? changeCard(layout, at, { barriers: [...card.barriers, barrier] }) : layout;
  }
  const cards = layout.cards.map((card) => ({
    ...card,
    barriers: card.barriers.filter((one) => {
      const line = lineOf(card, one);
      return !line || keyOf(line) !== key;
    }),
  }));
  return { ...layout, cards };
}

export interface LaidSquare {
  readonly id: string;
  readonly card: number;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
}

export const squaresOf = ({ cards }: MapLayout): readonly LaidSquare[] =>
  cards.flatMap((card, at) =>
    card.colours.map((colour, index) => {
      const [x, y] = placeOn(card, index + 1);
      return { id: `c${at + 1}-${index + 1}`, card: at, number: index + 1, x, y, colour };
    }),
  );

export const boxOf = (card: PlacedCard) => ({ x: card.x, y: card.y, ...sizeOf(card) });
