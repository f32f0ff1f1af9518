import type { Event } from '../events.ts';
import { bumps, dummyMove, movers, reachable, wayOf, type Reached } from '../movement.ts';
import { squareAt, type Chart } from '../map/chart.ts';
import { numberOf, type Player } from '../player.ts';
import { cardsToDeal, goalRank, isAtGoal, markerOf } from '../race.ts';
import type { Marker, State } from '../state.ts';
import { onOwnTurn } from '../windows.ts';
import { nextBattle } from './battle.ts';

/** Nobody may claim or buy any more; then one mover after the other, until the next deal. */
export function moveConsequence(state: State): readonly Event[] {
  const { moving } = state;
  if (!moving) return [];
  const reached = reachesGoal(state);
  if (reached) return [reached];
  if (!moving.closed) return [{ kind: 'windowClosed' }];
  const [mover, ...others] = movers(state);
  if (state.winner !== null && (state.options.goalEnds === 'at-once' || !mover))
    return [{ kind: 'gameWon', player: state.winner }];
  if (!mover) return nextBattle(state);
  if (numberOf(moving.left, mover) === 0) return [{ kind: 'moveEnded', player: mover, unused: 0 }];
  if (mover === 'dummy') return dummyMoves(state);
  return others.length ? [] : shutIn(state, mover);
}

/** The first marker on the goal has won. */
export function reachesGoal(state: State): Event | undefined {
  if (state.winner !== null) return undefined;
  const player = state.order.find((one) => isAtGoal(state, one));
  return player === undefined ? undefined : { kind: 'goalReached', player };
}

/** Nowhere to go: the points are gone, unless hindsight may open the diagonals first. */
function shutIn(state: State, player: Player): readonly Event[] {
  const { chart, moving } = state;
  if (!chart || !moving || onOwnTurn(state).hindsight.length) return [];
  const from = markerOf(state, player).square;
  const way = wayOf(state, player);
  if (reachable(chart, from, way).length > 0) return [];
  const taken = bumps(chart, from, way);
  return [
    {
      kind: 'pointsLost',
      player,
      why: taken.length ? 'occupied' : 'blocked',
      square: taken[0] ?? null,
      points: way.left,
      left: 0,
    },
  ];
}

/** The move as it is written down: where from, over what, what is left, and what the next deal would be. */
export function movedEvent(
  state: State,
  player: Player,
  to: Marker,
  path: readonly string[],
  left: number,
): Event {
  const moved = { ...state, markers: { ...state.markers, [player]: to } };
  const rest = isAtGoal(moved, player) ? 0 : left;
  return {
    kind: 'moved',
    player,
    from: markerOf(state, player),
    to,
    path,
    left: rest,
    deal: cardsToDeal(moved),
  };
}

export const markerAt = (chart: Chart, square: string): Marker => ({
  rank: squareAt(chart, square).rank,
  square,
  colour: null,
});

export const movedTo = (state: State, chart: Chart, player: Player, reached: Reached): Event =>
  movedEvent(
    state,
    player,
    markerAt(chart, reached.square),
    reached.path,
    Math.max(0, numberOf(state.moving?.left, player) - reached.distance),
  );

function dummyMoves(state: State): readonly Event[] {
  const left = numberOf(state.moving?.left, 'dummy');
  const marker = markerOf(state, 'dummy');
  if (!state.chart) {
    const shut = state.options.dummyGoal ? 0 : 1;
    const rank = Math.max(marker.rank, Math.min(goalRank(state) - shut, marker.rank + left));
    return [movedEvent(state, 'dummy', { rank, square: null, colour: null }, [], 0)];
  }
  const way = wayOf(state, 'dummy');
  const reached = dummyMove(state.chart, marker.square, way);
  if (reached) return [movedTo(state, state.chart, 'dummy', reached)];
  const [taken] = bumps(state.chart, marker.square, way);
  return [
    {
      kind: 'pointsLost',
      player: 'dummy',
      why: taken ? 'occupied' : 'blocked',
      square: taken ?? null,
      points: left,
      left: 0,
    },
  ];
}
