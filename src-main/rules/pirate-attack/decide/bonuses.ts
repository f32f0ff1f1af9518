import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow, ShipClass } from '../cards.ts';
import { everyoneFrom } from '../card-tasks.ts';
import { aboveAt, goodsAt, sellsMagic } from '../custody.ts';
import { classFor, isWithinReach, seenOf, sizeOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { captainsWith } from '../starters/starters.ts';
import { rowOf, type Ship, type State } from '../state.ts';
import { carry } from './carrying.ts';
import { dealTavern, goodsLeft, refill, savedFor, take } from './goods.ts';
import { owesPlacing } from './placing.ts';
import type { Aimed, PlayRow } from './plays.ts';
import type { Script } from './script.ts';

/** Which ships earn something; what is hidden or in port earns nothing. */
type Earning = (state: State) => (ship: Ship) => boolean;

/** Cards of the deck are kept by a captain, as many as there are. */
export function give(script: Script, seat: SeatId, goods: 'cures' | 'magic', wanted: number): void {
  if (goods === 'magic' && !sellsMagic(script.state)) return;
  const count = take(script, goods, wanted, savedFor(seat, goods));
  if (count > 0) script.add({ kind: 'goodsGiven', seat, goods, count });
}

/** So many Tavern cards for each ship that earns them, dealt from whoever has the card clockwise. */
export function dealFor(script: Script, seat: SeatId, isEarning: Earning, each: number): void {
  const earns = isEarning(script.state);
  for (const one of everyoneFrom(script.state, seat)) {
    const ships = seenOf(script.state, one).filter(earns).length;
    if (ships > 0) dealTavern(script, one, ships * each);
  }
}

export const nobodyEarns = (state: State, { printed }: CardRow, isEarning: Earning): Refusal | undefined =>
  shipsSeen(state).some(isEarning(state)) ? undefined : refusal('finds-nobody', { card: printed });

const shipsSeen = (state: State): readonly Ship[] => state.seats.flatMap((seat) => seenOf(state, seat));

const ofClass =
  (wanted: ShipClass): Earning =>
  (state) =>
  (ship) =>
    classFor(state, ship) === wanted;

export const sloops: Earning = ofClass('sloop');
export const schooners: Earning = ofClass('schooner');

/** By what is printed: cannons and strength together, or one of them. */
function measured(state: State, ship: Ship): number | undefined {
  const size = sizeOf(ship);
  if (!size) return undefined;
  switch (state.options.smallest) {
    case 'sum':
      return size.cannons + size.strength;
    case 'strength':
      return size.strength;
    case 'cannons':
      return size.cannons;
  }
}

export const smallest: Earning = (state) => {
  const least = Math.min(...shipsSeen(state).map((ship) => measured(state, ship) ?? Infinity));
  return (ship) => measured(state, ship) === least;
};

/** Those that get a curse, from whoever plays the card clockwise; of others what is hidden only where the table has it so. */
const dealtOn = (state: State, seat: SeatId): readonly Ship[] =>
  everyoneFrom(state, seat).flatMap((one) => {
    const by = state.options.evilHidden === 'deal' ? one : seat;
    return rowOf(state, one).filter((ship) => isWithinReach(by, { seat: one, ship }));
  });

export const noShipToDeal: NonNullable<PlayRow['wrong']> = (state, { seat }: Aimed, { printed }) =>
  dealtOn(state, seat).length > 0 ? undefined : refusal('finds-nobody', { card: printed });

/** One on each, as far as there are any; where somebody places them, so many wherever they go. */
export function dealCurses(script: Script, seat: SeatId): void {
  const ships = dealtOn(script.state, seat);
  const count = Math.min(ships.length, goodsLeft(script.state, 'curses'));
  const isPlaced = captainsWith(script.state, ({ places }) => places === 'curse').length > 0;
  if (isPlaced) return owesPlacing(script, 'curse', seat, count);
  refill(script, 'curses', count);
  carry(script, ...ships.slice(0, count).map(({ id }) => ({ from: goodsAt('curses'), to: aboveAt(id) })));
  script.add({ kind: 'cursesDealt', seat, count });
}
