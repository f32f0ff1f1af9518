import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isSeated, isToldAt } from '../../kernel/table-service.ts';
import { refusal } from '../refusals.ts';
import type { RollPurpose, State } from '../state.ts';
import { refusedFirst } from '../tasks.ts';

export const isKnown = (state: State, seat: SeatId): Check => isSeated(refusal, state, seat);

export const isGoingOn =
  (state: State): Check =>
  () =>
    state.phase.kind === 'won' ? refusal('game-over', { winner: { seat: state.phase.seat } }) : undefined;

export const isTold = (state: State, ...depths: readonly string[]): Check => isToldAt(refusal, state, depths);

export const hasBegun =
  (state: State): Check =>
  () =>
    state.phase.kind === 'opening' ? refusal('not-begun') : undefined;

/** What has to be done before the game goes on: a forced roll, discards, a ship between two hazards. */
export const obligations = (state: State, purpose?: RollPurpose): readonly Check[] =>
  purpose === 'forced'
    ? []
    : (['roll', 'discard', 'rest'] as const).map((kind) => () => refusedFirst(state, kind));
