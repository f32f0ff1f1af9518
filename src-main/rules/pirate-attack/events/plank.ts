import type { SeatId } from '../../kernel/seat.ts';
import { familyOf } from '../family.ts';
import type { Kept } from '../kept.ts';
import type { PileNumber } from '../state.ts';

/** What lies before captains, red cards that act, whole hands and piles. */
export type PlankEvent =
  /** It lies face up before a captain from now on. */
  | { readonly kind: 'cardKept'; readonly kept: Kept }
  | { readonly kind: 'keptGone'; readonly kept: Kept }
  /** A red card has acted, on this captain or on nobody in particular. */
  | {
      readonly kind: 'redActed';
      readonly seat: SeatId;
      readonly card: string;
      readonly on: SeatId | null;
    }
  | { readonly kind: 'bonusDrawn'; readonly seat: SeatId; readonly count: number }
  /** This captain has to play the whole hand, and has done so. */
  | { readonly kind: 'handCalled'; readonly seat: SeatId; readonly by: SeatId; readonly card: string }
  | { readonly kind: 'handPlayed'; readonly seat: SeatId; readonly drawn: number }
  /** Every ship in a hand has to be laid; one was; all are. */
  | { readonly kind: 'shipsCalled'; readonly seat: SeatId; readonly card: string }
  | { readonly kind: 'shipSailed'; readonly seat: SeatId }
  | { readonly kind: 'shipsSailed'; readonly seat: SeatId; readonly count: number }
  /** These piles are gone, and so many cards with them. */
  | {
      readonly kind: 'pilesGone';
      readonly seat: SeatId;
      readonly piles: readonly PileNumber[];
      readonly count: number;
    }
  /** Behind a Smoke Screen the side that was attacked has left the fight. */
  | { readonly kind: 'sideFled'; readonly seat: SeatId };

export const plankKinds = {
  cardKept: true,
  keptGone: true,
  redActed: true,
  bonusDrawn: true,
  handCalled: true,
  handPlayed: true,
  shipsCalled: true,
  shipSailed: true,
  shipsSailed: true,
  pilesGone: true,
  sideFled: true,
} as const satisfies Record<PlankEvent['kind'], true>;

export const isOfPlank = familyOf<PlankEvent>(plankKinds);
