import type { SeatId } from '../../kernel/seat.ts';
import { opened } from '../../kernel/secret.ts';
import { rowBonus } from '../coins.ts';
import type { Event } from '../events.ts';
import { bidders, leaderOf, loonOf, loonLyingOn, rowAt, untakenRows } from '../phase.ts';
import type { Bid, Lot, State, Taking } from '../state.ts';
import { chain } from './one-after-another.ts';
import { changeFor } from './money.ts';

/** All bids are in: they are opened, and what follows from them is done. */
export function openBids(state: State): readonly Event[] {
  const { lot } = state.round;
  const pairs = lot && opened(lot.bids);
  if (!pairs) return [];
  const bids = pairs.map(([seat, amount]) => ({ seat, amount }));
  return chain(
    state,
    () => [{ kind: 'bidsOpened', row: lot.row, pass: lot.pass, bids }],
    (after) => outcome(after, lot, bids),
  );
}

function outcome(state: State, lot: Lot, bids: readonly Bid[]): readonly Event[] {
  const highest = Math.max(...bids.map(({ amount }) => amount));
  const seats = bids.filter(({ amount }) => amount === highest).map(({ seat }) => seat);
  if (highest === 0)
    return lot.pass === 1
      ? passRow(state, lot.row)
      : [{ kind: 'tieBegun', row: lot.row, stake: 'choose', bid: highest, seats }];
  const [first, ...others] = seats;
  return first && others.length === 0
    ? takeRow(lot.row, first, highest, 'bid')(state)
    : [{ kind: 'tieBegun', row: lot.row, stake: 'win', bid: highest, seats }];
}

const passRow = (state: State, row: number): readonly Event[] =>
  chain(
    state,
    () => {
      const loon = changeFor(state, 0, state.bank, rowBonus);
      return [{ kind: 'rowPassed', row, loon, bank: state.bank - loon }];
    },
    nextLot,
  );

/**
 * The seat pays its bid and takes the row with what lies on it; then the next row comes up. A purse that has shrunk
 * since the bid was sealed, by a ruling or by hand, pays all it has.
 */
export const takeRow =
  (row: number, seat: SeatId, offered: number, how: Taking['how'], lying?: number) =>
  (state: State): readonly Event[] =>
    chain(
      state,
      () => {
        const bid = Math.min(offered, loonOf(state, seat));
        const onRow = loonLyingOn(state.round, row);
        const found = state.options.rowLoon === 'taker' ? (lying ?? onRow) : 0;
        return [
          {
            kind: 'rowTaken',
            row,
            seat,
            how,
            bid,
            found,
            marker: row === 1,
            loon: loonOf(state, seat) - bid + found,
            bank: state.bank + bid + onRow - found,
          },
        ];
      },
      nextLot,
    );

/**
 * From the top, first the rows that nobody was asked for, then those that nobody wanted. A last row is free for
 * the last seat without one.
 */
export function nextLot(state: State): readonly Event[] {
  const rows = untakenRows(state.round);
  const [first] = rows;
  const [last] = bidders(state);
  if (first === undefined || last === undefined)
    return [{ kind: 'auctionClosed', leader: leaderOf(state) ?? null }];
  if (rows.length === 1) return takeRow(first, last, 0, 'free')(state);
  const fresh = rows.find((row) => !rowAt(state.round, row)?.passed);
  if (fresh !== undefined) return [open(state, fresh, 1)];
  return asksTable(state, rows) ? [{ kind: 'secondPassAsked', rows }] : [open(state, first, 2)];
}

const open = (state: State, row: number, pass: 1 | 2): Event => ({
  kind: 'lotOpened',
  row,
  pass,
  bidders: bidders(state),
});

/** The rulebook speaks of more than two rows left over; what about exactly two, a table may want to say. */
const asksTable = (state: State, rows: readonly number[]): boolean =>
  state.options.secondPass === 'ask' && rows.length === 2 && !isSecondPass(state);

const isSecondPass = ({ round }: State): boolean => round.opened.some(({ pass }) => pass === 2);
