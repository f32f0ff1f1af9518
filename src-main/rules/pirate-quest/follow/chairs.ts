import { awake } from '../../kernel/chairs.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { extrasAt } from '../extras.ts';
import type { EventOf } from '../events.ts';
import { isCaptain, type Player } from '../player.ts';
import type { State } from '../state.ts';

/** Who plays from now on, where that is not who played until now: chairs sleep, wake and come to the table. */
export function drawnUp(state: State): readonly [EventOf<'chairsDrawnUp'>] | readonly [] {
  const seats = awake(state);
  const isSame = seats.length === state.seats.length && seats.every((seat) => state.seats.includes(seat));
  return isSame ? [] : [{ kind: 'chairsDrawnUp', seats, order: orderOf(state, seats) }];
}

/** Whoever was there keeps the place, the Dummy and the House too; who comes sits where the chair stands. */
function orderOf(state: State, seats: readonly SeatId[]): readonly Player[] {
  const extras = extrasAt(seats.length, state.options);
  const isThere = (player: Player): boolean =>
    isCaptain(player) ? seats.includes(player) : extras.includes(player);
  const order = state.order.filter(isThere);
  for (const [at, seat] of seats.entries()) {
    if (order.includes(seat)) continue;
    const before = seats[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, seat);
  }
  return [...order, ...extras.filter((extra) => !order.includes(extra))];
}
