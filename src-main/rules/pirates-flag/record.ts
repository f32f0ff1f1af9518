import type { Row } from '../kernel/record.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Event, EventOf, Stand } from './events.ts';
import { standings } from './standings.ts';
import { carrierOf, handOf, placeOf, type State } from './state.ts';

const row = (table: string, values: Row['values']): Row => ({ table, values });

const position = (seat: SeatId, piece: string, place: string, rank: number | null): Row =>
  row('positions', { seat, piece, place, rank });

const shipAt = (seat: SeatId, at: number): Row => position(seat, 'ship', at === 0 ? 'sea' : String(at), at);

/** The rows of one event in the session's query tables. */
export function record(event: Event, before: State, after: State): readonly Row[] {
  switch (event.kind) {
    case 'gameBegun':
      return event.seats.flatMap((seat, place) => [row('seats', { seat, place }), shipAt(seat, 0)]);
    case 'diceRolled':
      return rollRows(event, after);
    case 'shipSailed':
    case 'shipFell':
    case 'shipSwept':
    case 'shipShifted':
    case 'shipPlaced':
    case 'shipRested':
      return event.from === event.to ? [] : [shipAt(event.seat, event.to)];
    case 'flagTaken':
      return [...lostRows(before, event.seat), position(event.seat, 'flag', 'carried', null)];
    case 'flagAdrift':
    case 'flagReturned':
      return lostRows(before, undefined);
    case 'battleWon':
      return [
        row('fights', { round: after.turn.number, fight: event.battle, seat: event.winner, card: null }),
      ];
    case 'cardPlayed':
    case 'captainUsed':
      return playRows(event, before, after);
    case 'cardsDrawn':
      return handRow(event.seat, before, after, `drawn ${event.from}`);
    case 'cardDiscarded':
      return handRow(event.seat, before, after, `discarded ${event.why}`);
    case 'cardFound':
      return handRow(event.seat, before, after, 'found');
    case 'tableSet':
    case 'fieldSet':
      return setRows(event.outcome, before, after);
    case 'gameWon':
      return resultRows(after);
    case 'battleBegun':
    case 'battleBroken':
    case 'battleTied':
    case 'boardLaid':
    case 'chairsDrawnUp':
    case 'captainTaken':
    case 'captainTaught':
    case 'cardTaught':
    case 'depthSet':
    case 'discardOwed':
    case 'discardUnnamed':
    case 'dockPassedFull':
    case 'modifierLaid':
    case 'movementEnded':
    case 'noCardToDraw':
    case 'noteRead':
    case 'pileCounted':
    case 'pileRenewed':
    case 'playCancelled':
    case 'playFizzled':
    case 'playRedirected':
    case 'playSettled':
    case 'postTraded':
    case 'remarked':
    case 'rollForced':
    case 'shipAdrift':
    case 'startDecided':
    case 'startTied':
    case 'tasksLeft':
    case 'turnPassed':
      return [];
  }
}

/** So that the latest row of every seat says whether it carries the flag. */
function lostRows(before: State, taker: SeatId | undefined): readonly Row[] {
  const loser = carrierOf(before);
  if (!loser || loser === taker) return [];
  return [position(loser, 'flag', 'lost', placeOf(before, loser))];
}

function rollRows(event: EventOf<'diceRolled'>, after: State): readonly Row[] {
  const { seat, purpose, faces, total } = event;
  const shown = faces.length > 0;
  return [
    row('rolls', {
      round: after.turn.number,
      seat,
      die: shown ? `${faces.length}d6` : 'sum',
      face: shown ? faces.join(' ') : String(event.sum),
      value: total,
      purpose,
    }),
  ];
}

function playRows(event: EventOf<'cardPlayed' | 'captainUsed'>, before: State, after: State): readonly Row[] {
  const isCard = event.kind === 'cardPlayed';
  const card = isCard ? event.card : event.captain;
  const fight = after.phase.kind === 'battle' ? after.battles + 1 : null;
  const how = isCard ? 'card' : 'captain';
  const played = row('plays', { round: after.turn.number, fight, seat: event.seat, card, how });
  return isCard ? [played, ...handRow(event.seat, before, after, 'played')] : [played];
}

function handRow(seat: SeatId, before: State, after: State, reason: string): readonly Row[] {
  const balance = handOf(after, seat);
  const change = balance - handOf(before, seat);
  return change === 0 ? [] : [row('hands', { seat, change, balance, reason })];
}

function setRows(outcome: Stand, before: State, after: State): readonly Row[] {
  const { flag } = outcome;
  return [
    ...after.seats.flatMap((seat) => handRow(seat, before, after, 'set right')),
    ...after.seats
      .filter((seat) => placeOf(before, seat) !== placeOf(after, seat))
      .map((seat) => shipAt(seat, placeOf(after, seat))),
    ...(flag ? lostRows(before, carrierOf(after)) : []),
    ...(flag?.kind === 'carried' ? [position(flag.seat, 'flag', 'carried', null)] : []),
  ];
}

function resultRows(after: State): readonly Row[] {
  const { ranks, winners } = standings(after);
  return ranks.map(({ seat, rank, score }) =>
    row('results', { seat, rank, score, winner: winners.includes(seat) ? 1 : 0 }),
  );
}
