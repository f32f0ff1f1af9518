import { clockwiseAfter, type SeatId } from '../kernel/seat.ts';
import { keptBefore, keptRow, type Kept } from './kept.ts';
import { isOut, type State } from './state.ts';

/** What keeps a captain from the own next turn, the first one first. */
const strandedBy = (state: State, seat: SeatId): readonly Kept[] =>
  keptBefore(state, seat).filter(({ card }) => keptRow(card)?.takesTurn);

/** Those of them that go with one turn: all at once where they do not add up. */
export const endedBy = (state: State, seat: SeatId): readonly Kept[] =>
  strandedBy(state, seat).slice(0, state.options.strandedStacks ? 1 : undefined);

/** The captain behind this one who is not out; the same one where nobody else is in. */
export const seatBehind = (state: State, seat: SeatId): SeatId =>
  clockwiseAfter(state.seats, seat).find((one) => !isOut(state, one)) ?? seat;

/** Who has the Chip next: whoever loses a turn is passed by, unless the table lets that one buy. */
export function nextSeat(state: State): SeatId {
  let seat = seatBehind(state, state.turn);
  let kept = state.kept;
  while (!state.options.strandedBuys) {
    const ended = endedBy({ ...state, kept }, seat);
    if (ended.length === 0) break;
    kept = kept.filter((one) => !ended.includes(one));
    seat = seatBehind(state, seat);
  }
  return seat;
}
