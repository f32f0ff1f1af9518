import type { SeatId } from '../../kernel/seat.ts';
import { familyOf } from '../family.ts';
import type { Ship } from '../state.ts';
import type { Stake, Wager } from './task.ts';

/** What The Gambler brings about; every outcome is in the event. */
export type GambleEvent =
  | {
      readonly kind: 'gambleCalled';
      readonly seat: SeatId;
      readonly card: string;
      readonly wager: Wager;
      readonly stakes: readonly Stake[];
    }
  | { readonly kind: 'shipsStaked'; readonly seat: SeatId; readonly ships: readonly Ship[] }
  | { readonly kind: 'stakeThrown'; readonly seat: SeatId; readonly face: number }
  /** These throw again. */
  | { readonly kind: 'gambleTied'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'gambleWon'; readonly seat: SeatId; readonly card: string }
  /** What each part of it was, and where it lies now. */
  | {
      readonly kind: 'goldGambled';
      readonly seat: SeatId;
      readonly from: SeatId;
      readonly free: number;
      readonly locked: number;
      readonly staysLocked: number;
    };

export const isOfGambles = familyOf<GambleEvent>({
  gambleCalled: true,
  shipsStaked: true,
  stakeThrown: true,
  gambleTied: true,
  gambleWon: true,
  goldGambled: true,
});
