import { suitOf, tricksInRound, trickStrength, type CardId } from '../cards.ts';
import { winning, type Laid } from '../../kernel/tricks.ts';
import { message } from '../../kernel/message.ts';
import { asideText, flagText, possibleText } from '../flag-text.ts';
import { cardName } from '../names.ts';
import { isPlaying, nextSeat, phaseOf, tricksOf } from '../phase.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { asideOf, possibleRevokes } from '../referee.ts';
import type { State } from '../state.ts';

export function trickPart(state: State) {
  const { round } = state;
  const isOn = phaseOf(state) === 'tricks' || isPlaying(round);
  return {
    number: isOn ? Math.min(round.tricks.length + 1, tricksInRound) : null,
    led: round.laid[0] ? suitOf(round.laid[0].card) : null,
    laid: withWinning(round.laid),
    next: phaseOf(state) === 'tricks' && state.depth === 'cards' ? (nextSeat(state) ?? null) : null,
    last: round.tricks.at(-1) ?? null,
    taken: takenPart(state),
  };
}

/** A trick that is won lies there until the next card is laid, the tenth too: whose it is, and by what. */
function takenPart(state: State) {
  const { round, seats } = state;
  const trick = round.tricks.at(-1);
  const laid = withWinning(trick?.laid ?? []);
  const best = laid.find(({ winning: wins }) => wins);
  if (!trick || !best || state.over) return null;
  if (round.laid.length > 0 || laid.length < seats.length) return null;
  return {
    trick: round.tricks.length,
    winner: trick.winner,
    laid,
    why: message('taken.why', { card: cardName(best.card), suit: message(`suit.${suitOf(best.card)}`) }),
    decided: decidedBy(state, trick.winner),
  };
}

/** What somebody has announced, and a trick has met or made sure to be missed. */
export interface Decided {
  readonly seat: SeatId;
  readonly won: number;
  readonly bid: number;
  readonly is: 'met' | 'over' | 'under';
}

/** What the trick that was won last has settled of what was announced: its winner's first. */
function decidedBy({ round, seats }: State, winner: SeatId): readonly Decided[] {
  const left = tricksInRound - round.tricks.length;
  return [winner, ...seats.filter((seat) => seat !== winner)].flatMap((seat): readonly Decided[] => {
    const bid = round.predictions[seat];
    const won = tricksOf(round, seat);
    if (bid === undefined) return [];
    if (seat === winner && won === bid) return [{ seat, won, bid, is: 'met' }];
    if (seat === winner && won === bid + 1) return [{ seat, won, bid, is: 'over' }];
    return seat !== winner && won + left + 1 === bid ? [{ seat, won, bid, is: 'under' }] : [];
  });
}

/** The card that would take the trick as it lies, and those that were thrown away. */
function withWinning(laid: readonly Laid<CardId>[]) {
  const led = laid[0];
  const strength = (card: CardId) => (led ? trickStrength(suitOf(led.card), card) : undefined);
  const best = winning(laid, strength)[0];
  return laid.map((one) => ({ ...one, winning: one === best, canWin: strength(one.card) !== undefined }));
}

export const tricksPart = ({ round }: State) =>
  round.tricks.map(({ laid, winner }, at) => ({ trick: at + 1, winner, laid }));

/** What the referee noticed: proven with its evidence, and what may still turn out to be nothing. */
export const flagsPart = (state: State) => ({
  certain: state.flags.map((flag) => ({ ...flag, text: flagText(flag) })),
  possible: possibleRevokes(state).map((finding) => ({ ...finding, text: possibleText(finding) })),
  aside: asideOf(state).map((one) => ({ ...one, text: asideText(one) })),
});
