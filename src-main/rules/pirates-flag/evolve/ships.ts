import type { SeatId } from '../../kernel/seat.ts';
import type { EventOf } from '../events.ts';
import { placeOf, without, type State } from '../state.ts';
import { doneIn, waits } from '../tasks.ts';

type ShipEvent = EventOf<
  | 'shipSailed'
  | 'shipFell'
  | 'shipSwept'
  | 'shipShifted'
  | 'shipPlaced'
  | 'shipAdrift'
  | 'shipRested'
  | 'flagTaken'
  | 'flagAdrift'
  | 'flagReturned'
>;

export function evolveShips(state: State, event: ShipEvent): State {
  switch (event.kind) {
    case 'shipSailed':
      return sailed(moved(state, event.seat, event.to), event);
    case 'shipFell':
      return fallen(moved(state, event.seat, event.to), event);
    case 'shipSwept':
    case 'shipShifted':
    case 'shipPlaced':
    case 'shipRested':
      return moved(state, event.seat, event.to);
    case 'shipAdrift':
      return waits(state, { kind: 'rest', seat: event.seat, among: event.among });
    case 'flagTaken':
      return taken(state, event);
    case 'flagAdrift':
      return { ...state, flag: { kind: 'afloat', at: event.at }, flagMoved: true };
    case 'flagReturned':
      return { ...state, flag: { kind: 'ship' }, flagMoved: false, firstTaker: null };
  }
}

/** A ship that leaves a Trading Post ends its visit; one that is moved is no longer asked where it rests. */
function moved(state: State, seat: SeatId, to: number): State {
  const stays = placeOf(state, seat) === to;
  const visits = stays ? state.visits : without(state.visits, seat);
  const turn = stays ? state.turn : turnAfter(state.turn, seat);
  const after: State = { ...state, at: { ...state.at, [seat]: to }, visits, turn };
  return doneIn(after, (task) => task.kind === 'rest' && task.seat === seat);
}

/** Whoever comes to a ship that has rolled already is met only then. */
function turnAfter(turn: State['turn'], seat: SeatId): State['turn'] {
  const { passedBy, ...others } = turn;
  const after = passedBy === undefined || passedBy === seat ? others : turn;
  return seat === turn.seat ? { ...after, moved: true } : after;
}

function sailed(state: State, event: EventOf<'shipSailed'>): State {
  if (state.phase.kind !== 'moving') return state;
  const phase = {
    ...state.phase,
    left: event.left,
    heading: event.direction,
    free: false,
    pickedUpAt: null,
  };
  return { ...state, phase };
}

function fallen(state: State, event: EventOf<'shipFell'>): State {
  if (state.phase.kind !== 'moving') return state;
  const heading = event.to > event.from ? 'inward' : 'seaward';
  const phase = {
    ...state.phase,
    left: event.left,
    heading,
    free: true,
    pickedUpAt: null,
  } as const;
  return { ...state, phase };
}

function taken(state: State, event: EventOf<'flagTaken'>): State {
  const { phase } = state;
  const choosesAnew = phase.kind === 'moving' && event.from === 'afloat' && event.seat === state.turn.seat;
  return {
    ...state,
    flag: { kind: 'carried', seat: event.seat },
    flagMoved: true,
    firstTaker: event.from === 'ship' ? event.seat : state.firstTaker,
    phase: choosesAnew ? { ...phase, free: true, pickedUpAt: placeOf(state, event.seat) } : phase,
  };
}
