import type { BySeat, SeatId } from '../../kernel/seat.ts';
import { amountsOf, type Basis } from '../effects/score.ts';
import type { Event } from '../events.ts';
import { cardIn, phaseOf, tricksOf } from '../phase.ts';
import type { SpoilSlot } from '../score-card.ts';
import type { State } from '../state.ts';
import { chain } from './one-after-another.ts';
import { payAll } from './money.ts';
import { finishRound } from './round.ts';

/** What is known of a seat once the tricks are played. */
function basisOf(state: State, seat: SeatId): Basis {
  const { round } = state;
  const prediction = round.predictions[seat];
  const allTold = round.tricks.every(({ laid }) => laid.length === state.seats.length);
  const cards = round.tricks
    .filter(({ winner }) => winner === seat)
    .flatMap(({ laid }) => laid.map(({ card }) => card));
  return {
    tricks: tricksOf(round, seat),
    ...(allTold ? { cards } : {}),
    ...(prediction === undefined ? {} : { prediction }),
  };
}

/** What follows for each seat from the tricks and predictions told; undefined where the card needs more. */
export function workedOut(state: State, slot: SpoilSlot): readonly number[] | undefined {
  const scoring = cardIn(state, slot)?.scoring;
  return (
    scoring &&
    amountsOf(
      scoring,
      state.seats.map((seat) => basisOf(state, seat)),
    )
  );
}

/** What a card brings each seat: told by the table, else worked out; a seat that is missing has still to be told. */
export function dueFor(state: State, slot: SpoilSlot): BySeat<number> {
  const worked = workedOut(state, slot);
  const told = state.round.told[slot] ?? {};
  return Object.fromEntries(
    state.seats.flatMap((seat, at) => {
      const due = told[seat] ?? worked?.[at];
      return due === undefined ? [] : [[seat, due]];
    }),
  );
}

/** Seats whose amount for a card has still to be told. */
export const untold = (state: State, slot: SpoilSlot): readonly SeatId[] => {
  const due = dueFor(state, slot);
  return state.seats.filter((seat) => due[seat] === undefined);
};

/** Both cards are settled as soon as all amounts are known, in the order the table plays. */
export function settleSpoils(state: State): readonly Event[] {
  if (phaseOf(state) !== 'settle') return [];
  if (untold(state, 'capture').length > 0 || untold(state, 'treasure').length > 0) return [];
  return chain(state, ...paymentsFor(state).map((slots) => (now: State) => settle(now, slots)), finishRound);
}

function paymentsFor({ options }: State): readonly (readonly SpoilSlot[])[] {
  switch (options.payOrder) {
    case 'capture-first':
      return [['capture'], ['treasure']];
    case 'treasure-first':
      return [['treasure'], ['capture']];
    case 'netted':
      return [['capture', 'treasure']];
  }
}

function settle(state: State, slots: readonly SpoilSlot[]): readonly Event[] {
  const dues = slots.map((slot) => dueFor(state, slot));
  const { lines, bank } = payAll(state, (seat) => dues.reduce((sum, due) => sum + (due[seat] ?? 0), 0));
  return [{ kind: 'spoilsSettled', settled: { slots, lines }, bank }];
}
