import { message } from '../kernel/message.ts';
import { forSeats } from '../kernel/seat.ts';
import { rankByScore, type Ruler, type Standings } from '../kernel/standings.ts';
import { tricksInRound } from './cards.ts';
import { startLoon } from './coins.ts';
import { loonOf, pursesOpen, tricksOf } from './phase.ts';
import type { State } from './state.ts';

/** Loon decides the game, but stands behind screens: until the end the ruler counts the tricks of the round. */
export function standings(state: State): Standings {
  const isOpen = pursesOpen(state);
  const scoreOf = (seat: State['seats'][number]) =>
    isOpen ? loonOf(state, seat) : tricksOf(state.round, seat);
  const ranks = rankByScore(state.seats.map((seat) => ({ seat, score: scoreOf(seat) })));
  const first = ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const scores = forSeats(state.seats, scoreOf);
  return {
    ranks,
    leaders: first.length < state.seats.length ? first : [],
    over: state.over,
    winners: state.winners,
    ruler: isOpen
      ? ruler(Math.max(startLoon, ...Object.values(scores)), 'unit.loon', scores, 10)
      : ruler(tricksInRound, 'unit.trick', scores, 5),
  };
}

function ruler(length: number, unit: string, at: Ruler['at'], every: number): Ruler {
  const ticks = Array.from({ length: Math.floor(length / every) + 1 }, (_, step) => step * every);
  return {
    length,
    unit: message(unit),
    at,
    ticks: ticks.map((tick) => ({ at: tick, label: message('ruler.tick', { number: tick }) })),
  };
}
