import { clockwiseAfter, type SeatId } from '../kernel/seat.ts';
import { handSize } from './custody.ts';
import { cardOf } from './data/cards.ts';
import { isSpent } from './elsewhere.ts';
import { playOf } from './decide/plays.ts';
import type { State, Waiting } from './state.ts';
import { partnerOf } from './teams.ts';

/** What stops a card that is played on somebody. */
export function answerTo(card: string) {
  const row = cardOf(card);
  return row && playOf(row)?.answer;
}

/** Whoever is robbed, and a partner with a Guard or a Spy; with a Knife where the table has it so. */
export function mayStop(state: State, { seat: thief, card, victim, along }: Waiting, seat: SeatId): boolean {
  if (seat === victim || seat === along) return true;
  const helps = answerTo(card) !== 'knife' || state.options.teamKnife;
  return helps && seat !== thief && partnerOf(state, victim) === seat;
}

/** Those of them who, by the counts and what lies open, may have such a card in hand. */
export function answerers(state: State, waits: Waiting): readonly SeatId[] {
  const answer = answerTo(waits.card);
  if (answer === undefined || isSpent(state, answer)) return [];
  return state.seats.filter((seat) => mayStop(state, waits, seat) && handSize(state, seat) > 0);
}

/** Who may still stop it and comes before this one: clockwise from whoever played, where the table counts so. */
export function comesBefore(state: State, waits: Waiting, seat: SeatId): readonly SeatId[] {
  if (state.options.reactionOrder === 'declared') return [];
  const order = clockwiseAfter(state.seats, waits.seat);
  return answerers(state, waits).filter(
    (one) => one !== waits.along && order.indexOf(one) < order.indexOf(seat),
  );
}
