import { never } from '../kernel/result.ts';
import type {
  AuctionEvent,
  Event,
  HandEvent,
  MoneyEvent,
  RoundEvent,
  TableEvent,
  TrickEvent,
} from './events.ts';

/** What is done with an event of each part of the game. */
interface ByPart<Result> {
  round(event: RoundEvent): Result;
  auction(event: AuctionEvent): Result;
  hand(event: HandEvent): Result;
  trick(event: TrickEvent): Result;
  money(event: MoneyEvent): Result;
  table(event: TableEvent): Result;
}

/** Which part of the game an event belongs to is said once. */
export function byPart<Result>(event: Event, parts: ByPart<Result>): Result {
  switch (event.kind) {
    case 'gameBegun':
    case 'roundBegun':
    case 'chairsDrawnUp':
    case 'scoreCardDrawn':
    case 'drawSkipped':
    case 'cardDealt':
    case 'dealSkipped':
    case 'roundEnded':
    case 'gameEnded':
      return parts.round(event);
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
      return parts.auction(event);
    case 'handNoted':
    case 'cardsDitched':
    case 'laidAside':
    case 'predicted':
    case 'cardsShown':
    case 'claimsClosed':
      return parts.hand(event);
    case 'cardPlayed':
    case 'trickWon':
    case 'flagged':
      return parts.trick(event);
    case 'toppedUp':
    case 'collected':
    case 'amountTold':
    case 'spoilsSettled':
    case 'gainTold':
    case 'roundTold':
    case 'breachRuled':
      return parts.money(event);
    case 'depthSet':
    case 'scoreCardTaught':
    case 'factionNamed':
    case 'fieldsSet':
      return parts.table(event);
    default:
      return never(event);
  }
}
