import { following } from '../kernel/following.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { dealerConsequence } from './follow/dealer.ts';
import { fightConsequence } from './follow/fight.ts';
import { moveConsequence } from './follow/moving.ts';
import { totalOf, type Player } from './player.ts';
import type { State } from './state.ts';
import { openWindow } from './windows.ts';

/** What happens by itself next: nobody at the table has to say it. */
function consequence(state: State): readonly Event[] {
  switch (state.phase) {
    case 'blank':
    case 'over':
      return [];
    case 'dealer':
      return state.winner === null ? dealerConsequence(state) : won(state.winner);
    case 'bidding':
      if (state.winner !== null) return won(state.winner);
      return haveAllBid(state) ? [{ kind: 'biddingClosed', total: totalOf(state.battle.bids) }] : [];
    case 'fighting':
      return state.winner === null ? fightConsequence(state) : won(state.winner);
    case 'moving':
      return moveConsequence(state);
  }
}

/** Put on the goal by hand, in the middle of a battle: then nobody has to move first. */
const won = (player: Player): readonly Event[] => [{ kind: 'gameWon', player }];

const haveAllBid = (state: State): boolean =>
  state.seats.every((seat) => state.battle.bids[seat] !== undefined);

/** What happens by itself, until the table has to tell something or may. */
export const follows = (state: State): readonly Event[] => (openWindow(state) ? [] : consequence(state));

export const follow = (state: State): readonly Event[] => following(state, follows, evolve);

export const closing: readonly Event[] = [{ kind: 'windowClosed' }];

export const settle = (state: State): readonly Event[] => [
  ...closing,
  ...follow(closing.reduce(evolve, state)),
];

/** As everything stands once all that may be answered is left unanswered. */
export const settleOpenWindows = (state: State): State =>
  openWindow(state) ? settleOpenWindows(settle(state).reduce(evolve, state)) : state;
