import { firstRefusal, type Check, type Waived } from '../../kernel/refusal.ts';
import { accept, refuse } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { isLastToAnswer, opened } from '../../kernel/secret.ts';
import type { CommandOf, Gain } from '../commands.ts';
import type { Event } from '../events.ts';
import { untakenRows } from '../phase.ts';
import { no } from '../refusals.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';
import { atDepth, notNow, seated, withinPurse } from './checks.ts';
import type { Decided } from './decided.ts';
import { payAll } from './money.ts';
import { finishRound } from './round.ts';

const rowsTold = (state: State) => {
  const [row] = untakenRows(state.round);
  return row === undefined ? undefined : no('rows-untold', { row });
};

const inGame = (state: State) => (state.over ? notNow(state) : undefined);

const atScore = (state: State): readonly Check[] => [
  () => atDepth(state, 'score'),
  () => inGame(state),
  () => rowsTold(state),
];

/** Where only the round's end is told: what one seat gained or lost in it. The last one closes the round. */
export function tellGain(state: State, { seat, loon }: CommandOf<'tellGain'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    ...atScore(state),
    () => seated(state, seat),
    () => affordable(state, { seat, loon }),
  ]);
  if (refusal) return refuse(refusal);
  const told: Event = { kind: 'gainTold', seat, loon };
  const isLast = isLastToAnswer(state.round.gains, seat);
  return accept(isLast ? chain(state, () => [told], closeRound) : [told]);
}

const affordable = (state: State, { seat, loon }: Gain) => withinPurse(state, seat, -loon);

function closeRound(state: State): readonly Event[] {
  const pairs = opened(state.round.gains);
  return pairs
    ? applyGains(
        state,
        pairs.map(([seat, loon]) => ({ seat, loon })),
      )
    : [];
}

export function tellRound(state: State, { gains }: CommandOf<'tellRound'>, waived: Waived): Decided {
  const refusal = firstRefusal(waived, [
    ...atScore(state),
    ...gains.map((gain) => () => seated(state, gain.seat) ?? affordable(state, gain)),
    () => everybodyOnce(state, gains),
  ]);
  if (refusal) return refuse(refusal);
  return accept(applyGains(state, gains));
}

function everybodyOnce(state: State, gains: readonly Gain[]) {
  const missing = state.seats.find((seat: SeatId) => gains.filter((gain) => gain.seat === seat).length !== 1);
  return missing && no('seat-missing', { seat: { seat: missing } });
}

const applyGains = (state: State, gains: readonly Gain[]): readonly Event[] =>
  chain(state, () => [{ kind: 'roundTold', ...payAll(state, (seat) => gainOf(gains, seat)) }], finishRound);

const gainOf = (gains: readonly Gain[], seat: SeatId): number =>
  gains.filter((gain) => gain.seat === seat).reduce((sum, { loon }) => sum + loon, 0);
