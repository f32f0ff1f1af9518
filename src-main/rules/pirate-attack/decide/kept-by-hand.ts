import { isList } from '../../kernel/field.ts';
import { fieldKey, type FieldValues } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { accept, refuse, type Result } from '../../kernel/result.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { countAt, moved, type Zones } from '../../kernel/zones.ts';
import { deck, discardOf, keptAt, openly, pileOf } from '../custody.ts';
import type { Stand } from '../by-hand.ts';
import { keepable, keptBefore, type Kept } from '../kept.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { copiesPlayed } from '../edition.ts';

/** What lies before captains, as the table says it: those that lay there stay, and new ones are their own. */
export function keptByHand(state: State, values: FieldValues): Pick<Stand, 'kept' | 'nextKept'> {
  const seats = state.seats.filter((seat) => values[fieldKey('kept', seat)] !== undefined);
  if (seats.length === 0) return {};
  let nextKept = state.nextKept;
  const set = (seat: SeatId): readonly Kept[] => {
    const left = [...keptBefore(state, seat)];
    const told = keepable(state).map(({ id }) => id);
    // What this depth does not tell nobody has named, and it stays.
    const untold = left.filter(({ card }) => !told.includes(card));
    const named = namedIn(values, seat).map((card): Kept => {
      const at = left.findIndex((one) => one.card === card);
      const [before] = at < 0 ? [] : left.splice(at, 1);
      return before ?? { id: nextKept++, card, of: seat, by: seat };
    });
    return [...untold, ...named];
  };
  const kept = state.seats.flatMap((seat) => (seats.includes(seat) ? set(seat) : keptBefore(state, seat)));
  return { kept: [...kept].sort((a, b) => a.id - b.id), nextKept };
}

function namedIn(values: FieldValues, seat: SeatId): readonly string[] {
  const listed = values[fieldKey('kept', seat)];
  return listed !== undefined && isList(listed) ? listed.map(({ card }) => String(card)) : [];
}

/** A card that lies there now comes from its deck, or from its discard where the deck has none; one that is gone is laid away. */
export function keptZones(
  state: State,
  kept: readonly Kept[] | undefined,
  zones: Zones,
): Result<Zones, Refusal> {
  if (!kept) return accept(zones);
  const many = keepable(state).find(
    (row) => kept.filter(({ card }) => card === row.id).length > copiesPlayed(row, state.edition),
  );
  if (many) return refuse(refusal('no-copy-left', { card: many.printed }));
  const gone = state.kept.filter(({ id }) => !kept.some((one) => one.id === id));
  const come = kept.filter(({ id }) => !state.kept.some((one) => one.id === id));
  let now = gone.reduce((all, { card, of }) => moved(all, openly(keptAt(of), discardOf(card), card)), zones);
  for (const { card, of } of come) {
    const from = isDiscarded(now, card) || countAt(now, pileOf(card)) === 0 ? discardOf(card) : pileOf(card);
    if (countAt(now, from) === 0) return refuse(refusal('no-cards-left', { count: come.length }));
    now = moved(now, openly(from, keptAt(of), card));
  }
  return accept(now);
}

/** So many are left to draw: the others are laid away, or come back from there. */
export function deckSet(zones: Result<Zones, Refusal>, values: FieldValues): Result<Zones, Refusal> {
  const count = values['deck'];
  if (!zones.ok || typeof count !== 'number') return zones;
  const more = count - countAt(zones.value, deck);
  if (more > countAt(zones.value, 'discard')) return refuse(refusal('no-cards-left', { count }));
  return accept(
    moved(
      zones.value,
      more > 0 ? { from: 'discard', to: deck, count: more } : { from: deck, to: 'discard', count: -more },
    ),
  );
}

/** It was seen to be laid away, and is none of those that are left to draw. */
const isDiscarded = (zones: Zones, card: string): boolean =>
  zones[discardOf(card)]?.known.some((one) => one.card === card && one.to === 'all') ?? false;
