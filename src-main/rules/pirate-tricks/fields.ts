import type { Field, FieldValue } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import type { SeatId } from '../kernel/seat.ts';
import { tricksInRound } from './cards.ts';
import { allLoon } from './coins.ts';
import { loonOf, rowOf, tricksOf } from './phase.ts';
import { deckOf, slots, type Slot } from './score-card.ts';
import type { State } from './state.ts';

/** Stands for a field that is empty. */
export const none = 'none';

const predictionChoices: readonly string[] = [
  none,
  ...Array.from({ length: tricksInRound + 1 }, (_, at) => String(at)),
];

export function fields(state: State): readonly Field[] {
  if (state.round.number === 0 || state.over) return [];
  return [
    number('round', 1, state.options.rounds, state.round.number),
    ...slots.map((slot) => slotField(state, slot)),
    ...state.seats.flatMap((seat) => seatFields(state, seat)),
    choice('marker', [none, ...state.seats], state.round.marker ?? none),
    choice('leader', [none, ...state.seats], state.round.leader ?? none),
  ];
}

function seatFields(state: State, seat: SeatId): readonly Field[] {
  const { round } = state;
  return [
    state.options.showLoon
      ? number('loon', 0, allLoon, loonOf(state, seat), seat)
      : { ...number('loon', 0, allLoon, loonOf(state, seat), seat), secretOf: seat },
    number('row', 0, state.seats.length, rowOf(round, seat) ?? 0, seat),
    choice('prediction', predictionChoices, String(round.predictions[seat] ?? none), seat),
    number('tricks', 0, tricksInRound, tricksOf(round, seat), seat),
  ];
}

function slotField(state: State, slot: Slot): Field {
  const deck = state.edition.scoreCards.filter((card) => card.deck === deckOf(slot));
  return choice(slot, [none, ...deck.map(({ id }) => id)], state.round.slots[slot] ?? none);
}

function number(field: string, least: number, most: number, value: number, seat?: SeatId): Field {
  return asField(field, { kind: 'number', least, most }, value, seat);
}

function choice(field: string, among: readonly string[], value: string, seat?: SeatId): Field {
  return asField(field, { kind: 'choice', among }, value, seat);
}

function asField(field: string, type: Field['type'], value: FieldValue, seat?: SeatId): Field {
  const label = message(`field.${field}`);
  return seat ? { field, seat, label, type, value } : { field, label, type, value };
}
