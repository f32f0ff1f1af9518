import type { SeatId } from '../kernel/seat.ts';
import { deckLeft, handSize, tellsCards } from './custody.ts';
import type { EventOf } from './events.ts';
import { fameOf, inPlay, rowOf, type State } from './state.ts';

/** Those who are ahead of all others by fame; equal ones as the table has settled it. */
export function mostFamous(state: State, among: readonly SeatId[]): readonly SeatId[] {
  const famous = highest(among, (seat) => fameOf(state, seat));
  return state.options.fameTie === 'ships' ? highest(famous, (seat) => rowOf(state, seat).length) : famous;
}

function highest(seats: readonly SeatId[], figure: (seat: SeatId) => number): readonly SeatId[] {
  const best = Math.max(...seats.map(figure));
  return seats.filter((seat) => figure(seat) === best);
}

/** The end that the table as it stands brings by itself. */
export function ended(state: State): EventOf<'gameEnded'> | undefined {
  if (state.phase.kind !== 'turn') return undefined;
  const { ending, fameTarget } = state.options;
  const there = state.seats.filter((seat) => ending === 'fame' && fameOf(state, seat) >= fameTarget);
  if (there.length > 0) return { kind: 'gameEnded', winners: mostFamous(state, there), why: 'fame' };
  const left = inGame(state);
  if (left.length > 1) return undefined;
  return {
    kind: 'gameEnded',
    winners: ending === 'lastShip' ? left : mostFamous(state, state.seats),
    why: 'lastShip',
  };
}

/** Once all cards are out, only who has a ship is in the game. */
function inGame(state: State): readonly SeatId[] {
  const isOut =
    tellsCards(state) && deckLeft(state) === 0 && inPlay(state).every((seat) => handSize(state, seat) === 0);
  return isOut && state.fight === null && state.agenda.length === 0 && state.waits === null
    ? inPlay(state).filter((seat) => rowOf(state, seat).length > 0)
    : inPlay(state);
}
