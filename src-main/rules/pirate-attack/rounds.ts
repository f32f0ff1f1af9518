import { clockwiseFrom, type SeatId } from '../kernel/seat.ts';
import { seaOf, seenOf, shipOf, unitOf } from './fleets.ts';
import { comingOf } from './coming.ts';
import { rowOf, type Ship, type State, type Unit } from './state.ts';
import { navyTask } from './tasks.ts';

/** The ships over which a storm comes: all at sea, or those of whoever has drawn it. */
export function stormedBy(state: State, seat: SeatId, card: string): readonly Ship[] {
  if (comingOf(card) !== 'whirlpool') return state.seats.flatMap((one) => seaOf(state, one));
  return state.options.whirlpoolPort === 'sink' ? rowOf(state, seat) : seaOf(state, seat);
}

/** The ships or armadas that the Navy sees and has still to meet, of the first captain clockwise from whoever drew it. */
export function navyNext(state: State): readonly Unit[] {
  const task = navyTask(state);
  if (!task) return [];
  for (const seat of clockwiseFrom(state.seats, task.seat)) {
    const units = unmetOf(state, seat, task.met);
    if (units.length > 0) return units;
  }
  return [];
}

/** In the order in which it comes past them: from their captain's right, or as the table has settled it. */
function unmetOf(state: State, seat: SeatId, met: readonly number[]): readonly Unit[] {
  const row = seenOf(state, seat);
  const order = state.options.navyOrder === 'left' ? row : row.toReversed();
  return order.reduce<readonly Unit[]>((units, { id }) => {
    const found = shipOf(state, id);
    if (!found || met.includes(id) || units.some(({ ships }) => ships.includes(id))) return units;
    return [...units, unitOf(state, found)];
  }, []);
}
