import { message } from '../../kernel/message.ts';
import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { refusal } from '../refusals.ts';
import type { RollPurpose, State } from '../state.ts';
import { refusedFirst } from '../tasks.ts';

export const isKnown =
  (state: State, seat: SeatId): Check =>
  () =>
    state.seats.includes(seat) ? undefined : refusal('no-such-seat', { mark: seat });

export const isGoingOn =
  (state: State): Check =>
  () =>
    state.phase.kind === 'won' ? refusal('game-over', { winner: { seat: state.phase.seat } }) : undefined;

export const isTold =
  (state: State, ...depths: readonly string[]): Check =>
  () =>
    depths.includes(state.depth)
      ? undefined
      : refusal('wrong-depth', {
          depth: message(`depth.${state.depth}`),
          needs: depths.map((depth) => message(`depth.${depth}`)),
        });

export const hasBegun =
  (state: State): Check =>
  () =>
    state.phase.kind === 'opening' ? refusal('not-begun') : undefined;

/** What has to be done before the game goes on: a forced roll, discards, a ship between two hazards. */
export const obligations = (state: State, purpose?: RollPurpose): readonly Check[] =>
  purpose === 'forced'
    ? []
    : (['roll', 'discard', 'rest'] as const).map((kind) => () => refusedFirst(state, kind));
