import { squareOf, type Chart, type Step } from './map/chart.ts';
import { numberOf, clockwise, isCaptain, leftOf, type Player } from './player.ts';
import { goalRank, markerOf } from './race.ts';
import type { Moving, State } from './state.ts';

/** From the left of the dealer, as they bid. */
const turnsOf = (state: State): readonly Player[] =>
  state.dealer ? clockwise(state.order, leftOf(state.order, state.dealer)) : state.order;

/** What decides who moves earlier, the weightiest first; higher goes first. */
function weightOf(state: State, player: Player, turn: number): readonly number[] {
  const { options, moving } = state;
  const points = numberOf(moving?.points, player);
  const fights = numberOf(state.battle.won, player);
  const most = options.firstToMove === 'most-fights' ? fights : points;
  switch (options.equalPoints) {
    case 'bidding-order':
      return [most, points, -turn];
    case 'ahead':
      return [most, points, markerOf(state, player).rank, -turn];
    case 'table':
      return [most, points];
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at++) {
    const more = (b[at] ?? 0) - (a[at] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

interface Weighed {
  readonly player: Player;
  readonly weight: readonly number[];
}

/** These in the order in which they move. */
function weighed(state: State, moves: (player: Player) => boolean): readonly Weighed[] {
  const found: Weighed[] = [];
  turnsOf(state).forEach((player, turn) => {
    if (moves(player)) found.push({ player, weight: weightOf(state, player, turn) });
  });
  return found.sort((a, b) => compare(a.weight, b.weight));
}

/** All who have points, in the order in which they move. */
export function moveOrder(state: State): readonly Player[] {
  const { moving } = state;
  return moving
    ? weighed(state, (player) => numberOf(moving.points, player) > 0).map(({ player }) => player)
    : [];
}

/** Whether anybody has a point left to move. */
export const isAnyoneToMove = ({ order, moving }: State): boolean =>
  moving !== null && (moving.mover !== null || order.some((player) => hasTurn(moving, player)));

const hasTurn = (moving: Moving, player: Player): boolean =>
  numberOf(moving.left, player) > 0 && !moving.done.includes(player);

/** Whose move it is; several where the table settles ties. The Dummy waits for the captains it is tied with. */
export function movers(state: State): readonly Player[] {
  const { moving } = state;
  if (!moving) return [];
  if (moving.mover) return [moving.mover];
  let tied: Player[] = [];
  let first: readonly number[] | undefined;
  turnsOf(state).forEach((player, turn) => {
    if (!hasTurn(moving, player)) return;
    const weight = weightOf(state, player, turn);
    const behind = first ? compare(first, weight) : 1;
    if (behind > 0) {
      first = weight;
      tied = [];
    }
    if (behind >= 0) tied.push(player);
  });
  const captains = tied.filter(isCaptain);
  return captains.length ? captains : tied;
}

export interface Reached {
  readonly square: string;
  readonly distance: number;
  readonly path: readonly string[];
}

export interface Way {
  readonly diagonal: boolean;
  readonly left: number;
  readonly occupied: ReadonlySet<string>;
  readonly passThrough: boolean;
  readonly goalExact: boolean;
  readonly freeEntry: boolean;
  /** The Dummy where it may not win. */
  readonly goalShut: boolean;
}

export function wayOf(state: State, player: Player): Way {
  const { options, moving, chart } = state;
  return {
    diagonal: moving?.results[player]?.diagonal !== false,
    left: numberOf(moving?.left, player),
    occupied: occupiedBesides(state, player, chart),
    passThrough: options.conflict === 'pass-through',
    goalExact: options.goalExact,
    freeEntry: options.entry === 'free',
    goalShut: player === 'dummy' && !options.dummyGoal,
  };
}

function occupiedBesides(state: State, player: Player, chart: Chart | null): ReadonlySet<string> {
  const shared = state.options.startShared ? chart?.start : undefined;
  const squares = Object.entries(state.markers)
    .filter(([other]) => other !== player)
    .map(([, marker]) => marker.square)
    .filter((square) => square !== null && square !== shared);
  return new Set(squares as string[]);
}

/** The steps out of a square, or from beside the board the one onto the start. */
export function stepsFrom(chart: Chart, square: string | null): readonly Step[] {
  if (square === null) return [{ to: chart.start, kind: 'forward' }];
  if (square === chart.goal) return [];
  return squareOf(chart, square)?.steps ?? [];
}

const isOpen = (way: Way, chart: Chart, step: Step): boolean =>
  (step.kind !== 'diagonal' || way.diagonal) && !(way.goalShut && step.to === chart.goal);

/** Every free square within the points left, by the shortest way. */
export function reachable(chart: Chart, from: string | null, way: Way): readonly Reached[] {
  const best = new Map<string, Reached>();
  const entry = from === null && way.freeEntry ? 0 : 1;
  let edge: readonly Reached[] = [{ square: '', distance: 0, path: [] }];
  const add = (at: Reached, step: Step, cost: number): Reached | undefined => {
    if (!isOpen(way, chart, step) || best.has(step.to) || step.to === from) return undefined;
    if (way.occupied.has(step.to) && !way.passThrough) return undefined;
    const distance = at.distance + cost;
    if (distance > way.left || (way.goalExact && step.to === chart.goal && distance !== way.left))
      return undefined;
    const reached = { square: step.to, distance, path: [...at.path, step.to] };
    best.set(step.to, reached);
    return reached;
  };
  for (let round = 0; edge.length > 0; round++) {
    edge = edge.flatMap((at) =>
      stepsFrom(chart, round === 0 ? from : at.square)
        .map((step) => add(at, step, round === 0 ? entry : 1))
        .filter((reached) => reached !== undefined),
    );
  }
  return [...best.values()].filter(({ square }) => !way.occupied.has(square));
}

/** Taken squares one step away: whoever wants to enter loses the point. */
export function bumps(chart: Chart, from: string | null, way: Way): readonly string[] {
  return stepsFrom(chart, from)
    .filter((step) => isOpen(way, chart, step) && way.occupied.has(step.to))
    .map((step) => step.to);
}

/** Steps to the goal from everywhere, whoever stands about; for the Dummy's shortest way and for the ruler. */
export function distancesToGoal(chart: Chart): ReadonlyMap<string, number> {
  const distances = new Map<string, number>([[chart.goal, 0]]);
  for (let distance = 0, grown = true; grown; distance++) {
    grown = false;
    for (const square of chart.squares) {
      if (distances.has(square.id)) continue;
      if (square.steps.some((step) => distances.get(step.to) === distance)) {
        distances.set(square.id, distance + 1);
        grown = true;
      }
    }
  }
  return distances;
}

/** Where the Dummy goes: as near to the goal as its points take it, with no more of them than it needs. */
export function dummyMove(chart: Chart, from: string | null, way: Way): Reached | undefined {
  const distances = distancesToGoal(chart);
  const far = (square: string): number => distances.get(square) ?? Infinity;
  const here = from === null ? Infinity : far(from);
  return reachable(chart, from, way)
    .filter(({ square }) => far(square) < here)
    .sort((a, b) => far(a.square) - far(b.square))[0];
}

/** Without a map: the rank that all moves together reach. */
export function farthestRank(state: State, player: Player): number {
  const { rank } = markerOf(state, player);
  const entry = rank === 0 && state.options.entry === 'free' ? 1 : 0;
  return Math.min(goalRank(state), rank + numberOf(state.moving?.left, player) + entry);
}
