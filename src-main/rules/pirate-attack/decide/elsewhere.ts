import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { countAt, impossibleAt, timesKnown, type ZoneName } from '../../kernel/zones.ts';
import type { CardRow } from '../cards.ts';
import { handAt, tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { copiesPlayed } from '../edition.ts';
import { cardsOf, lyingOpen } from '../elsewhere.ts';
import { refusal } from '../refusals.ts';
import { rowOf, type State } from '../state.ts';

/** A card that is seen where it cannot be is remarked. */
export const seenElsewhere = (
  state: State,
  seat: SeatId,
  id: string,
  at: ZoneName = handAt(seat),
): Refusal | undefined => (countAt(state.zones, at) === 0 ? undefined : notAt(state, at, id));

/** The same of one that shows itself where there need be none. */
export function notAt(state: State, at: ZoneName, id: string): Refusal | undefined {
  const row = cardOf(id);
  if (!row || !tellsCards(state)) return undefined;
  return impossibleAt(lyingOpen(state), at, id, copiesPlayed(row, state.edition))
    ? remarked(state, row)
    : undefined;
}

/** All copies of it are seen somewhere, and so many of them here. */
export function allElsewhere(state: State, id: string, here = 0): Refusal | undefined {
  const row = cardOf(id);
  if (!row || !tellsCards(state)) return undefined;
  return timesKnown(lyingOpen(state), id) + here >= copiesPlayed(row, state.edition)
    ? remarked(state, row)
    : undefined;
}

/** The same where ships alone are told: of what lies there as a ship, or above one, all copies do. */
export function allInRows(state: State, id: string): Refusal | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  const lying = state.seats.flatMap((seat) => rowOf(state, seat)).flatMap(cardsOf);
  return lying.filter((card) => card === id).length >= copiesPlayed(row, state.edition)
    ? remarked(state, row)
    : undefined;
}

export const remarked = ({ edition }: State, row: CardRow): Refusal =>
  refusal('card-elsewhere', { card: row.printed, copies: copiesPlayed(row, edition) });
