import type { StandingCard } from '../kernel/hooks.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { Zones } from '../kernel/zones.ts';
import type { Shop } from './cards.ts';
import type { Edition } from './edition.ts';
import type { CardFame } from './fame.ts';
import type { Kept } from './kept.ts';
import type { Armada, Out, PileNumber, Purse, Ship, ShopState } from './state.ts';

/** How the table stands after something was set by hand: what is left out stays. */
export interface Stand {
  readonly turn?: SeatId;
  readonly round?: number;
  readonly purses?: BySeat<Purse>;
  readonly fame?: BySeat<number>;
  readonly rows?: BySeat<readonly Ship[]>;
  readonly nextShip?: number;
  readonly outs?: readonly Out[];
  readonly shops?: { readonly [In in Shop]?: ShopState };
  readonly armadas?: BySeat<readonly Armada[]>;
  readonly zones?: Zones;
  readonly kept?: readonly Kept[];
  readonly nextKept?: number;
  readonly pilesGone?: readonly PileNumber[];
  readonly cardFame?: CardFame;
  readonly edition?: Edition;
  readonly starters?: readonly StandingCard[];
}
