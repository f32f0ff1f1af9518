import type { SeatId } from '../../kernel/seat.ts';
import type { Shop } from '../cards.ts';
import type { Placed } from './starters.ts';

/** What souls that were sold and special abilities bring about. */
export type StarterEvent =
  | { readonly kind: 'starterDrawn'; readonly seat: SeatId; readonly card: string }
  /** Gold that this captain has none of. */
  | { readonly kind: 'goldRefused'; readonly seat: SeatId; readonly gold: number }
  /** Of everything this shop sells one, for nothing. */
  | { readonly kind: 'shopRaided'; readonly seat: SeatId; readonly shop: Shop }
  /** `seat` looks at what `of` lays down, and says where it goes: on ships of others alone with `foes`. */
  | {
      readonly kind: 'placeOwed';
      readonly seat: SeatId;
      readonly what: Placed;
      readonly of: SeatId;
      readonly count: number;
      readonly foes?: true;
    }
  /** One of them is done. */
  | { readonly kind: 'cardPlaced'; readonly seat: SeatId; readonly what: Placed; readonly of: SeatId };

const kinds = [
  'starterDrawn',
  'goldRefused',
  'shopRaided',
  'placeOwed',
  'cardPlaced',
] as const satisfies readonly StarterEvent['kind'][];

const ofStarters: ReadonlySet<string> = new Set(kinds);

export const isOfStarters = (event: { readonly kind: string }): event is StarterEvent =>
  ofStarters.has(event.kind);
