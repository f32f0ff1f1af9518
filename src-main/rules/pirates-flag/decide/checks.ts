import { message } from '../../kernel/message.ts';
import type { Check } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { refusal } from '../refusals.ts';
import { owedBy, type RollPurpose, type State } from '../state.ts';

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
      : refusal('wrong-depth', { depth: message(`depth.${state.depth}`) });

export const hasBegun =
  (state: State): Check =>
  () =>
    state.phase.kind === 'opening' ? refusal('not-begun') : undefined;

/** What has to be done before the game goes on: a forced roll, discards, a ship between two hazards. */
export function obligations(state: State, purpose?: RollPurpose): readonly Check[] {
  if (purpose === 'forced') return [];
  return [
    () => {
      const [forced] = state.forced;
      return forced ? refusal('forced-roll-first', { player: { seat: forced.seat } }) : undefined;
    },
    () => {
      const seat = state.seats.find((one) => owedBy(state, one) > 0);
      return seat ? refusal('discard-first', { player: { seat }, count: owedBy(state, seat) }) : undefined;
    },
    () => {
      const seat = state.seats.find((one) => state.adrift[one]);
      return seat ? refusal('rest-first', { player: { seat } }) : undefined;
    },
  ];
}
