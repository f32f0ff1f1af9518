import type { Told } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import { maySee, type Viewer } from '../../kernel/view.ts';
import type { AuctionEvent, EventOf } from '../events.ts';
import { cardName } from '../names.ts';

export function tellAuction(event: AuctionEvent, viewer: Viewer): Told | undefined {
  switch (event.kind) {
    case 'lotOpened':
      return event.pass === 2 ? { message: message('tell.lotOpened', { row: event.row }) } : undefined;
    case 'bidSealed':
      return bidSealed(event, viewer);
    case 'bidsOpened':
      return {
        message: message('tell.bidsOpened', {
          row: event.row,
          bids: event.bids.map(({ seat, amount }) => message('tell.bid', { seat: { seat }, amount })),
        }),
      };
    case 'rowPassed':
      return { message: message('tell.rowPassed', { row: event.row, loon: event.loon }) };
    case 'tieBegun':
      return {
        message: message(`tell.tieBegun.${event.stake}`, {
          row: event.row,
          bid: event.bid,
          seats: event.seats.map((seat) => ({ seat })),
        }),
      };
    case 'tieCardSealed':
      return tieCardSealed(event, viewer);
    case 'tieOpened':
      return {
        seat: event.winner,
        message: message(`tell.tieOpened.${event.stake}`, {
          winner: { seat: event.winner },
          cards: event.cards.map(({ seat, card }) =>
            message('tell.tieCard', { seat: { seat }, card: cardName(card) }),
          ),
        }),
      };
    case 'tieTold':
      return {
        seat: event.winner,
        message: message(`tell.tieTold.${event.stake}`, { winner: { seat: event.winner } }),
      };
    case 'rowTaken':
      return rowTaken(event);
    case 'secondPassAsked':
      return { message: message('tell.secondPassAsked', { rows: event.rows }) };
    case 'auctionClosed':
      return undefined;
  }
}

/** That something is sealed is for everybody, what is sealed for the seat alone. */
function bidSealed({ seat, row, amount }: EventOf<'bidSealed'>, viewer: Viewer): Told {
  return {
    seat,
    message: maySee(viewer, seat)
      ? message('tell.bidSealed.own', { row, amount, seat: { seat } })
      : message('tell.bidSealed', { row, seat: { seat } }),
  };
}

function tieCardSealed({ seat, card }: EventOf<'tieCardSealed'>, viewer: Viewer): Told {
  return {
    seat,
    message: maySee(viewer, seat)
      ? message('tell.tieCardSealed.own', { card: cardName(card), seat: { seat } })
      : message('tell.tieCardSealed', { seat: { seat } }),
  };
}

function rowTaken({ row, seat, how, bid, found }: EventOf<'rowTaken'>): Told {
  const values = { row, seat: { seat }, bid, found };
  const price = message(bid > 0 ? 'tell.price.paid' : 'tell.price.nothing', values);
  const extra = message(found > 0 ? 'tell.found' : 'tell.found.nothing', values);
  return { seat, message: message(`tell.rowTaken.${how}`, { ...values, price, extra }) };
}
