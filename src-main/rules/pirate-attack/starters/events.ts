import type { SeatId } from '../../kernel/seat.ts';
import type { Shop } from '../cards.ts';
import { familyOf } from '../family.ts';
import type { Ship, Unit } from '../state.ts';
import type { Offer } from './offers.ts';
import type { Placed } from './starters.ts';

/** What souls that were sold and special abilities bring about. */
export type StarterEvent =
  | { readonly kind: 'starterDrawn'; readonly seat: SeatId; readonly card: string }
  /** Gold that this captain has none of. */
  | {
      readonly kind: 'goldRefused';
      readonly seat: SeatId;
      readonly gold: number;
      /** So many Gold Cards, which nobody turns up. */
      readonly cards?: true;
    }
  /** Of everything this shop sells one, for nothing. */
  | { readonly kind: 'shopRaided'; readonly seat: SeatId; readonly shop: Shop }
  /** What a card lets its captain do, until the next fact. */
  | { readonly kind: 'offerMade'; readonly offer: Offer }
  /** Larger than this captain may have. */
  | { readonly kind: 'shipDiscarded'; readonly seat: SeatId; readonly ship: Ship }
  /** `seat` is attacked, and may refuse. */
  | { readonly kind: 'refusalOffered'; readonly seat: SeatId }
  | {
      readonly kind: 'attackRedirected';
      readonly seat: SeatId;
      readonly defender: Unit;
      readonly was: Unit;
    }
  /** `was` sank, and `ship` is what it is now; `back` is what a Reincarnation had made of it. */
  | {
      readonly kind: 'wreckTaken';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly ship: Ship;
      readonly was: number;
      readonly paid: number;
      readonly back?: number;
    }
  | {
      readonly kind: 'magicReused';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly was: number;
      readonly count: number;
    }
  /** So much gold of the bank, for what is bought next. */
  | { readonly kind: 'spreeSpent'; readonly seat: SeatId; readonly gold: number }
  /** The card of `seat` is for this one too. */
  | {
      readonly kind: 'robbedAlong';
      readonly seat: SeatId;
      readonly card: string;
      readonly on: SeatId;
      readonly waits: boolean;
    }
  /** Stops a card for the own part. */
  | {
      readonly kind: 'escapedAlong';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string;
      readonly of: SeatId;
    }
  /** `seat` looks at what `of` lays down, and says where it goes: on ships of others alone with `foes`. */
  | {
      readonly kind: 'placeOwed';
      readonly seat: SeatId;
      readonly what: Placed;
      readonly of: SeatId;
      readonly count: number;
      readonly foes?: true;
    }
  /** One of them is done; where nobody has a ship it lies at none. */
  | {
      readonly kind: 'cardPlaced';
      readonly seat: SeatId;
      readonly what: Placed;
      readonly of: SeatId;
      readonly ship?: number;
    }
  /** Of a card that this captain has placed: which it was, for nobody else. */
  | {
      readonly kind: 'lookNoted';
      readonly seat: SeatId;
      readonly what: Placed;
      readonly ship: number;
      readonly card: string;
    };

export const isOfStarters = familyOf<StarterEvent>({
  starterDrawn: true,
  goldRefused: true,
  shopRaided: true,
  robbedAlong: true,
  escapedAlong: true,
  offerMade: true,
  shipDiscarded: true,
  refusalOffered: true,
  attackRedirected: true,
  wreckTaken: true,
  magicReused: true,
  spreeSpent: true,
  placeOwed: true,
  cardPlaced: true,
  lookNoted: true,
});
