import { awake, chairNo, type ChairEvent, type ChairRules } from '../kernel/chairs.ts';
import { everyTask } from '../kernel/agenda.ts';
import { message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { isOpen } from '../kernel/stack.ts';
import { scriptFrom } from './decide/script.ts';
import type { Event } from './events.ts';
import { mostSeats } from './setup.ts';
import { carries, nextSeat, placeOf, type State } from './state.ts';

const rule = 'table';
const no = chairNo(rule);

/** The box is for three, and two can still race. */
const fewestLeft = 2;

/** A ship sleeps where it lies, with its hand; nobody meets it there, and the dice pass it over. */
export const chairs: ChairRules<State, Event> = {
  rule,
  mostSeats,
  ways(state, seat) {
    const wrong = bar(state, seat);
    return [{ how: 'now', values: { flag: flagOf(state, seat) }, ...(wrong ? { refusal: wrong } : {}) }];
  },
  behind(state, event) {
    const script = scriptFrom(state);
    if (event.kind === 'chairSettled' && event.how === 'now') goesToSleep(script, event);
    const seats = awake(script.state);
    const isSame = seats.length === state.seats.length && seats.every((seat) => state.seats.includes(seat));
    if (!isSame) script.add({ kind: 'chairsDrawnUp', seats });
    return script.events;
  },
};

const flagOf = (state: State, seat: SeatId) => message(carries(state, seat) ? 'chair.flag' : 'chair.no-flag');

function bar(state: State, seat: SeatId): Refusal | undefined {
  const count = awake(state).filter((one) => one !== seat).length;
  if (count < fewestLeft) return no('chairs-too-few', { count, least: fewestLeft, game: message('title') });
  const isBusy = state.phase.kind === 'battle' || isOpen(state.stack) || everyTask(state.agenda).length > 0;
  return isBusy ? no('chair-not-yet', { player: { seat } }) : undefined;
}

/** The flag floats where the ship lies, and the dice go on. */
function goesToSleep(script: ReturnType<typeof scriptFrom>, { seat }: ChairEvent): void {
  const { state } = script;
  if (carries(state, seat)) script.add({ kind: 'flagAdrift', seat, at: placeOf(state, seat) });
  if (state.turn.seat !== seat || state.phase.kind === 'opening') return;
  script.add({ kind: 'turnPassed', from: seat, to: nextSeat(state), number: state.turn.number + 1 });
}
