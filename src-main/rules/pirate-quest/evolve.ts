import { never } from '../kernel/result.ts';
import type { Event } from './events.ts';
import { evolveDeal } from './evolve/deal.ts';
import { evolveEffect } from './evolve/effect.ts';
import { evolveFight } from './evolve/fight.ts';
import { evolveMove } from './evolve/move.ts';
import { evolveTable } from './evolve/table.ts';
import { evolveThrow } from './evolve/throw.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'gameBegun':
    case 'dealerRollTied':
    case 'dealerNamed':
    case 'battleBegun':
    case 'dummyHandTaken':
    case 'bidMade':
    case 'biddingClosed':
      return evolveDeal(state, event);
    case 'dummyCardShown':
    case 'cardPlayed':
    case 'featureTried':
    case 'featureActivated':
    case 'luckKept':
    case 'luckDrawn':
    case 'featureFailed':
    case 'featureLeft':
    case 'fightWon':
    case 'fightBegun':
    case 'fightsCounted':
    case 'windowClosed':
      return evolveFight(state, event);
    case 'dieThrown':
    case 'luckGained':
    case 'luckSpent':
    case 'luckGiven':
    case 'luckTaken':
    case 'contestBegun':
    case 'contestTied':
      return evolveThrow(state, event);
    case 'mutinyAimed':
    case 'mutinyLost':
    case 'mutinyWon':
    case 'seatsExchanged':
    case 'fightsTaken':
    case 'cardStolen':
    case 'effectOver':
      return evolveEffect(state, event);
    case 'battleEnded':
    case 'hindsightClaimed':
    case 'pointBought':
    case 'moved':
    case 'pointsLost':
    case 'moveEnded':
    case 'goalReached':
    case 'gameWon':
      return evolveMove(state, event);
    case 'flagged':
    case 'cardFilled':
    case 'suitExcused':
    case 'facesSet':
    case 'mapLaid':
    case 'colourTold':
    case 'depthSet':
    case 'fieldsSet':
      return evolveTable(state, event);
    default:
      return never(event);
  }
}
