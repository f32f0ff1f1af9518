import type { Event } from '../events.ts';
import { captainLeftOf, leftOf, type Player } from '../player.ts';
import { cardsToDeal } from '../race.ts';
import type { State } from '../state.ts';

/** Deals: the dealer's left leads the first fight. */
export const beginBattle = (state: State, number: number, dealer: Player): Event => ({
  kind: 'battleBegun',
  battle: number,
  dealer,
  leader: leftOf(state.order, dealer),
  cards: cardsToDeal(state),
});

export function nextBattle(state: State): Event {
  const dealer = state.dealer ?? state.order[0] ?? 'red';
  const next = state.options.nextDealer === 'same' ? dealer : (captainLeftOf(state.order, dealer) ?? dealer);
  return beginBattle(state, state.battle.number + 1, next);
}
