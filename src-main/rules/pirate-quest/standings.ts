import { message } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import { rankByScore, type Standings } from '../kernel/standings.ts';
import { isCaptain } from './player.ts';
import { cardsAfter, goalRank, linesOf, markerOf } from './race.ts';
import type { State } from './state.ts';

/** Who is nearest the goal: the rank is the score. The Dummy takes no rank, but may win; then nobody is first. */
export function standings(state: State): Standings {
  const scores = state.seats.map((seat) => ({ seat, score: markerOf(state, seat).rank }));
  const isOver = state.phase === 'over';
  const before = isOver && state.winner !== null && !isCaptain(state.winner) ? 1 : 0;
  const ranks = rankByScore(scores).map((one) => ({ ...one, rank: one.rank + before }));
  return {
    ranks,
    leaders: before > 0 ? [] : leadersOf(ranks),
    over: isOver,
    winners: isOver && state.winner !== null && isCaptain(state.winner) ? [state.winner] : [],
    ruler: {
      length: goalRank(state),
      unit: message('ruler.rank'),
      at: Object.fromEntries(scores.map(({ seat, score }) => [seat, score])),
      ticks: [
        ...linesOf(state).map((line, at) => ({
          at: line - 1,
          label: message('ruler.line', { cards: cardsAfter(state, at + 1) }),
        })),
        { at: goalRank(state), label: message('ruler.goal') },
      ],
    },
  };
}

function leadersOf(ranks: Standings['ranks']): readonly SeatId[] {
  const best = ranks[0]?.score;
  const leaders = ranks.filter(({ score }) => score === best).map(({ seat }) => seat);
  return !best || (leaders.length === ranks.length && ranks.length > 1) ? [] : leaders;
}
