import type { CommonCommand } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { Board } from './board.ts';
import type { Mark } from './cards.ts';
import type { Effect } from './effects/kinds.ts';
import type { Direction } from './state.ts';

/** How a card or an ability is aimed. What only one answer fits may be left out. */
export interface Aim {
  readonly target?: SeatId;
  readonly direction?: Direction;
  /** Fewer spaces than the card names, where that is allowed. */
  readonly spaces?: number;
  /** The number of the pending play it answers; left out, the topmost that it can answer. */
  readonly answers?: number;
}

export type FlagCommand =
  | { readonly kind: 'beginWith'; readonly seat: SeatId }
  | { readonly kind: 'takeCaptain'; readonly seat: SeatId; readonly captain: string }
  /** All dice at once, as faces or as their sum. What the roll is for follows from the table. */
  | { readonly kind: 'roll'; readonly seat: SeatId; readonly faces: readonly number[] }
  | { readonly kind: 'rollSum'; readonly seat: SeatId; readonly sum: number }
  /** As far as the roll goes, or to a space on the way where there is a reason to pause. */
  | {
      readonly kind: 'sail';
      readonly seat: SeatId;
      readonly direction: Direction;
      readonly to?: number;
      /** Where one move comes by twice: at the second passing. */
      readonly pass?: number;
    }
  | { readonly kind: 'goDownFall'; readonly seat: SeatId }
  | { readonly kind: 'pickUpFlag'; readonly seat: SeatId }
  | { readonly kind: 'restShip'; readonly seat: SeatId; readonly at: number }
  | { readonly kind: 'passDice'; readonly seat: SeatId }
  | { readonly kind: 'trade'; readonly seat: SeatId; readonly card?: string }
  | { readonly kind: 'discard'; readonly seat: SeatId; readonly card?: string }
  | { readonly kind: 'battle'; readonly seat: SeatId }
  | ({ readonly kind: 'playCard'; readonly seat: SeatId; readonly card: string } & Aim)
  | ({ readonly kind: 'useCaptain'; readonly seat: SeatId } & Aim)
  | { readonly kind: 'letStand' }
  | { readonly kind: 'placeShip'; readonly seat: SeatId; readonly at: number }
  /** With a seat: it carries the flag. With a space: the flag floats there. With neither: on the Captain's ship. */
  | { readonly kind: 'placeFlag'; readonly seat?: SeatId; readonly at?: number }
  | { readonly kind: 'tellBattle'; readonly seat: SeatId; readonly winner: SeatId }
  | { readonly kind: 'countPile'; readonly cards: number }
  | {
      readonly kind: 'teachCard';
      readonly card: string;
      readonly name: string;
      readonly marks: readonly Mark[];
      readonly effects: readonly Effect[];
    }
  | {
      readonly kind: 'teachCaptain';
      readonly captain: string;
      readonly name: string;
      readonly effects: readonly Effect[];
    }
  | { readonly kind: 'layBoard'; readonly board: Board };

export type Command = FlagCommand | CommonCommand;
export type CommandKind = Command['kind'];
export type CommandOf<Kind extends CommandKind> = Extract<Command, { readonly kind: Kind }>;
