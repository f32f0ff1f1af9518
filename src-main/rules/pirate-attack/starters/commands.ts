import type { SeatId } from '../../kernel/seat.ts';

/** What captains do with the souls they sold and their special abilities. */
export type StarterCommand =
  /** Before the game; the dice where one card only is had, and they are told. */
  | {
      readonly kind: 'drawStarter';
      readonly seat: SeatId;
      readonly card: string;
      readonly green?: number;
      readonly red?: number;
    }
  /** A Witch Doctor or Magic that another lays down; without a ship where nobody has any. */
  | { readonly kind: 'placeCard'; readonly seat: SeatId; readonly ship?: number };
