import type { FieldValues } from '../kernel/game.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { CardId, Suit } from './cards.ts';
import type { Edition, Factions } from './edition.ts';
import type { Options } from './options.ts';
import type { RecruitmentSlot, ScoreCardPatch, Slot, Slots, SpoilSlot } from './score-card.ts';
import type { Bid, Depth, Flag, Row, Settled, Taking, Tie, Trick } from './state.ts';

export type Event = RoundEvent | AuctionEvent | HandEvent | TrickEvent | MoneyEvent | TableEvent;

export type RoundEvent =
  | {
      readonly kind: 'gameBegun';
      readonly seats: readonly SeatId[];
      readonly depth: Depth;
      readonly options: Options;
      readonly edition: Edition;
      readonly loon: BySeat<number>;
      readonly bank: number;
    }
  | { readonly kind: 'roundBegun'; readonly round: number }
  /** Who plays from this round on: chairs sleep, wake, or come to the table with loon of the bank. */
  | {
      readonly kind: 'chairsDrawnUp';
      readonly seats: readonly SeatId[];
      readonly loon: BySeat<number>;
      readonly bank: number;
    }
  | { readonly kind: 'scoreCardDrawn'; readonly card: string; readonly slot: Slot }
  | { readonly kind: 'drawSkipped' }
  | { readonly kind: 'cardDealt'; readonly row: number; readonly card: CardId }
  | { readonly kind: 'dealSkipped' }
  | {
      readonly kind: 'roundEnded';
      readonly round: number;
      readonly tricks: BySeat<number>;
      readonly loon: BySeat<number>;
      /** Loon left on rows goes back to it. */
      readonly bank: number;
    }
  | {
      readonly kind: 'gameEnded';
      readonly loon: BySeat<number>;
      readonly ranks: BySeat<number>;
      readonly winners: readonly SeatId[];
    };

export type AuctionEvent =
  | {
      readonly kind: 'lotOpened';
      readonly row: number;
      readonly pass: 1 | 2;
      readonly bidders: readonly SeatId[];
    }
  /** Nobody but the seat may see the amount before the bids are opened. */
  | { readonly kind: 'bidSealed'; readonly seat: SeatId; readonly row: number; readonly amount: number }
  | {
      readonly kind: 'bidsOpened';
      readonly row: number;
      readonly pass: 1 | 2;
      readonly bids: readonly Bid[];
    }
  | { readonly kind: 'rowPassed'; readonly row: number; readonly loon: number; readonly bank: number }
  | {
      readonly kind: 'tieBegun';
      readonly row: number;
      readonly stake: Tie['stake'];
      readonly bid: number;
      readonly seats: readonly SeatId[];
    }
  | { readonly kind: 'tieCardSealed'; readonly seat: SeatId; readonly card: CardId }
  | {
      readonly kind: 'tieOpened';
      readonly row: number;
      readonly stake: Tie['stake'];
      readonly cards: readonly { readonly seat: SeatId; readonly card: CardId }[];
      readonly winner: SeatId;
    }
  | { readonly kind: 'tieTold'; readonly row: number; readonly stake: Tie['stake']; readonly winner: SeatId }
  | {
      readonly kind: 'rowTaken';
      readonly row: number;
      readonly seat: SeatId;
      readonly how: Taking['how'];
      readonly bid: number;
      /** Loon found on the row by the taker. */
      readonly found: number;
      readonly marker: boolean;
      readonly loon: number;
      readonly bank: number;
    }
  | { readonly kind: 'secondPassAsked'; readonly rows: readonly number[] }
  | { readonly kind: 'auctionClosed'; readonly leader: SeatId | null };

export type HandEvent =
  | { readonly kind: 'handNoted'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly kind: 'cardsDitched'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** Everybody has seen that these have two cards aside. */
  | { readonly kind: 'laidAside'; readonly seats: readonly SeatId[] }
  | { readonly kind: 'predicted'; readonly seat: SeatId; readonly tricks: number }
  | { readonly kind: 'cardsShown'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly kind: 'claimsClosed' };

export type TrickEvent =
  | {
      readonly kind: 'cardPlayed';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly trick: number;
      readonly led: Suit;
    }
  | {
      readonly kind: 'trickWon';
      readonly trick: number;
      readonly seat: SeatId;
      readonly card: CardId | null;
      readonly tricks: number;
    }
  | { readonly kind: 'flagged'; readonly flag: Flag };

export type MoneyEvent =
  | {
      readonly kind: 'toppedUp';
      readonly seat: SeatId;
      readonly change: number;
      readonly loon: number;
      readonly bank: number;
    }
  | {
      readonly kind: 'collected';
      readonly seat: SeatId;
      readonly slot: RecruitmentSlot;
      /** What this card has brought the seat so far. */
      readonly total: number;
      readonly groups: readonly (readonly CardId[])[];
      readonly change: number;
      readonly loon: number;
      readonly bank: number;
    }
  | { readonly kind: 'amountTold'; readonly seat: SeatId; readonly slot: SpoilSlot; readonly loon: number }
  | { readonly kind: 'spoilsSettled'; readonly settled: Settled; readonly bank: number }
  | { readonly kind: 'gainTold'; readonly seat: SeatId; readonly loon: number }
  | { readonly kind: 'roundTold'; readonly lines: Settled['lines']; readonly bank: number }
  | {
      readonly kind: 'breachRuled';
      readonly flag: number;
      readonly seat: SeatId;
      readonly fine: number;
      readonly change: number;
      readonly loon: number;
      readonly bank: number;
    };

export type TableEvent =
  | { readonly kind: 'depthSet'; readonly depth: Depth }
  | { readonly kind: 'scoreCardTaught'; readonly card: ScoreCardPatch }
  | { readonly kind: 'factionNamed'; readonly factions: Factions; readonly suit: Suit; readonly name: string }
  | { readonly kind: 'fieldsSet'; readonly fields: FieldValues; readonly stand: Stand };

/** What the fields that were set come to, worked out when they were accepted. */
export interface Stand {
  readonly round?: number;
  readonly loon?: BySeat<number>;
  readonly bank?: number;
  readonly slots?: Slots;
  readonly rows?: readonly Row[];
  readonly seen?: BySeat<readonly CardId[]>;
  readonly marker?: SeatId | null;
  readonly leader?: SeatId | null;
  readonly predictions?: BySeat<number>;
  readonly tricks?: readonly Trick[];
}

export type EventKind = Event['kind'];
export type EventOf<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;
