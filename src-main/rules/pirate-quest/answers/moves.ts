import { message } from '../../kernel/message.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { bumps, farthestRank, reachable, wayOf } from '../movement.ts';
import { squareName } from '../names.ts';
import { goalRank, markerOf } from '../race.ts';
import type { State } from '../state.ts';
import { choice, upTo, type Button } from './button.ts';

/** Every square that can be reached with its price, taken ones beside the marker, and stopping. */
export function moveButtons(state: State, seat: SeatId): readonly Button[] {
  const stop = choice({ kind: 'stop', seat }, 'stop');
  return [...(state.chart ? squareButtons(state, seat) : rankButtons(state, seat)), stop];
}

function squareButtons(state: State, seat: SeatId): readonly Button[] {
  const { chart } = state;
  if (!chart) return [];
  const from = markerOf(state, seat).square;
  const way = wayOf(state, seat);
  const free = reachable(chart, from, way).map(({ square, distance }) => ({
    command: { kind: 'move', seat, to: square } as const,
    label: squareName(chart, square),
    note: message('answer.move.note', { points: distance }),
  }));
  const taken = bumps(chart, from, way).map((square) => ({
    command: { kind: 'move', seat, to: square } as const,
    label: squareName(chart, square),
    note: message('answer.move.taken'),
  }));
  return [...free, ...taken];
}

function rankButtons(state: State, seat: SeatId): readonly Button[] {
  const { rank } = markerOf(state, seat);
  return upTo(farthestRank(state, seat), rank).map((to) => ({
    command: { kind: 'advance', seat, rank: to },
    label: to === goalRank(state) ? message('answer.goal') : message('answer.rank', { rank: to }),
    note: message('answer.advance.note', { ranks: to - rank }),
  }));
}
