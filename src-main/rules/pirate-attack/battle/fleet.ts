import type { SeatId } from '../../kernel/seat.ts';
import type { Curse, Size } from '../cards.ts';

export type Figure = keyof Size;

/** What a card under a ship does in a fight. Cards that do the same are the same here, whatever their names. */
export type UnderFace =
  | { readonly kind: 'addOn'; readonly of: Figure; readonly plus: number }
  | { readonly kind: 'double'; readonly of: Figure }
  /** All that lies under the ship goes before it counts. */
  | { readonly kind: 'eliminate' }
  /** The ship shoots itself. */
  | { readonly kind: 'explode' }
  /** The ship shoots its neighbour. */
  | { readonly kind: 'confuse'; readonly to: Hand }
  /** Wins without a shot. */
  | { readonly kind: 'spirit' }
  /** What is shot at the side comes back. */
  | { readonly kind: 'forceField' }
  /** The ship comes back bare. */
  | { readonly kind: 'reincarnate' }
  | { readonly kind: 'insure'; readonly gold: number }
  /** Rides out what sinks everything at sea. */
  | { readonly kind: 'navigator' };

/** As the ship's owner sees it. */
export type Hand = 'left' | 'right';

export interface UnderCard {
  /** Null lies face down still. */
  readonly face: UnderFace | null;
  /** Taken out from under the ship after it was turned. */
  readonly removed?: boolean;
}

/**
 * How a curse was answered: the cursed side is asked first, and of the Black Plague then the other, whose Vaccine
 * saves itself alone.
 */
export const cures = ['asked', 'otherAsked', 'none', 'cursed', 'other'] as const;
export type Cure = (typeof cures)[number];

export interface CurseCard {
  /** Null lies face down still. */
  readonly face: Curse | null;
  readonly cure: Cure;
}

/** What has been thrown so far for a ship of unknown size. */
export type Thrown = { readonly [figure in Figure]: number | null };

export type ShipId = string;

export interface Ship {
  readonly id: ShipId;
  /** Null is thrown anew in each fight. */
  readonly printed: Size | null;
  readonly thrown?: Thrown;
  /** A copy that is as large as another ship of unknown size has its dice. */
  readonly thrownWith?: ShipId;
  readonly inPort?: boolean;
  readonly hidden?: boolean;
  readonly curses: readonly CurseCard[];
  readonly under: readonly UnderCard[];
  /** Fame for whoever sinks it. */
  readonly fame: number;
  /** Gold for whoever sinks it in a fight and is left. */
  readonly bounty?: number;
  /** Gold for its owner when it sinks, by what is printed on the ship itself. */
  readonly insured?: number;
  readonly navigator?: boolean;
  /** The ship it is a copy of, and with which it sinks. */
  readonly copyOf?: ShipId;
}

/** What the owner makes of each plus and minus under a ship. */
export const reckonings = ['plain', 'good', 'bad'] as const;
export type Reckoning = (typeof reckonings)[number];

export interface Fleet {
  readonly seat: SeatId;
  /** In row order, from the owner's left. */
  readonly ships: readonly Ship[];
  /** On both figures of every ship of the fleet. */
  readonly plus: number;
  readonly math: Reckoning;
  readonly partner?: SeatId;
  /** Has no gold of the ships it sinks. */
  readonly sharks?: boolean;
}

/** A lone ship, or an armada. */
export interface Unit {
  readonly seat: SeatId;
  readonly ships: readonly ShipId[];
}

export const sides = ['attacker', 'defender'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export type Clash =
  | {
      readonly kind: 'ships';
      readonly attacker: Unit;
      readonly defender: Unit;
      /** The side that left behind a smoke screen. */
      readonly fled?: Side;
    }
  | { readonly kind: 'navy'; readonly size: Size; readonly fame: number; readonly defender: Unit }
  | {
      readonly kind: 'creature';
      readonly level: number;
      readonly seat: SeatId;
      readonly defender: Unit;
    }
  /** What sinks ships without a shot. */
  | { readonly kind: 'storm'; readonly ships: readonly ShipId[] };

/** Whom the table chose where a curse or a spirit may take one of several. */
export interface Choice {
  readonly by: ShipId;
  readonly victim: ShipId;
}

/** All that is known about a fight at one moment. */
export interface Encounter {
  /** Everybody at the table, clockwise. */
  readonly fleets: readonly Fleet[];
  readonly clash: Clash;
  readonly choices?: readonly Choice[];
}

/** A ship with the fleet it sails in. */
export interface Sailing {
  readonly ship: Ship;
  readonly fleet: Fleet;
}

export const sailingOf = ({ fleets }: Encounter, id: ShipId): Sailing => {
  for (const fleet of fleets) {
    const ship = fleet.ships.find((one) => one.id === id);
    if (ship) return { ship, fleet };
  }
  throw new Error(`no ship ${id} in any row`);
};

export const unitOf = (clash: Clash, side: Side): Unit | null => {
  switch (clash.kind) {
    case 'ships':
      return clash[side];
    case 'navy':
    case 'creature':
      return side === 'defender' ? clash.defender : null;
    case 'storm':
      return null;
  }
};
