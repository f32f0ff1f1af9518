import { never } from '../kernel/result.ts';
import { evolveAuction } from './evolve/auction.ts';
import { evolveMoney } from './evolve/money.ts';
import { evolveHand, evolveTrick } from './evolve/play.ts';
import { evolveRound } from './evolve/round.ts';
import { evolveTable } from './evolve/table.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Obeys. Which part of the table an event belongs to is all that is decided here. */
export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'gameBegun':
    case 'roundBegun':
    case 'scoreCardDrawn':
    case 'drawSkipped':
    case 'cardDealt':
    case 'dealSkipped':
    case 'roundEnded':
    case 'gameEnded':
      return evolveRound(state, event);
    case 'lotOpened':
    case 'bidSealed':
    case 'bidsOpened':
    case 'rowPassed':
    case 'tieBegun':
    case 'tieCardSealed':
    case 'tieOpened':
    case 'tieTold':
    case 'rowTaken':
    case 'secondPassAsked':
    case 'auctionClosed':
      return evolveAuction(state, event);
    case 'handNoted':
    case 'cardsDitched':
    case 'predicted':
    case 'cardsShown':
    case 'claimsClosed':
      return evolveHand(state, event);
    case 'cardPlayed':
    case 'trickWon':
    case 'flagged':
      return evolveTrick(state, event);
    case 'toppedUp':
    case 'collected':
    case 'amountTold':
    case 'spoilsSettled':
    case 'gainTold':
    case 'roundTold':
    case 'breachRuled':
      return evolveMoney(state, event);
    case 'depthSet':
    case 'scoreCardTaught':
    case 'factionNamed':
    case 'fieldsSet':
      return evolveTable(state, event);
    default:
      return never(event);
  }
}
