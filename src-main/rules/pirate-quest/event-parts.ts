import { never } from '../kernel/result.ts';
import type {
  DealEvent,
  EffectEvent,
  Event,
  FightEvent,
  MoveEvent,
  TableEvent,
  ThrowEvent,
} from './events.ts';

/** What is done with an event of each part of the game. */
interface ByPart<Result> {
  deal(event: DealEvent): Result;
  fight(event: FightEvent): Result;
  throw(event: ThrowEvent): Result;
  effect(event: EffectEvent): Result;
  move(event: MoveEvent): Result;
  table(event: TableEvent): Result;
}

/** Which part of the game an event belongs to is said once. */
export function byPart<Result>(event: Event, parts: ByPart<Result>): Result {
  switch (event.kind) {
    case 'gameBegun':
    case 'dealerRollTied':
    case 'chairsDrawnUp':
    case 'markerTaken':
    case 'dealerNamed':
    case 'battleBegun':
    case 'misdealt':
    case 'handMended':
    case 'dummyHandTaken':
    case 'bidMade':
    case 'biddingClosed':
      return parts.deal(event);
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
      return parts.fight(event);
    case 'dieThrown':
    case 'luckGained':
    case 'luckSpent':
    case 'luckGiven':
    case 'luckTaken':
    case 'contestBegun':
    case 'contestTied':
      return parts.throw(event);
    case 'mutinyAimed':
    case 'mutinyLost':
    case 'mutinyWon':
    case 'seatsExchanged':
    case 'fightsTaken':
    case 'cardStolen':
    case 'effectOver':
      return parts.effect(event);
    case 'battleEnded':
    case 'hindsightClaimed':
    case 'pointBought':
    case 'moved':
    case 'pointsLost':
    case 'moveEnded':
    case 'goalReached':
    case 'gameWon':
      return parts.move(event);
    case 'flagged':
    case 'cardFilled':
    case 'suitExcused':
    case 'facesSet':
    case 'mapLaid':
    case 'colourTold':
    case 'depthSet':
    case 'fieldsSet':
      return parts.table(event);
    default:
      return never(event);
  }
}
