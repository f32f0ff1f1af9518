import { clockwiseFrom, type SeatId } from '../../kernel/seat.ts';
import { isOut, type State } from '../state.ts';
import { drawFor } from './carrying.ts';
import type { Script } from './script.ts';

/** From whoever drew the card clockwise each has so many, as long as the deck has any. */
export function bonusFrom(
  script: Script,
  by: SeatId,
  countFor: (state: State, seat: SeatId) => number,
): void {
  const { state } = script;
  for (const seat of clockwiseFrom(state.seats, by)) {
    const count = isOut(state, seat) ? 0 : drawFor(script, seat, countFor(state, seat));
    if (count > 0) script.add({ kind: 'bonusDrawn', seat, count });
  }
}
