import type { SeatId } from '../kernel/seat.ts';
import { fallFrom, isPost, sea } from './board.ts';
import {
  carrierOf,
  carries,
  directions,
  opposite,
  placeOf,
  stepOf,
  type Direction,
  type Moving,
  type State,
} from './state.ts';

export const stopReasons = ['flag', 'end', 'battle', 'post', 'becalmed'] as const;
export type StopReason = (typeof stopReasons)[number];

/** One space on the way of a move. */
export interface Waypoint {
  readonly at: number;
  readonly heading: Direction;
  /** Spaces used of the roll. */
  readonly used: number;
  readonly dock: number | null;
  readonly takes: 'ship' | 'afloat' | null;
  /** The flag leaves the board here: the game is won. */
  readonly leaves: boolean;
  readonly reasons: readonly StopReason[];
  /** A move may be told up to here and go on from here: a reason to stop, a waterfall, a flag to ask about. */
  readonly pauses: boolean;
}

const lowestFor = (state: State, carrying: boolean): number =>
  carrying || state.options.seaEnd === 'sea' ? sea : 1;

/** Nothing further that way, with so many spaces left to sail. */
function isEnd(state: State, at: number, heading: Direction, carrying: boolean, left: number): boolean {
  if (heading === 'inward') return at >= state.board.spaces;
  if (carrying && state.options.exactLeave) return at <= 1 && left !== at;
  return at <= lowestFor(state, carrying);
}

export const dockBetween = (state: State, one: number, other: number): number | null => {
  const line = Math.min(one, other);
  return state.board.docks.includes(line) ? line : null;
};

/** How the flag would be taken by a ship that comes by, where nobody carries it. */
export function flagAt(state: State, space: number): 'ship' | 'afloat' | null {
  if (state.flag.kind === 'ship') return state.board.flagShip === space ? 'ship' : null;
  return state.flag.kind === 'afloat' && state.flag.at === space ? 'afloat' : null;
}

/** May a carrier not turn this way by its own movement? */
export const isBarred = (state: State, carrying: boolean, direction: Direction): boolean =>
  carrying && direction === 'inward' && state.options.carrierSeaward;

/**
 * Every space of a move that begins in this direction, without waterfalls: straight on, back from an end, until the
 * roll is used up or the flag is out of the pass. Empty where there is no way at all.
 */
export function trace(state: State, seat: SeatId, direction: Direction, left: number): readonly Waypoint[] {
  const way: Waypoint[] = [];
  let at = placeOf(state, seat);
  let heading = direction;
  let carrying = setsOutCarrying(state, seat);
  for (let used = 1; used <= left; used++) {
    if (isEnd(state, at, heading, carrying, left - used + 1)) {
      if (way.length === 0 || state.options.endOfBoard === 'mustStop') break;
      heading = opposite(heading);
      if (isBarred(state, carrying, heading)) break;
    }
    const next = at + stepOf(heading);
    const takes = carrying ? null : takenAt(state, next);
    carrying ||= takes !== null;
    const point = waypoint(state, seat, { at: next, heading, used, takes, carrying, left: left - used });
    way.push({ ...point, dock: dockBetween(state, at, next) });
    at = next;
    if (point.leaves) break;
  }
  return way;
}

/** A ship that sets out where the flag is takes it along. */
const setsOutCarrying = (state: State, seat: SeatId): boolean =>
  carries(state, seat) || takenAt(state, placeOf(state, seat)) !== null;

/** What is taken without a question in passing. */
function takenAt(state: State, space: number): 'ship' | 'afloat' | null {
  const there = flagAt(state, space);
  return there === 'afloat' && state.options.pickUp === 'asked' ? null : there;
}

interface Arrival {
  readonly at: number;
  readonly heading: Direction;
  readonly used: number;
  readonly takes: 'ship' | 'afloat' | null;
  readonly carrying: boolean;
  readonly left: number;
}

function waypoint(state: State, seat: SeatId, arrival: Arrival): Omit<Waypoint, 'dock'> {
  const { at, heading, used, takes, carrying, left } = arrival;
  const reasons: StopReason[] = [];
  if (takes === 'afloat') reasons.push('flag');
  if (state.options.endOfBoard === 'stopOrTurn' && isEnd(state, at, heading, carrying, left))
    reasons.push('end');
  if (isCarrierHere(state, seat, at)) reasons.push('battle');
  if (isPost(state.board, at)) reasons.push('post');
  const asks = !carrying && flagAt(state, at) === 'afloat';
  const pauses = reasons.length > 0 || asks || fallFrom(state.board, at) !== undefined;
  return { at, heading, used, takes, leaves: carrying && at === sea, reasons, pauses };
}

function isCarrierHere(state: State, seat: SeatId, at: number): boolean {
  const carrier = carrierOf(state);
  return carrier !== undefined && carrier !== seat && placeOf(state, carrier) === at;
}

/** Why the ship whose turn it is may end its movement where it is, with spaces left to sail. */
export function reasonsToStop(state: State): readonly StopReason[] {
  const { phase } = state;
  if (phase.kind !== 'moving') return [];
  if (isBecalmed(state, phase)) return ['becalmed'];
  const seat = state.turn.seat;
  const at = placeOf(state, seat);
  const reasons: StopReason[] = phase.pickedUpAt === at ? ['flag'] : [];
  // What else lies where a ship sets out is no reason to stay there.
  if (phase.heading === null) return reasons;
  if (state.options.endOfBoard === 'stopOrTurn' && isAtEnd(state, seat, phase)) reasons.push('end');
  if (isCarrierHere(state, seat, at)) reasons.push('battle');
  if (isPost(state.board, at)) reasons.push('post');
  return reasons;
}

/** Neither direction nor a waterfall is open: some tables bind the carrier so far that it cannot move at all. */
function isBecalmed(state: State, phase: Moving): boolean {
  const { seat } = state.turn;
  const carrying = setsOutCarrying(state, seat);
  const bound = boundDirection(state, phase);
  if (fallFrom(state.board, placeOf(state, seat)) && !isBarred(state, carrying, 'inward')) return false;
  return directions
    .filter((direction) => bound === null || bound === direction)
    .every(
      (direction) =>
        isBarred(state, carrying, direction) || trace(state, seat, direction, phase.left).length === 0,
    );
}

const isAtEnd = (state: State, seat: SeatId, phase: Moving): boolean =>
  phase.heading !== null &&
  isEnd(state, placeOf(state, seat), phase.heading, carries(state, seat), phase.left);

/** The direction in which a move that has begun goes on; null where it may be chosen. */
export function boundDirection(state: State, phase: Moving): Direction | null {
  if (phase.free || phase.heading === null) return null;
  return isAtEnd(state, state.turn.seat, phase) ? opposite(phase.heading) : phase.heading;
}
