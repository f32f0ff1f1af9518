import type { SeatId } from '../../kernel/seat.ts';
import type { Secret } from '../../kernel/secret.ts';
import { facesMissing, untakenRows } from '../phase.ts';
import { cardsEach, dealtEach, openInRow, type CardId } from '../cards.ts';
import type { Bid, OpenedBids, Round, State } from '../state.ts';

export const rowsPart = (state: State) => {
  const { round } = state;
  return round.rows.map((row, at) => ({
    row: at + 1,
    open: row.open,
    /** Cards that lie face down, and open ones whose face was not told. */
    hidden: cardsEach - dealtEach - openInRow,
    untold: facesMissing(round, at + 1),
    loon: row.loon,
    passed: row.passed,
    taken: row.taken,
    marker: at === 0 && round.marker === null,
    current: round.lot?.row === at + 1,
  }));
};

/** Who has sealed is seen by all, what is sealed by nobody. */
const sealedOf = (secret: Secret<unknown>) =>
  secret.asked.map((seat) => ({ seat, sealed: secret.answers[seat] !== undefined }));

export function auctionPart(state: State) {
  const { lot, asking, opened } = state.round;
  return {
    open: lot !== null || asking,
    row: lot?.row ?? null,
    pass: lot?.pass ?? null,
    rowsLeft: untakenRows(state.round).length,
    bidders: lot && !lot.tie && !lot.chooser ? sealedOf(lot.bids) : [],
    tie: lot?.tie ? { stake: lot.tie.stake, bid: lot.tie.bid, tied: sealedOf(lot.tie.cards) } : null,
    chooser: lot?.chooser ?? null,
    asking,
    /** Bids that were opened in this round, the newest last. */
    opened,
  };
}

/** Bids that were turned over, and what came of them. */
export interface TurnedPart {
  readonly row: number;
  readonly bids: readonly Bid[];
  /** The cards that broke a tie, once they lie open. */
  readonly cards: readonly { readonly seat: SeatId; readonly card: CardId }[];
  /** Nobody's while a tie is open, and where nobody bid. */
  readonly winner: SeatId | null;
  /** Nobody bid, and the row stays for later. */
  readonly passed: boolean;
  readonly tied: readonly SeatId[];
}

/** The bids that were opened last, until the next fact. */
export function turnedPart({ round }: State): TurnedPart | null {
  const last = round.opened.at(-1);
  if (!last || !isNewest(round, last)) return null;
  const { row, bids, cards = [] } = last;
  const best = Math.max(...bids.map(({ amount }) => amount));
  const tied = bids.filter(({ amount }) => amount === best && amount > 0).map(({ seat }) => seat);
  return {
    row,
    bids,
    cards: cards.map(({ seat, card }) => ({ seat, card })),
    winner: round.rows[row - 1]?.taken?.seat ?? null,
    passed: round.rows[row - 1]?.passed === true,
    tied: tied.length > 1 ? tied : [],
  };
}

const isUnanswered = ({ answers }: Secret<unknown>): boolean => Object.keys(answers).length === 0;

/** Whether nothing was told since: no bid and no card sealed, nothing set aside or predicted, no card laid. */
function isNewest(round: Round, { row, pass }: OpenedBids): boolean {
  const { lot, aside, predictions, laid, tricks } = round;
  if (aside.length + Object.keys(predictions).length + laid.length + tricks.length > 0) return false;
  if (!lot) return true;
  if (lot.row !== row || lot.pass !== pass) return isUnanswered(lot.bids);
  return lot.chooser === null && (lot.tie === null || isUnanswered(lot.tie.cards));
}
