import type { SeatId } from '../kernel/seat.ts';
import type { Size } from './cards.ts';
import { leftOf, sizeOf, sumOf } from './fleets.ts';
import type { Fight, State, Unit } from './state.ts';

/** The last fight, for whoever looks up late. */
export interface Fought {
  readonly attacker: FoughtSide;
  readonly defender: FoughtSide;
  /** The Navy attacked, and the attacker only drew it. */
  readonly navy?: true;
}

export interface FoughtSide {
  readonly seat: SeatId;
  /** What its ships are together by what is printed; null where not all of it may be told any more. */
  readonly size: Size | null;
  readonly lost: number;
}

/** The fight is over, and what it came to stays to be seen. */
export const fightOver = (state: State): State =>
  state.fight ? { ...state, fight: null, fought: foughtIn(state, state.fight) } : state;

const foughtIn = (state: State, fight: Fight): Fought => ({
  attacker: sideOf(state, fight, fight.attacker),
  defender: sideOf(state, fight, fight.defender),
  ...(fight.navy === undefined ? {} : { navy: true }),
});

/** What goes on hidden is nobody's business again; what deserted has its numbers elsewhere. */
function sideOf(state: State, { sunk }: Fight, unit: Unit): FoughtSide {
  const lost = sunk.filter(({ id }) => unit.ships.includes(id));
  const ships = [...leftOf(state, unit), ...lost];
  const isTold =
    ships.length === unit.ships.length && ships.every((ship) => !ship.hidden && sizeOf(ship) !== null);
  return { seat: unit.seat, size: isTold ? sumOf(ships) : null, lost: lost.length };
}
