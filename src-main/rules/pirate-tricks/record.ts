import type { Row } from '../kernel/record.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CardId } from './cards.ts';
import type { Event } from './events.ts';
import { loonOf } from './phase.ts';
import { standings } from './standings.ts';
import type { State } from './state.ts';

/** What an event means for the query tables. Amounts that are still sealed are in none of them. */
export function record(event: Event, before: State, after: State): readonly Row[] {
  return [...rowsOf(event, after), ...purses(event, before, after)];
}

function rowsOf(event: Event, after: State): readonly Row[] {
  const round = after.round.number;
  switch (event.kind) {
    case 'gameBegun':
      return event.seats.map((seat, at) => ({ table: 'seats', values: { seat, place: at + 1 } }));
    case 'bidsOpened':
      return event.bids.map(({ seat, amount }) => bid(round, event.row, seat, amount));
    case 'rowTaken':
      return [
        ...(event.how === 'told' ? [bid(round, event.row, event.seat, event.bid)] : []),
        position(event.seat, 'row', `row-${event.row}`, event.row),
        ...(event.marker ? [position(event.seat, 'go-first', `row-${event.row}`, event.row)] : []),
      ];
    case 'tieOpened':
      return event.cards.map(({ seat, card }) => play(round, null, seat, card, 'tie'));
    case 'predicted':
      return [position(event.seat, 'bid-marker', String(event.tricks), event.tricks)];
    case 'cardsShown':
      return event.cards.map((card) => play(round, null, event.seat, card, 'recruit'));
    case 'cardPlayed':
      return [play(round, event.trick, event.seat, event.card, 'trick')];
    case 'trickWon':
      return [{ table: 'fights', values: { round, fight: event.trick, seat: event.seat, card: event.card } }];
    case 'gameEnded':
      return standings(after).ranks.map(({ seat, rank, score }) => ({
        table: 'results',
        values: { seat, rank, score, winner: event.winners.includes(seat) ? 1 : 0 },
      }));
    case 'amountTold':
    case 'auctionClosed':
    case 'bidSealed':
    case 'breachRuled':
    case 'cardDealt':
    case 'cardsDitched':
    case 'laidAside':
    case 'claimsClosed':
    case 'collected':
    case 'dealSkipped':
    case 'depthSet':
    case 'drawSkipped':
    case 'factionNamed':
    case 'fieldsSet':
    case 'flagged':
    case 'gainTold':
    case 'handNoted':
    case 'lotOpened':
    case 'chairsDrawnUp':
    case 'roundBegun':
    case 'roundEnded':
    case 'roundTold':
    case 'rowPassed':
    case 'scoreCardDrawn':
    case 'scoreCardTaught':
    case 'secondPassAsked':
    case 'spoilsSettled':
    case 'tieBegun':
    case 'tieCardSealed':
    case 'tieTold':
    case 'toppedUp':
      return [];
  }
}

const bid = (round: number, lot: number, seat: SeatId, amount: number): Row => ({
  table: 'bids',
  values: { round, lot, seat, bid: amount },
});

const position = (seat: SeatId, piece: string, place: string, rank: number): Row => ({
  table: 'positions',
  values: { seat, piece, place, rank },
});

const play = (round: number, fight: number | null, seat: SeatId, card: CardId, how: string): Row => ({
  table: 'plays',
  values: { round, fight, seat, card, how },
});

/** Every purse that an event changes, whatever it was for. */
const purses = (event: Event, before: State, after: State): readonly Row[] =>
  after.seats.flatMap((seat) => {
    const change = loonOf(after, seat) - loonOf(before, seat);
    if (change === 0) return [];
    const balance = loonOf(after, seat);
    return [{ table: 'gold', values: { currency: 'loon', seat, change, balance, reason: reasonOf(event) } }];
  });

function reasonOf(event: Event): string {
  switch (event.kind) {
    case 'gameBegun':
    case 'chairsDrawnUp':
      return 'start';
    case 'rowTaken':
      return 'row';
    case 'collected':
      return 'recruitment';
    case 'spoilsSettled':
      return event.settled.slots.join('+');
    case 'toppedUp':
      return 'top-up';
    case 'roundTold':
      return 'round';
    case 'breachRuled':
      return 'ruling';
    case 'amountTold':
    case 'auctionClosed':
    case 'bidSealed':
    case 'bidsOpened':
    case 'cardDealt':
    case 'cardPlayed':
    case 'cardsDitched':
    case 'laidAside':
    case 'cardsShown':
    case 'claimsClosed':
    case 'dealSkipped':
    case 'depthSet':
    case 'drawSkipped':
    case 'factionNamed':
    case 'fieldsSet':
    case 'flagged':
    case 'gainTold':
    case 'gameEnded':
    case 'handNoted':
    case 'lotOpened':
    case 'predicted':
    case 'roundBegun':
    case 'roundEnded':
    case 'rowPassed':
    case 'scoreCardDrawn':
    case 'scoreCardTaught':
    case 'secondPassAsked':
    case 'tieBegun':
    case 'tieCardSealed':
    case 'tieOpened':
    case 'tieTold':
    case 'trickWon':
      return 'by-hand';
  }
}
