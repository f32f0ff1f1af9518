import type { SeatId } from '../kernel/seat.ts';
import { sorted, type CardId } from './cards.ts';
import { handSize, knownHand, playedBy, unseenCards } from './knowledge.ts';
import type { State } from './state.ts';

/** The hand where all of it is known, else what is known of it and every card that nobody has seen. */
export function handOf(state: State, seat: SeatId): readonly CardId[] {
  const known = sorted(knownHand(state.round, seat));
  const left =
    handSize(state.round, seat) -
    playedBy(state.round, seat).length -
    (state.round.ditched[seat]?.length ?? 0);
  if (known.length >= left) return known;
  const others = unseenCards(state).filter((card) => !known.includes(card));
  return [...known, ...sorted(others)];
}
