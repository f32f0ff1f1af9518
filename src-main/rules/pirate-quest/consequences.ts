import { stillToBid } from './awaiting.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { dealerConsequence } from './follow/dealer.ts';
import { fightConsequence } from './follow/fight.ts';
import { moveConsequence } from './follow/moving.ts';
import { totalOf } from './player.ts';
import { isAtGoal } from './race.ts';
import type { State } from './state.ts';
import { openWindow } from './windows.ts';

/** What happens by itself next: nobody at the table has to say it. */
function consequence(state: State): readonly Event[] {
  const reached = goalConsequence(state);
  if (reached) return [reached];
  switch (state.phase) {
    case 'blank':
    case 'over':
      return [];
    case 'dealer':
      return dealerConsequence(state);
    case 'bidding':
      return stillToBid(state).length === 0
        ? [{ kind: 'biddingClosed', total: totalOf(state.battle.bids) }]
        : [];
    case 'fighting':
      return fightConsequence(state);
    case 'moving':
      return moveConsequence(state);
  }
}

/** A marker on the goal has won, also when it was put there by hand in the middle of a battle. */
function goalConsequence(state: State): Event | undefined {
  if (state.phase === 'blank' || state.phase === 'over') return undefined;
  const winner = state.winner ?? state.order.find((player) => isAtGoal(state, player));
  if (winner === undefined) return undefined;
  if (state.winner === null) return { kind: 'goalReached', player: winner };
  return state.phase === 'moving' ? undefined : { kind: 'gameWon', player: winner };
}

/** A game never goes on by itself for longer than this; more would be a circle in the rules. */
const longest = 500;

/** Everything that follows by itself, until the table has to tell something or may. */
export function follow(state: State): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  while (!openWindow(now)) {
    const next = consequence(now);
    if (next.length === 0) return events;
    events.push(...next);
    now = next.reduce(evolve, now);
    if (events.length > longest) throw new Error('the consequences never end');
  }
  return events;
}

export const settle = (state: State): readonly Event[] => {
  const closed: Event = { kind: 'windowClosed' };
  return [closed, ...follow(evolve(state, closed))];
};

/** As everything stands once all that may be answered is left unanswered. */
export const settleAll = (state: State): State =>
  openWindow(state) ? settleAll(settle(state).reduce(evolve, state)) : state;
