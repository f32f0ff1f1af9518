import type { TavernEvent } from '../events/tavern.ts';
import type { Play, Ship, State } from '../state.ts';
import { goodsTaken, goodsWait, tavernWaits } from '../tasks.ts';
import { changed } from './fights.ts';

/** What is given out at the Tavern, and what its cards that stay make of a turn. */
export function evolveTavern(state: State, event: TavernEvent): State {
  switch (event.kind) {
    case 'tavernDealt':
      return tavernWaits(state, { seat: event.seat, count: event.count });
    case 'bountyLaid':
      return changed(state, event.ship.id, (ship) => bountiesMore(ship, 1));
    case 'bountyTaken':
      return changed(state, event.ship.id, (ship) => bountiesMore(ship, -1));
    case 'playsAgain':
      return { ...state, play: { ...state.play, again: true } };
    case 'roundBegun':
      return { ...state, play: nextRound(state.play) };
    case 'theftsDue':
      return { ...state, play: { ...state.play, thefts: event.count } };
    case 'theftBegun':
      return { ...state, play: { ...state.play, thefts: (state.play.thefts ?? 1) - 1 } };
    case 'goodsCopied':
      return event.goods === null ? goodsWait(state, event.seat, event.count) : state;
    case 'goodsTaken':
      return goodsTaken(state, event.seat);
  }
}

function bountiesMore(ship: Ship, more: number): Ship {
  const { bounty = 0, ...rest } = ship;
  return bounty + more > 0 ? { ...rest, bounty: bounty + more } : rest;
}

/** As at the start of a turn; what left port has left it. */
function nextRound({ again: _, red: __, bought: ___, ...play }: Play): Play {
  return { ...play, drawn: false, played: false, second: true };
}
