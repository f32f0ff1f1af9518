import { nothingWaived } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CommandOf } from './commands.ts';
import { reasonsToStop, trace, type StopReason } from './waypoints.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { carrierOf, directions, handOf, placeOf, type Direction, type Moving, type State } from './state.ts';

/** One way to sail what was rolled, or a part of it: what a display can mark on the board. */
export interface Course {
  readonly command: CommandOf<'sail'>;
  readonly direction: Direction;
  /** Where the ship is told to go, and where it lies once hazards have had their say. */
  readonly to: number;
  readonly lands: number;
  /** Spaces of the roll that it takes. */
  readonly used: number;
  /** The whole roll, not a pause on the way. */
  readonly full: boolean;
  readonly reasons: readonly StopReason[];
  readonly fall: boolean;
  readonly takesFlag: boolean;
  readonly wins: boolean;
  /** The ship comes to rest beside the one with the flag, and may fight it. */
  readonly beside: boolean;
  /** Cards drawn on the way. */
  readonly draws: number;
}

/** All courses of the ship whose turn it is, those without a pause first. */
export function courses(state: State): readonly Course[] {
  const { phase, turn } = state;
  if (phase.kind !== 'moving') return [];
  const found = directions.flatMap((direction) => along(state, phase, turn.seat, direction));
  return [...found.filter(({ full }) => full), ...found.filter(({ full }) => !full)];
}

/** Where nothing lets the ship pause, it is refused and no course. */
function along(state: State, phase: Moving, seat: SeatId, direction: Direction): readonly Course[] {
  const way = trace(state, seat, direction, phase.left);
  return way.flatMap(({ at: to, used }, place) => {
    const before = way.slice(0, place).filter(({ at }) => at === to).length;
    const pause = before > 0 ? { to, pass: before + 1 } : { to };
    const stop = place === way.length - 1 ? {} : pause;
    const course = courseTo(state, { kind: 'sail', seat, direction, ...stop }, to, used);
    return course ? [course] : [];
  });
}

function courseTo(state: State, command: CommandOf<'sail'>, to: number, used: number): Course | undefined {
  const { seat, direction } = command;
  const full = command.to === undefined;
  const decided = decide(state, command, nothingWaived);
  if (!decided.ok) return undefined;
  const after = decided.value.reduce(evolve, state);
  return {
    command,
    direction,
    to,
    lands: placeOf(after, seat),
    used,
    full,
    reasons: full ? [] : reasonsToStop(after),
    fall: !full && state.board.falls.some(({ top }) => top === to),
    takesFlag: decided.value.some(({ kind }) => kind === 'flagTaken'),
    wins: after.phase.kind === 'won',
    beside: full && isBeside(after, seat),
    draws: handOf(after, seat) - handOf(state, seat),
  };
}

const isBeside = (state: State, seat: SeatId): boolean => {
  const carrier = carrierOf(state);
  return carrier !== undefined && carrier !== seat && placeOf(state, carrier) === placeOf(state, seat);
};
