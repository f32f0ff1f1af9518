import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isSeated, isToldAt } from '../../kernel/table-service.ts';
import { refusal } from '../refusals.ts';
import { isOut, type State } from '../state.ts';
import { refusedFirst } from '../tasks.ts';

export const isKnown = (state: State, seat: SeatId): Check => isSeated(refusal, state, seat);

export const isGoingOn =
  (state: State): Check =>
  () =>
    state.phase.kind === 'over' ? refusal('game-over') : undefined;

export const hasBegun =
  (state: State): Check =>
  () =>
    state.phase.kind === 'opening' ? refusal('not-begun') : undefined;

/** A game that is played, and a captain who plays it. */
export const isPlaying = (state: State, seat: SeatId): readonly Check[] => [
  isKnown(state, seat),
  isGoingOn(state),
  hasBegun(state),
];

export const isIn =
  (state: State, seat: SeatId): Check =>
  () =>
    isOut(state, seat) ? refusal('is-out', { player: { seat } }) : undefined;

export const isOnTurn =
  (state: State, seat: SeatId): Check =>
  () =>
    state.turn === seat
      ? undefined
      : refusal('not-your-turn', { player: { seat }, turn: { seat: state.turn } });

/** How many of something can be told at once: none is no fact. */
export const isCount =
  (count: number, most: number): Check =>
  () =>
    Number.isInteger(count) && count >= 1 && count <= most
      ? undefined
      : refusal('bad-count', { count, most });

/** What is told only where ships are. */
export const isTold = (state: State): Check => isToldAt(refusal, state, ['fights', 'cards']);

/** Nothing has to be done before. */
export const isFirst =
  (state: State): Check =>
  () =>
    refusedFirst(state);

/** What is told only where each card is. */
export const areCardsTold = (state: State): Check => isToldAt(refusal, state, ['cards']);
