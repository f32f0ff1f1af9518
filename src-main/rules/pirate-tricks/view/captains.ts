import type { Viewer } from '../../kernel/view.ts';
import { cardsEach, dealtEach, ditchedEach } from '../cards.ts';
import { playedBy } from '../knowledge.ts';
import {
  isAuctionOpen,
  isPlaying,
  leaderOf,
  loonOf,
  nextSeat,
  phaseOf,
  predictors,
  rowOf,
  tricksOf,
} from '../phase.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { State } from '../state.ts';
import { seesLoon } from './sees.ts';

export const captainsPart = (state: State, viewer: Viewer) =>
  state.seats.map((seat) => ({
    seat,
    loon: seesLoon(state, viewer, seat) ? loonOf(state, seat) : null,
    row: rowOf(state.round, seat) ?? null,
    cards: cardsInHand(state, seat),
    tricks: tricksOf(state.round, seat),
    prediction: state.round.predictions[seat] ?? null,
    marker: state.round.marker === seat,
    leads: !isAuctionOpen(state.round) && leaderOf(state) === seat,
    next: isNext(state, seat),
    winner: state.winners.includes(seat),
  }));

function isNext(state: State, seat: SeatId): boolean {
  const phase = phaseOf(state);
  if (phase === 'predict') return predictors(state)[0] === seat;
  return phase === 'tricks' && state.depth === 'cards' && nextSeat(state) === seat;
}

/** Five dealt, seven from the row, two set aside, one for each trick. */
function cardsInHand(state: State, seat: SeatId): number {
  const { round } = state;
  if (rowOf(round, seat) === undefined) return dealtEach;
  if (!isPlaying(round)) return round.aside.includes(seat) ? cardsEach - ditchedEach : cardsEach;
  const laidNow = round.laid.some((laid) => laid.seat === seat) ? 1 : 0;
  const played = Math.max(round.tricks.length + laidNow, playedBy(round, seat).length);
  return cardsEach - ditchedEach - played;
}
