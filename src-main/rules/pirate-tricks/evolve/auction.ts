import { never } from '../../kernel/result.ts';
import { askAll, seal } from '../../kernel/secret.ts';
import type { AuctionEvent, EventOf } from '../events.ts';
import { rowAt } from '../phase.ts';
import type { Lot, Row, State } from '../state.ts';
import { inRound } from './round.ts';
import { see } from './seen.ts';

export function evolveAuction(state: State, event: AuctionEvent): State {
  switch (event.kind) {
    case 'lotOpened':
      return inRound(state, { asking: false, lot: freshLot(event) });
    case 'bidSealed':
      return inLot(state, (lot) => ({ bids: seal(lot.bids, event.seat, event.amount) }));
    case 'bidsOpened':
      return bidsOpened(state, event);
    case 'rowPassed':
      return { ...inRow(state, event.row, { loon: event.loon, passed: true }), bank: event.bank };
    case 'tieBegun':
      return inLot(state, () => ({
        tie: { stake: event.stake, bid: event.bid, cards: askAll(event.seats) },
      }));
    case 'tieCardSealed':
      return inLot(state, (lot) =>
        lot.tie ? { tie: { ...lot.tie, cards: seal(lot.tie.cards, event.seat, event.card) } } : {},
      );
    case 'tieOpened':
      return tieDecided(tieOpened(state, event), event);
    case 'tieTold':
      return tieDecided(state, event);
    case 'rowTaken':
      return rowTaken(state, event);
    case 'secondPassAsked':
      return inRound(state, { asking: true, lot: null });
    case 'auctionClosed':
      return inRound(state, { asking: false, lot: null, leader: event.leader });
    default:
      return never(event);
  }
}

const freshLot = ({ row, pass, bidders }: EventOf<'lotOpened'>): Lot => ({
  row,
  pass,
  bids: askAll(bidders),
  tie: null,
  chooser: null,
});

function inLot(state: State, change: (lot: Lot) => Partial<Lot>): State {
  const { lot } = state.round;
  return lot ? inRound(state, { lot: { ...lot, ...change(lot) } }) : state;
}

const inRow = (state: State, row: number, change: Partial<Row>): State =>
  inRound(state, {
    rows: state.round.rows.map((old, at) => (at === row - 1 ? { ...old, ...change } : old)),
  });

/** What was sealed is open now; nothing of it stays behind. */
function bidsOpened(state: State, { row, pass, bids }: EventOf<'bidsOpened'>): State {
  const opened = inRound(state, { opened: [...state.round.opened, { row, pass, bids }] });
  return inLot(opened, (lot) => ({ bids: askAll(lot.bids.asked) }));
}

/** The cards go back to the hands, but everybody has seen them. */
function tieOpened(state: State, { row, cards }: EventOf<'tieOpened'>): State {
  const { opened } = state.round;
  const bids = opened.findLastIndex((one) => one.row === row);
  const shown = inRound(state, {
    opened: opened.map((one, at) => (at === bids ? { ...one, cards } : one)),
  });
  return cards.reduce((now, { seat, card }) => ({ ...now, round: see(now.round, seat, [card]) }), shown);
}

/** A tie that lets its winner choose leaves the lot open, any other is followed by the taking of the row. */
const tieDecided = (state: State, { stake, winner }: EventOf<'tieOpened' | 'tieTold'>): State =>
  inLot(state, () => ({ tie: null, chooser: stake === 'choose' ? winner : null }));

function rowTaken(state: State, event: EventOf<'rowTaken'>): State {
  const { row, seat, bid, how } = event;
  const taken = inRow(state, row, { loon: 0, taken: { seat, bid, how } });
  const open = rowAt(taken.round, row)?.open ?? [];
  return {
    ...taken,
    loon: { ...state.loon, [seat]: event.loon },
    bank: event.bank,
    round: {
      ...see(taken.round, seat, open),
      lot: null,
      marker: event.marker ? seat : state.round.marker,
    },
  };
}
