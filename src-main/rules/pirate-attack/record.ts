import { isOfAbilities } from './abilities/events.ts';
import { isOfGambles } from './gamble/events.ts';
import type { Row } from '../kernel/record.ts';
import type { SeatId } from '../kernel/seat.ts';
import { isOfCardTasks } from './events/card-tasks.ts';
import { isOfCards, type Event, type EventOf } from './events.ts';
import { standings } from './standings.ts';
import { isOfStarters } from './starters/events.ts';
import { fameOf, goldOf, rowOf, type State } from './state.ts';

/** The rows of one event in the session's query tables: what a captain has more or less, whatever it came from. */
export function record(event: Event, before: State, after: State): readonly Row[] {
  if (event.kind === 'gameBegun')
    return event.seats.map((seat, place) => ({ table: 'seats', values: { seat, place } }));
  const told = reasonOf(event);
  return [
    ...after.seats.flatMap((seat) => [
      ...moneyRow('gold', seat, told, goldOf(before, seat), goldOf(after, seat)),
      ...moneyRow('fame', seat, told, fameOf(before, seat), fameOf(after, seat)),
      ...shipsRow(seat, rowOf(before, seat).length, rowOf(after, seat).length),
    ]),
    ...(event.kind === 'fightEnded' || event.kind === 'navyFought' ? fightRows(event, after) : []),
    ...(event.kind === 'gameEnded' ? resultRows(after) : []),
    ...playRows(event, after),
  ];
}

function moneyRow(
  currency: string,
  seat: SeatId,
  reason: string,
  before: number,
  balance: number,
): readonly Row[] {
  if (balance === before) return [];
  return [{ table: 'gold', values: { currency, seat, change: balance - before, balance, reason } }];
}

/** How many lie in a captain's row. */
const shipsRow = (seat: SeatId, before: number, count: number): readonly Row[] =>
  count === before
    ? []
    : [{ table: 'positions', values: { seat, piece: 'ships', place: String(count), rank: count } }];

function reasonOf(event: Event): string {
  if (
    isOfCards(event) ||
    isOfGambles(event) ||
    isOfAbilities(event) ||
    isOfCardTasks(event) ||
    isOfStarters(event)
  )
    return event.kind;
  switch (event.kind) {
    case 'goodsBought':
      return event.goods;
    case 'goldTaken':
      return event.how;
    case 'goldPaid':
      return 'paid';
    case 'goldRobbed':
      return 'robbed';
    case 'fameScored':
      return 'scored';
    case 'tableSet':
    case 'fieldSet':
      return 'by-hand';
    case 'gameBegun':
    case 'chipPassed':
    case 'shopOpened':
    case 'shopClosed':
    case 'saleBegun':
    case 'shipLaid':
    case 'shipSunk':
    case 'shipMoved':
    case 'shipNamed':
    case 'armadaFormed':
    case 'armadaEnded':
    case 'attackDeclared':
    case 'attackForced':
    case 'fightEnded':
    case 'shipReturned':
    case 'shipRaised':
    case 'shipCopied':
    case 'shipHidden':
    case 'sailsLifted':
    case 'fleetReturned':
    case 'visionPlayed':
    case 'insuranceShown':
    case 'shipLeftPort':
    case 'curseLifted':
    case 'victimChosen':
    case 'navyCame':
    case 'navyMet':
    case 'navyFought':
    case 'navyGone':
    case 'hurricaneCame':
    case 'shipSpared':
    case 'hurricanePassed':
    case 'cardTurned':
    case 'curseCured':
    case 'goldOwed':
    case 'tasksLeft':
    case 'chairsDrawnUp':
    case 'captainOut':
    case 'captainBack':
    case 'gameEnded':
    case 'depthSet':
      return event.kind;
  }
}

/** Of a fight that one side has won: the other has nothing left. */
const fightRows = (
  { winner }: EventOf<'fightEnded' | 'navyFought'>,
  { round, fights }: State,
): readonly Row[] =>
  winner === null ? [] : [{ table: 'fights', values: { round, fight: fights, seat: winner, card: null } }];

const howPlayed: Partial<Record<Event['kind'], string>> = {
  cardDrawn: 'drawn',
  cardPlayed: 'played',
  cardDiscarded: 'discarded',
  cardAnswered: 'answered',
  answerLaid: 'answered',
  shipRaised: 'played',
  shipCopied: 'played',
  shipHidden: 'played',
  fleetReturned: 'played',
  attackForced: 'played',
  visionPlayed: 'played',
  gambleCalled: 'played',
  spiedShown: 'spied',
};

/** Each card that left a hand or showed itself, as the table saw it; null lay face down, or nobody named it. */
function playRows(event: Event, { round, fights }: State): readonly Row[] {
  const how = howPlayed[event.kind];
  if (how === undefined || !('seat' in event) || !('card' in event) || !event.seat) return [];
  const { seat, card } = event;
  if (event.kind === 'cardDrawn' && card === null) return [];
  // A ship that raises another was told as it was played.
  if (event.kind === 'shipRaised' && event.ability) return [];
  return [{ table: 'plays', values: { round, fight: fights, seat, card, how } }];
}

function resultRows(after: State): readonly Row[] {
  const { ranks, winners } = standings(after);
  return ranks.map(({ seat, rank, score }) => ({
    table: 'results',
    values: { seat, rank, score, winner: winners.includes(seat) ? 1 : 0 },
  }));
}
