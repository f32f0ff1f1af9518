import { never } from '../kernel/result.ts';
import type { Event } from './events.ts';
import { evolveCards } from './evolve/cards.ts';
import { evolveShips } from './evolve/ships.ts';
import { evolveTable } from './evolve/table.ts';
import { evolveTurn } from './evolve/turn.ts';
import type { State } from './state.ts';

/** Obeys; what each event means never changes, since sessions on disk are read with it. */
export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'gameBegun':
    case 'chairsDrawnUp':
    case 'captainTaken':
    case 'cardTaught':
    case 'captainTaught':
    case 'boardLaid':
    case 'remarked':
    case 'pileCounted':
    case 'depthSet':
    case 'tableSet':
    case 'fieldSet':
      return evolveTable(state, event);
    case 'diceRolled':
    case 'startTied':
    case 'startDecided':
    case 'turnPassed':
    case 'movementEnded':
    case 'battleBegun':
    case 'battleTied':
    case 'battleWon':
    case 'battleBroken':
    case 'gameWon':
      return evolveTurn(state, event);
    case 'shipSailed':
    case 'shipFell':
    case 'shipSwept':
    case 'shipShifted':
    case 'shipPlaced':
    case 'shipAdrift':
    case 'shipRested':
    case 'flagTaken':
    case 'flagAdrift':
    case 'flagReturned':
      return evolveShips(state, event);
    case 'dockPassedFull':
    case 'cardsDrawn':
    case 'pileRenewed':
    case 'noCardToDraw':
    case 'postTraded':
    case 'cardDiscarded':
    case 'discardOwed':
    case 'cardPlayed':
    case 'captainUsed':
    case 'playSettled':
    case 'playFizzled':
    case 'playCancelled':
    case 'playRedirected':
    case 'modifierLaid':
    case 'rollForced':
    case 'tasksLeft':
    case 'noteRead':
    case 'cardFound':
    case 'discardUnnamed':
      return evolveCards(state, event);
    default:
      return never(event);
  }
}
