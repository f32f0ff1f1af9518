import { message } from '../kernel/message.ts';
import { forSeats, type SeatId } from '../kernel/seat.ts';
import { rankByScore, type Standings } from '../kernel/standings.ts';
import { carries, flagPlace, placeOf, type State } from './state.ts';

/** Spaces made good: towards the flag, and for who carries it, home with it. */
function scoreOf(state: State, seat: SeatId): number {
  const { spaces } = state.board;
  const at = placeOf(state, seat);
  return carries(state, seat) ? 2 * spaces - at : spaces - Math.abs(at - flagPlace(state));
}

export function standings(state: State): Standings {
  const ranks = rankByScore(state.seats.map((seat) => ({ seat, score: scoreOf(state, seat) }))).map(
    (standing) => ({ ...standing, figure: placeOf(state, standing.seat) }),
  );
  const first = ranks.filter(({ rank }) => rank === 1);
  const level = first.length === state.seats.length;
  const winners = state.phase.kind === 'won' ? [state.phase.seat] : [];
  return {
    ranks,
    leaders: level ? [] : first.map(({ seat }) => seat),
    over: state.phase.kind === 'won',
    winners,
    ruler: {
      length: state.board.spaces,
      unit: message('ruler.space'),
      at: forSeats(state.seats, (seat) => placeOf(state, seat)),
      ticks: [
        ...state.board.docks.map((dock) => ({ at: dock + 0.5, label: message('ruler.dock') })),
        ...state.board.posts.map((post) => ({ at: post, label: message('ruler.post') })),
        { at: flagPlace(state), label: message('ruler.flag') },
      ].sort((a, b) => a.at - b.at),
    },
  };
}
