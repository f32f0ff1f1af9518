import type { SeatId } from '../kernel/seat.ts';
import { abilityOf } from './abilities/own.ts';
import { inPacks } from './edition.ts';
import { cardsUnder, tellsCards } from './custody.ts';
import { cardOf } from './data/cards.ts';
import { lyingUnder, nothingTurned, turnedOf, type Turned } from './turned.ts';
import { isEliminate, underFace } from './under.ts';
import type { Ship, State } from './state.ts';

/** A ship that has just sunk, and of which not all was turned up: an Insurance may have lain there. */
export interface Claim {
  readonly seat: SeatId;
  readonly ship: number;
}

/** What a card under a ship brings its captain when it sinks. */
export function insuredBy(card: string): number {
  const row = cardOf(card);
  const face = row && underFace(row);
  return face?.kind === 'insure' ? face.gold : 0;
}

const turnedOn = ({ fight }: State, { id }: Ship): Turned => (fight ? turnedOf(fight, id) : nothingTurned);

/** By its ability, and by a card that was turned up in this fight: one payment, or as the table has it both. */
export function insuredFor(state: State, ship: Ship): number {
  if (state.depth === 'score') return 0;
  const under = lyingUnder(turnedOn(state, ship));
  const cards = under.some(isEliminate) ? [] : under.map(insuredBy);
  const sums = [abilityOf(ship).insured ?? 0, ...cards];
  return state.options.insuredTwice ? sums.reduce((all, one) => all + one, 0) : Math.max(...sums);
}

/** What its captain may still say of a ship that sinks now. */
export function claimsWith(state: State, seat: SeatId, ship: Ship): readonly Claim[] {
  const row = cardOf('insurance');
  const { under } = turnedOn(state, ship);
  const isKnown = tellsCards(state) && cardsUnder(state, ship.id) <= under.length;
  const isPaid = abilityOf(ship).insured !== undefined && !state.options.insuredTwice;
  const isOpen =
    row !== undefined &&
    !isPaid &&
    inPacks(state, row) &&
    !isKnown &&
    !under.some((card) => insuredBy(card) > 0);
  return isOpen ? [...(state.claims ?? []), { seat, ship: ship.id }] : (state.claims ?? []);
}

/** One of them was shown: the newest. */
export function shownClaim(state: State, seat: SeatId): readonly Claim[] {
  const claims = state.claims ?? [];
  const at = claims.findLastIndex((one) => one.seat === seat);
  return claims.filter((_, place) => place !== at);
}
