import type { SeatId } from '../../kernel/seat.ts';
import { clockwise, firstSeat, loonOf } from '../phase.ts';
import type { SettledLine, State } from '../state.ts';

/** Who owes more than there is pays all of it; a bank that gives out no notes gives no more than it has. */
export function changeFor(state: State, purse: number, bank: number, due: number): number {
  const most = state.options.bank === 'limited' ? Math.max(0, bank) : Infinity;
  return Math.min(most, Math.max(-purse, due));
}

export interface Paid {
  readonly change: number;
  readonly loon: number;
  readonly bank: number;
}

/** One payment between the bank and one seat. */
export function pay(state: State, seat: SeatId, due: number): Paid {
  const purse = loonOf(state, seat);
  const change = changeFor(state, purse, state.bank, due);
  return { change, loon: purse + change, bank: state.bank - change };
}

/**
 * Everyone at once: those who owe pay first, so that the bank has more to give. From the marker's owner to the
 * left, which matters only where the bank runs dry.
 */
export function payAll(
  state: State,
  due: (seat: SeatId) => number,
): { readonly lines: readonly SettledLine[]; readonly bank: number } {
  const order = clockwise(state, firstSeat(state));
  const owing = [...order.filter((seat) => due(seat) < 0), ...order.filter((seat) => due(seat) >= 0)];
  let { bank } = state;
  const paid = owing.map((seat): SettledLine => {
    const purse = loonOf(state, seat);
    const change = changeFor(state, purse, bank, due(seat));
    bank -= change;
    return { seat, due: due(seat), change, loon: purse + change };
  });
  return { lines: paid.sort((a, b) => state.seats.indexOf(a.seat) - state.seats.indexOf(b.seat)), bank };
}
