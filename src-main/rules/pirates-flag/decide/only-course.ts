import { nothingWaived, type Decision } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { isBarred, trace } from '../waypoints.ts';
import type { Event } from '../events.ts';
import { carries, directions, handOf, placeOf, type Direction, type State } from '../state.ts';
import { decideTrade } from './post.ts';
import { decideGoDownFall, decidePickUpFlag, decideSail } from './sail.ts';
import type { Script } from './script.ts';
import { mayEnd } from './turn.ts';

/** A roll that leaves nothing to choose is sailed at once, where the table plays it so and no card may come between. */
export function sailOnlyCourse(script: Script) {
  const { state } = script;
  if (!sailsByItself(state) || state.phase.kind !== 'moving') return;
  const { seat } = state.turn;
  const [only, ...others] = ends(state, seat, state.phase.left);
  if (only === undefined || others.length > 0 || mayEnd(state) || mayDoElse(state, seat)) return;
  const sailed = decideSail(state, { kind: 'sail', seat, direction: only }, nothingWaived);
  if (sailed.ok) for (const event of sailed.value) script.add(event);
}

const sailsByItself = (state: State): boolean => {
  const { onlyCourse } = state.options;
  return onlyCourse === 'sails' || (onlyCourse === 'noCards' && !mayPlay(state));
};

/** Whether anybody holds a card, or may, or has a Pirate Captain who may still act. */
const mayPlay = (state: State): boolean =>
  state.seats.some((seat) => {
    const captain = state.abilities[seat];
    return handOf(state, seat) > 0 || state.doubtful.includes(seat) || (captain && !captain.used);
  });

/**
 * The course said aloud though the ship has sailed it by itself: it changes nothing, and nobody has done wrong. A
 * table and a script that tell every course go on as they did.
 */
export function isSailedAlready(state: State, { seat, to }: CommandOf<'sail'>): boolean {
  const isDone = state.phase.kind === 'sailed' && state.turn.seat === seat;
  return (
    isDone && state.options.onlyCourse === 'noCards' && (to ?? placeOf(state, seat)) === placeOf(state, seat)
  );
}

/** For every place where the movement may end or pause, the direction that leads there. */
const ends = (state: State, seat: SeatId, left: number): readonly Direction[] =>
  directions
    .filter((direction) => !isBarred(state, carries(state, seat), direction))
    .flatMap((direction) => {
      const way = trace(state, seat, direction, left);
      return way.filter(({ pauses }, nth) => pauses || nth === way.length - 1).map(() => direction);
    });

/** Who may trade, go down a waterfall or pick up the flag where the ship lies is asked; a fight was for before the roll. */
const mayDoElse = (state: State, seat: SeatId): boolean =>
  [
    decideTrade(state, { kind: 'trade', seat }, nothingWaived),
    decideGoDownFall(state, { kind: 'goDownFall', seat }, nothingWaived),
    decidePickUpFlag(state, { kind: 'pickUpFlag', seat }, nothingWaived),
  ].some((decided: Decision<Event>) => decided.ok);
