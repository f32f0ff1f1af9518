import type { CommonCommand } from '../kernel/game.ts';
import type { SeatId } from '../kernel/seat.ts';
import type { CardId, Suit } from './cards.ts';
import type { Slot } from './score-card.ts';
import type { Scoring } from './scorings.ts';

export type Command =
  | CommonCommand
  | DealCommand
  | AuctionCommand
  | SecretCommand
  | ClaimCommand
  | TrickCommand
  | ScoreCommand
  | DataCommand;

export type DealCommand =
  | { readonly kind: 'topUp'; readonly seat: SeatId }
  | { readonly kind: 'drawScoreCard'; readonly card: string }
  | { readonly kind: 'dealCard'; readonly row: number; readonly card: CardId };

export type AuctionCommand =
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly row: number; readonly amount: number }
  | { readonly kind: 'layTieCard'; readonly seat: SeatId; readonly card: CardId }
  /** Whose card was higher, where the cards are not told. */
  | { readonly kind: 'winTie'; readonly seat: SeatId }
  | { readonly kind: 'nameTaker'; readonly seat: SeatId; readonly taker: SeatId }
  | { readonly kind: 'bidAgain' }
  | { readonly kind: 'giveRow'; readonly seat: SeatId; readonly row: number };

/** Told to the companion and to nobody else; both take the place of what was told before. */
export type SecretCommand =
  | { readonly kind: 'noteHand'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly kind: 'ditch'; readonly seat: SeatId; readonly cards: readonly CardId[] };

export type ClaimCommand =
  /** Two cards lie aside: this seat's, or everybody's. Which they are nobody has to say. */
  | { readonly kind: 'layAside'; readonly seat?: SeatId }
  | { readonly kind: 'predict'; readonly seat: SeatId; readonly tricks: number }
  | { readonly kind: 'showCards'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** What a score card brought, where it cannot be worked out. */
  | { readonly kind: 'collect'; readonly seat: SeatId; readonly slot: Slot; readonly loon: number };

export type TrickCommand =
  | { readonly kind: 'playCard'; readonly seat: SeatId; readonly card: CardId }
  | { readonly kind: 'winTrick'; readonly seat: SeatId }
  | { readonly kind: 'ruleBreach'; readonly flag: number; readonly fine: number };

export type ScoreCommand =
  | {
      readonly kind: 'tellRow';
      readonly seat: SeatId;
      readonly row: number;
      readonly bid: number;
      /** Loon that lay on the row, where that is not known already. */
      readonly found?: number;
    }
  /** What one seat gained in the round, or lost: below zero. */
  | { readonly kind: 'tellGain'; readonly seat: SeatId; readonly loon: number }
  /** The same for all of them at once. */
  | { readonly kind: 'tellRound'; readonly gains: readonly Gain[] };

export interface Gain {
  readonly seat: SeatId;
  readonly loon: number;
}

export type DataCommand =
  | {
      readonly kind: 'teachScoreCard';
      readonly card: string;
      readonly name?: string;
      readonly scoring?: Scoring;
      readonly predicts?: boolean;
    }
  | { readonly kind: 'nameFaction'; readonly suit: Suit; readonly name: string };

export type CommandOf<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;
