import type { SeatId } from '../../kernel/seat.ts';
import type { Size } from '../cards.ts';
import { armadaOf, leftOf, sizeOf, sumOf } from '../fleets.ts';
import { fameOf, purseOf, rowOf, type Ship, type State } from '../state.ts';
import { cardsUnder, cursesAbove, handSize, savedCures, tellsCards } from '../custody.ts';
import { keepsFame } from '../options.ts';
import { hullOf, type Hull } from './sheet.ts';

/** A ship of a row; of one that nobody has named its size and its hull are not known. */
export interface ShipPart {
  readonly size: readonly [cannons: number, strength: number] | null;
  readonly hull: Hull | null;
  readonly inArmada?: true;
  /** Cards under it and curses above it, where they are told and there are any. */
  readonly under?: number;
  readonly curses?: number;
}

export interface FleetPart {
  readonly seat: SeatId;
  /** From left to right. */
  readonly row: readonly ShipPart[];
  /** What the armada is worth together, of who has one. */
  readonly armada?: Size;
}

export interface PursePart {
  readonly seat: SeatId;
  readonly gold: number;
  /** Absent where nothing is. */
  readonly locked?: number;
  /** Absent where the table keeps none. */
  readonly fame?: number;
  /** Cards in hand and saved cures, where they are told. */
  readonly hand?: number;
  readonly cures?: number;
  /** In which round the captain went out. */
  readonly out?: number;
}

/** Gold and fame change without ships, and ships without them: each travels by itself. */
export const purseParts = (state: State): readonly PursePart[] =>
  state.seats.map((seat) => {
    const { free, locked } = purseOf(state, seat);
    const out = state.outs.find((one) => one.seat === seat);
    return {
      seat,
      gold: free,
      ...(locked > 0 ? { locked } : {}),
      ...(keepsFame(state.options) ? { fame: fameOf(state, seat) } : {}),
      ...(tellsCards(state) ? { hand: handSize(state, seat), cures: savedCures(state, seat) } : {}),
      ...(out ? { out: out.round } : {}),
    };
  });

export const fleetParts = (state: State): readonly FleetPart[] =>
  state.seats.map((seat) => {
    const armada = armadaOf(state, seat);
    return {
      seat,
      row: rowOf(state, seat).map((ship) => shipPart(state, ship, armada.includes(ship.id))),
      ...(armada.length > 0 ? { armada: sumOf(armadaShips(state, seat)) } : {}),
    };
  });

function shipPart(state: State, ship: Ship, inArmada: boolean): ShipPart {
  const size = sizeOf(ship);
  const under = cardsUnder(state, ship.id);
  const curses = cursesAbove(state, ship.id);
  return {
    size: size && [size.cannons, size.strength],
    hull: size && hullOf(size),
    ...(inArmada ? { inArmada } : {}),
    ...(under > 0 ? { under } : {}),
    ...(curses > 0 ? { curses } : {}),
  };
}

const armadaShips = (state: State, seat: SeatId): readonly Ship[] =>
  leftOf(state, { seat, ships: armadaOf(state, seat) });
