import { message } from '../kernel/message.ts';
import { forSeats, type SeatId } from '../kernel/seat.ts';
import { rankByScore, type Ruler, type Standings } from '../kernel/standings.ts';
import { keepsFame } from './options.ts';
import { fameOfSide } from './endings.ts';
import { rowOf, type State } from './state.ts';
import { teamOf } from './teams.ts';

/** At the end of a last-ship evening, and without fame: how long each stayed afloat. */
const countsRounds = ({ options, phase }: State): boolean =>
  !keepsFame(options) || (phase.kind === 'over' && options.ending === 'lastShip');

const afloatFor = (state: State, seat: SeatId): number =>
  state.outs.find((out) => out.seat === seat)?.round ?? state.round;

const figureOf = (state: State, seat: SeatId): number =>
  countsRounds(state) ? afloatFor(state, seat) : fameOfSide(state, teamOf(state, seat));

/** More than any game has ships, seats or fame: what comes first decides, what comes behind only among equals. */
const weight = 1000;

/** Partners stand together, where the better of them stands. */
const orderOf = (state: State, seat: SeatId): number =>
  Math.max(...teamOf(state, seat).map((one) => orderAlone(state, one)));

/** Who is afloat is ahead of who is out, by ships where no fame is kept; of those out whoever went later. */
function orderAlone(state: State, seat: SeatId): number {
  const { phase } = state;
  if (phase.kind === 'over' && phase.winners.includes(seat)) return weight * weight;
  if (!countsRounds(state)) return figureOf(state, seat);
  const out = state.outs.findIndex((one) => one.seat === seat);
  return out < 0 ? weight + rowOf(state, seat).length : out;
}

export function standings(state: State): Standings {
  const { phase } = state;
  const ordered = rankByScore(state.seats.map((seat) => ({ seat, score: orderOf(state, seat) })));
  const ranks = ordered.map(({ seat, rank }) => ({ seat, rank, score: figureOf(state, seat) }));
  const first = ranks.filter(({ rank }) => rank === 1);
  return {
    ranks,
    leaders: first.length === state.seats.length ? [] : first.map(({ seat }) => seat),
    over: phase.kind === 'over',
    winners: phase.kind === 'over' ? phase.winners : [],
    ruler: rulerOf(state),
  };
}

/** The bar grows by tens with the best of them, unless fame ends the game somewhere. */
function rulerOf(state: State): Ruler {
  const isRounds = countsRounds(state);
  const best = Math.max(...state.seats.map((seat) => figureOf(state, seat)));
  const { ending, fameTarget } = state.options;
  const isTarget = ending === 'fame' && !isRounds;
  return {
    length: isTarget ? Math.max(fameTarget, best) : Math.max(10, Math.ceil((best + 1) / 10) * 10),
    unit: message(isRounds ? 'ruler.rounds' : 'ruler.fame'),
    at: forSeats(state.seats, (seat) => figureOf(state, seat)),
    ticks: isTarget ? [{ at: fameTarget, label: message('ruler.target') }] : [],
    ...(isRounds && keepsFame(state.options) ? { isNew: true } : {}),
  };
}
