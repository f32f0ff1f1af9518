import type { FieldValues } from '../../kernel/game.ts';
import { fieldKey } from '../../kernel/game.ts';
import { forSeats, isSeatId, type BySeat, type SeatId } from '../../kernel/seat.ts';
import type { CardId } from '../cards.ts';
import { allLoon } from '../coins.ts';
import type { Stand } from '../events.ts';
import { without } from '../evolve/seen.ts';
import { none } from '../fields.ts';
import { loonOf, rowOf, tricksOf } from '../phase.ts';
import { slots, type Slots } from '../score-card.ts';
import type { Row, State, Trick } from '../state.ts';

const given = (values: FieldValues, field: string, seats: readonly SeatId[]): boolean =>
  seats.some((seat) => values[fieldKey(field, seat)] !== undefined);

/** The value of a field for each seat: what was given, else what stands. */
function numbers(
  state: State,
  values: FieldValues,
  field: string,
  now: (seat: SeatId) => number,
): BySeat<number> {
  return forSeats(state.seats, (seat) => Number(values[fieldKey(field, seat)] ?? now(seat)));
}

/** What the fields come to, each part only where something of it was given and is new. */
export function standOf(state: State, values: FieldValues): Stand {
  const rows = rowsOf(state, values);
  const tricks = tricksGiven(state, values);
  const marker = markerOf(values, rows);
  const leader = leaderGiven(state, values, marker, tricks);
  return {
    ...(values['round'] === undefined ? {} : { round: Number(values['round']) }),
    ...loonAndBank(state, values, rows),
    ...slotsOf(state, values),
    ...(rows ? { rows, seen: seenIn(state, rows) } : {}),
    ...(marker === undefined ? {} : { marker }),
    ...(leader === undefined ? {} : { leader }),
    ...predictionsOf(state, values),
    ...(tricks ? { tricks } : {}),
  };
}

const seatOrNone = (value: unknown): SeatId | null | undefined => {
  if (value === undefined) return undefined;
  return typeof value === 'string' && isSeatId(value) ? value : null;
};

function rowsOf(state: State, values: FieldValues): readonly Row[] | undefined {
  if (!given(values, 'row', state.seats)) return undefined;
  const now = (seat: SeatId) => rowOf(state.round, seat) ?? 0;
  const wanted = numbers(state, values, 'row', now);
  if (state.seats.every((seat) => wanted[seat] === now(seat))) return undefined;
  return state.round.rows.map((row, at): Row => {
    const seat = state.seats.find((one) => wanted[one] === at + 1);
    if (!seat) return { ...row, taken: null };
    return {
      ...row,
      loon: 0,
      taken: row.taken?.seat === seat ? row.taken : { seat, bid: 0, how: 'given' },
    };
  });
}

/** Whoever has another row by hand has its open cards too. */
function seenIn(state: State, rows: readonly Row[]): BySeat<readonly CardId[]> {
  const inRows = rows.flatMap(({ open }) => open);
  return forSeats(state.seats, (seat) => [
    ...without(state.round.seen[seat] ?? [], inRows),
    ...(rows.find(({ taken }) => taken?.seat === seat)?.open ?? []),
  ]);
}

function markerOf(values: FieldValues, rows: readonly Row[] | undefined): SeatId | null | undefined {
  const marker = seatOrNone(values['marker']);
  if (marker !== undefined || !rows) return marker;
  return rows[0]?.taken?.seat ?? null;
}

function leaderGiven(
  state: State,
  values: FieldValues,
  marker: SeatId | null | undefined,
  tricks: readonly Trick[] | undefined,
): SeatId | null | undefined {
  const leader = seatOrNone(values['leader']);
  if (leader !== undefined) return leader;
  if (tricks) return tricks.at(-1)?.winner ?? marker ?? state.round.marker;
  return state.round.tricks.length === 0 && state.round.laid.length === 0 ? marker : undefined;
}

function loonAndBank(
  state: State,
  values: FieldValues,
  rows: readonly Row[] | undefined,
): Pick<Stand, 'loon' | 'bank'> {
  if (!rows && !given(values, 'loon', state.seats)) return {};
  const loon = numbers(state, values, 'loon', (seat) => loonOf(state, seat));
  const held = Object.values(loon).reduce((sum, purse) => sum + purse, 0);
  const lying = (rows ?? state.round.rows).reduce((sum, row) => sum + row.loon, 0);
  return { loon, bank: allLoon - held - lying };
}

function slotsOf(state: State, values: FieldValues): Pick<Stand, 'slots'> {
  if (slots.every((slot) => values[slot] === undefined)) return {};
  const entries = slots.flatMap((slot) => {
    const id = values[slot] ?? state.round.slots[slot] ?? none;
    return id === none ? [] : [[slot, id]];
  });
  return { slots: Object.fromEntries(entries) as Slots };
}

function predictionsOf(state: State, values: FieldValues): Pick<Stand, 'predictions'> {
  if (!given(values, 'prediction', state.seats)) return {};
  const entries = state.seats.flatMap((seat) => {
    const value = values[fieldKey('prediction', seat)] ?? state.round.predictions[seat] ?? none;
    return value === none ? [] : [[seat, Number(value)]];
  });
  return { predictions: Object.fromEntries(entries) as BySeat<number> };
}

/** Tricks keep their cards and, as far as the numbers allow, their winners; the rest are nobody's cards. */
function tricksGiven(state: State, values: FieldValues): readonly Trick[] | undefined {
  if (!given(values, 'tricks', state.seats)) return undefined;
  const wanted = numbers(state, values, 'tricks', (seat) => tricksOf(state.round, seat));
  const total = Object.values(wanted).reduce((sum, count) => sum + count, 0);
  const left = new Map(state.seats.map((seat) => [seat, wanted[seat] ?? 0]));
  const takes = (seat: SeatId): boolean => {
    const count = left.get(seat) ?? 0;
    left.set(seat, Math.max(0, count - 1));
    return count > 0;
  };
  const before = state.round.tricks.slice(0, total);
  const kept = before.map(({ winner }) => (takes(winner) ? winner : undefined));
  return Array.from({ length: total }, (_, at) => kept[at] ?? state.seats.find(takes)).flatMap(
    (winner, at) => (winner ? [{ laid: before[at]?.laid ?? [], winner }] : []),
  );
}
