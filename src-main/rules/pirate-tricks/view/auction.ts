import type { Secret } from '../../kernel/secret.ts';
import { facesMissing, untakenRows } from '../phase.ts';
import { cardsEach, dealtEach, openInRow } from '../cards.ts';
import type { State } from '../state.ts';

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
