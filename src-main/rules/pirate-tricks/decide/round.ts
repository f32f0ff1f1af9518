import { awake } from '../../kernel/chairs.ts';
import { forSeats } from '../../kernel/seat.ts';
import { rankByScore } from '../../kernel/standings.ts';
import type { Event } from '../events.ts';
import { startLoon } from '../coins.ts';
import { loonOf, tricksOf } from '../phase.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';

/** All crew cards come back and the marker goes to the top row, for all who are awake. */
export const beginRound =
  (number: number) =>
  (state: State): readonly Event[] =>
    chain(state, drawnUp, ({ seats }) => [
      { kind: 'roundBegun', round: number },
      { kind: 'lotOpened', row: 1, pass: 1, bidders: seats },
    ]);

/** Who sleeps is left out, and who wakes or has come plays; whoever is new begins with loon of the bank. */
function drawnUp(state: State): readonly Event[] {
  const seats = awake(state);
  if (seats.length === state.seats.length && seats.every((seat) => state.seats.includes(seat))) return [];
  const fresh = seats.filter((seat) => state.loon[seat] === undefined);
  return [
    {
      kind: 'chairsDrawnUp',
      seats,
      loon: { ...state.loon, ...forSeats(fresh, () => startLoon) },
      bank: state.bank - fresh.length * startLoon,
    },
  ];
}

/** The round is over, and after the last one the game. */
export const finishRound = (state: State): readonly Event[] =>
  chain(state, endRound, (ended) =>
    ended.round.number >= ended.options.rounds ? endGame(ended) : beginRound(ended.round.number + 1)(ended),
  );

function endRound(state: State): readonly Event[] {
  const left = state.round.rows.reduce((sum, row) => sum + row.loon, 0);
  return [
    {
      kind: 'roundEnded',
      round: state.round.number,
      tricks: forSeats(state.seats, (seat) => tricksOf(state.round, seat)),
      loon: forSeats(state.seats, (seat) => loonOf(state, seat)),
      bank: state.bank + left,
    },
  ];
}

export function endGame(state: State): readonly Event[] {
  const ranks = rankByScore(state.seats.map((seat) => ({ seat, score: loonOf(state, seat) })));
  return [
    {
      kind: 'gameEnded',
      loon: forSeats(state.seats, (seat) => loonOf(state, seat)),
      ranks: Object.fromEntries(ranks.map(({ seat, rank }) => [seat, rank])),
      winners: ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    },
  ];
}
