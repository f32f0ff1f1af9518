import type { SeatId } from '../../kernel/seat.ts';
import type { Goods } from '../commands.ts';

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
  | { readonly kind: 'placeCard'; readonly seat: SeatId; readonly ship?: number }
  /** Which card it was that this captain has looked at, and that lies at this ship: told to nobody else. */
  | { readonly kind: 'noteLook'; readonly seat: SeatId; readonly ship: number; readonly card: string }
  /** Refuses to be attacked: this ship of somebody else is, with its armada. */
  | { readonly kind: 'redirectAttack'; readonly seat: SeatId; readonly ship: number }
  /** A ship that has just sunk. */
  | { readonly kind: 'takeWreck'; readonly seat: SeatId; readonly ship: number }
  /** So many unused Magic cards of a ship that has just sunk. */
  | {
      readonly kind: 'reuseMagic';
      readonly seat: SeatId;
      readonly ship: number;
      readonly count: number;
    }
  /** Bought with as much gold of the bank as somebody else has just spent, and own gold behind it. */
  | {
      readonly kind: 'spendAlong';
      readonly seat: SeatId;
      readonly goods: Goods;
      readonly count: number;
      readonly ship?: number;
    };
