import type { Event, EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { clockwise, isCaptain, leftOf, type Player } from '../player.ts';
import { cardsToDeal } from '../race.ts';
import type { State } from '../state.ts';
import { drawnUp } from './chairs.ts';

/** Deals: the dealer's left leads the first fight. */
export const beginBattle = (state: State, number: number, dealer: Player): EventOf<'battleBegun'> => ({
  kind: 'battleBegun',
  battle: number,
  dealer,
  leader: leftOf(state.order, dealer),
  cards: cardsToDeal(state),
});

/** A battle for all who are awake. */
export function nextBattle(state: State): readonly Event[] {
  const dealer = state.dealer ?? state.order[0] ?? 'red';
  const drawn = drawnUp(state);
  const now = drawn.reduce(evolve, state);
  const keeps = state.options.nextDealer === 'same' && now.order.includes(dealer);
  const next = keeps ? dealer : dealerFrom(state, now, [...clockwise(state.order, dealer).slice(1), dealer]);
  return [...drawn, beginBattle(now, state.battle.number + 1, next)];
}

/** The battle that is on, dealt anew for all who are awake; whoever dealt it deals again, if still there. */
export function battleAnew(state: State): readonly Event[] {
  const { number, cards } = state.battle;
  const drawn = drawnUp(state);
  const now = drawn.reduce(evolve, state);
  const dealer = dealerFrom(state, now, clockwise(state.order, state.dealer ?? 'red'));
  return [...drawn, { ...beginBattle(now, number, dealer), cards }];
}

const dealerFrom = (state: State, now: State, among: readonly Player[]): Player =>
  among.find((player) => isCaptain(player) && now.order.includes(player)) ??
  now.seats[0] ??
  state.dealer ??
  'red';
