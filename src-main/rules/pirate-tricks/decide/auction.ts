import { firstRefusal, inSecret, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import { isLastToAnswer } from '../../kernel/secret.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { bidders, loonLyingOn, pursesOpen, rowAt } from '../phase.ts';
import { no } from '../refusals.ts';
import type { Lot, State } from '../state.ts';
import { chain } from './one-after-another.ts';
import { atDepth, hasNoRow, notNow, seated, withinPurse } from './checks.ts';
import type { Decided } from './decided.ts';
import { openBids, takeRow } from './lot.ts';

const isBidding = (lot: Lot | null): lot is Lot => lot !== null && !lot.tie && !lot.chooser;

/** Sealed until the last is in; until then a bid may be changed. */
export function bid(state: State, { seat, row, amount }: CommandOf<'bid'>, waived: Waived): Decided {
  const { lot } = state.round;
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat),
    () => hasNoRow(state, seat),
  ]);
  if (refusal) return refuse(refusal);
  if (!isBidding(lot)) return refuse(notNow(state));
  const wrong = firstRefusal(waived, [
    () => (row === lot.row ? undefined : no('wrong-row', { row, open: lot.row })),
    // What was bid is known to the seat alone, even where its purse lies open.
    () => inSecret(seat, pursesOpen(state) ? 'answer' : 'table', withinPurse(state, seat, amount)),
  ]);
  if (wrong) return refuse(wrong);
  const sealed: Event = { kind: 'bidSealed', seat, row, amount };
  const isLast = isLastToAnswer(lot.bids, seat);
  return accept(isLast ? chain(state, () => [sealed], openBids) : [sealed]);
}

/** Whoever's card decided names who gets the row that nobody bid for: anyone without a row, himself included. */
export function nameTaker(state: State, { seat, taker }: CommandOf<'nameTaker'>, waived: Waived): Decided {
  const { lot } = state.round;
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat) ?? seated(state, taker),
  ]);
  if (refusal) return refuse(refusal);
  if (!lot?.chooser) return refuse(notNow(state));
  const { chooser } = lot;
  const wrong = firstRefusal(waived, [
    () => hasNoRow(state, taker),
    () =>
      seat === chooser ? undefined : no('not-the-chooser', { seat: { seat }, chooser: { seat: chooser } }),
  ]);
  return wrong ? refuse(wrong) : accept(takeRow(lot.row, taker, 0, 'chosen')(state));
}

/** The table's answer where two rows are left over: they are bid for again. */
export function bidAgain(state: State): Decided {
  const refusal = atDepth(state, 'fights', 'cards');
  if (refusal) return refuse(refusal);
  const row = state.round.rows.findIndex(({ taken }) => !taken) + 1;
  if (!state.round.asking) return refuse(notNow(state));
  return accept([{ kind: 'lotOpened', row, pass: 2, bidders: bidders(state) }]);
}

/** Or the table gives one of them away; the other is free then. */
export function giveRow(state: State, { seat, row }: CommandOf<'giveRow'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    () => atDepth(state, 'fights', 'cards'),
    () => seated(state, seat),
    () => (state.round.asking ? undefined : notNow(state)),
    () => rowFree(state, row),
    () => hasNoRow(state, seat),
  ]);
  return refusal ? refuse(refusal) : accept(takeRow(row, seat, 0, 'given')(state));
}

/** A row told as taken, however it was bid for. */
export function tellRow(
  state: State,
  { seat, row, bid: amount, found }: CommandOf<'tellRow'>,
  waived: Waived,
): Decided {
  const refusal = firstRefusal(waived, [
    () => seated(state, seat),
    () => (state.over ? notNow(state) : undefined),
    () => rowFree(state, row),
    () => hasNoRow(state, seat),
    () => withinPurse(state, seat, amount),
    () => bankHolds(state, row, found),
  ]);
  return refusal ? refuse(refusal) : accept(takeRow(row, seat, amount, 'told', found)(state));
}

function bankHolds(state: State, row: number, found: number | undefined) {
  const missing = (found ?? 0) - loonLyingOn(state.round, row);
  return state.options.bank === 'limited' && missing > Math.max(0, state.bank)
    ? no('bank-short', { bank: state.bank })
    : undefined;
}

function rowFree(state: State, row: number) {
  const found = rowAt(state.round, row);
  if (!found) return no('no-such-row', { row, rows: state.seats.length });
  return found.taken ? no('row-taken', { row, seat: { seat: found.taken.seat } }) : undefined;
}
