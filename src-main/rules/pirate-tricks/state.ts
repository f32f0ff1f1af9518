import type { GameState } from '../kernel/game.ts';
import type { Secret } from '../kernel/secret.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import type { Laid } from '../kernel/tricks.ts';
import type { CardId, Suit } from './cards.ts';
import { allLoon } from './coins.ts';
import { deliveredEdition, type Edition } from './edition.ts';
import { defaultOptions, type Options } from './options.ts';
import type { Unfollowed } from './proof.ts';
import type { RecruitmentSlot, Slots, SpoilSlot } from './score-card.ts';

/** score: who took which row, and the loon of a round. fights: who won each trick. cards: every card. */
export const depths = ['score', 'fights', 'cards'] as const;
export type Depth = (typeof depths)[number];

export interface State extends GameState {
  readonly depth: Depth;
  readonly options: Options;
  readonly edition: Edition;
  readonly loon: BySeat<number>;
  /** Below zero where the bank has given out notes. */
  readonly bank: number;
  readonly round: Round;
  /** Score cards of earlier rounds. */
  readonly used: readonly string[];
  readonly past: readonly PastRound[];
  readonly flags: readonly Flag[];
  readonly winners: readonly SeatId[];
  readonly over: boolean;
}

export interface Round {
  /** 0 before the game is begun. */
  readonly number: number;
  readonly slots: Slots;
  /** The table went on without telling the score cards, or the faces of the rows. */
  readonly drawSkipped: boolean;
  readonly dealSkipped: boolean;
  /** From the top. */
  readonly rows: readonly Row[];
  /** The row that is bid for. */
  readonly lot: Lot | null;
  /** Two rows are left over and the table is asked whether they are bid for again. */
  readonly asking: boolean;
  readonly opened: readonly OpenedBids[];
  readonly marker: SeatId | null;
  /** Every card that all have seen a seat to have in this round, played or not. */
  readonly seen: BySeat<readonly CardId[]>;
  /** What a seat has told nobody but the companion: cards it holds, cards it has set aside. */
  readonly noted: BySeat<readonly CardId[]>;
  readonly ditched: BySeat<readonly CardId[]>;
  /** Who has two cards aside, as everybody knows; once there are tricks all have, whether it was told or not. */
  readonly aside: readonly SeatId[];
  readonly predictions: BySeat<number>;
  readonly shown: BySeat<readonly CardId[]>;
  readonly collected: BySeat<{ readonly [slot in RecruitmentSlot]?: number }>;
  readonly claimsClosed: boolean;
  /** Who leads the next trick, once that is not the marker's owner any more. */
  readonly leader: SeatId | null;
  readonly laid: readonly Laid<CardId>[];
  readonly tricks: readonly Trick[];
  /** Amounts told for score cards that cannot be worked out. */
  readonly told: { readonly [slot in SpoilSlot]?: BySeat<number> };
  readonly spoils: readonly Settled[];
  /** What each gained in the round, where only that is told. */
  readonly gains: Secret<number>;
}

export interface Row {
  readonly open: readonly CardId[];
  /** Loon lying on it. */
  readonly loon: number;
  /** Everybody has bid nothing for it. */
  readonly passed: boolean;
  readonly taken: Taking | null;
}

export interface Taking {
  readonly seat: SeatId;
  readonly bid: number;
  readonly how: 'bid' | 'tie' | 'chosen' | 'free' | 'given' | 'told';
}

export interface Lot {
  /** 1 is the top row. */
  readonly row: number;
  readonly pass: 1 | 2;
  readonly bids: Secret<number>;
  readonly tie: Tie | null;
  /** Whoever decides who gets a row that nobody bid for. */
  readonly chooser: SeatId | null;
}

export interface Tie {
  /** win: the higher card takes the row. choose: it decides who does. */
  readonly stake: 'win' | 'choose';
  readonly bid: number;
  readonly cards: Secret<CardId>;
}

export interface OpenedBids {
  readonly row: number;
  readonly pass: 1 | 2;
  readonly bids: readonly Bid[];
  /** Turned up to break a tie. */
  readonly cards?: readonly Laid<CardId>[];
}

export interface Bid {
  readonly seat: SeatId;
  readonly amount: number;
}

export interface Trick {
  /** Empty or short where the table did not tell the cards. */
  readonly laid: readonly Laid<CardId>[];
  readonly winner: SeatId;
}

export interface PastRound {
  readonly number: number;
  readonly slots: Slots;
  readonly rows: readonly (Taking | null)[];
  readonly tricks: BySeat<number>;
  readonly predictions: BySeat<number>;
  /** What each held when it was over. */
  readonly loon: BySeat<number>;
  readonly spoils: readonly Settled[];
}

/** One settling after the last trick. */
export interface Settled {
  readonly slots: readonly SpoilSlot[];
  readonly lines: readonly SettledLine[];
}

export interface SettledLine {
  readonly seat: SeatId;
  /** By the card; what is owed is below zero. */
  readonly due: number;
  /** What was really collected or paid. */
  readonly change: number;
  /** What the seat then holds. */
  readonly loon: number;
}

export const revokeKinds = ['revoke', 'revoke-in-one'] as const;

/** Whose cards do not fit what was seen before: the cards are the evidence. */
interface Found {
  /**
   * revoke: a suit not followed that was held. revoke-in-one: the same of one trick among several, and it is not known
   * of which. claim-not-played and those behind it are found when all cards have been seen.
   */
  readonly kind:
    | (typeof revokeKinds)[number]
    | 'seen-elsewhere'
    | 'claim-not-played'
    | 'too-many-unplayed'
    | 'missed-claim';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** The first card is the one that did not follow, the others are the proof. */
export interface Revoke extends Found {
  readonly kind: 'revoke';
  readonly suit: Suit;
  readonly trick: number;
  /** The later trick in which a card of the suit came after all. */
  readonly later?: number;
}

/** The cards are those of which too many are known for all of them to have been out of hand. */
export interface RevokeInOne extends Found {
  readonly kind: 'revoke-in-one';
  readonly tricks: readonly Unfollowed[];
}

/** Where the card had been seen before. */
type SeenElsewhere = Found & { readonly kind: 'seen-elsewhere' } & (
    { readonly other: SeatId } | { readonly row: number }
  );

interface Unplayed extends Found {
  readonly kind: 'claim-not-played' | 'too-many-unplayed';
}

interface MissedClaim extends Found {
  readonly kind: 'missed-claim';
  readonly slot: RecruitmentSlot;
  /** What the best claim would have brought, and what was collected. */
  readonly best: number;
  readonly collected: number;
}

/** A flag before it is numbered. */
export type Finding = Revoke | RevokeInOne | SeenElsewhere | Unplayed | MissedClaim;

/** What the referee noticed, with the evidence. It punishes nothing by itself. */
export type Flag = Finding & Noticed;
export type RevokeFlag = (Revoke | RevokeInOne) & Noticed;

interface Noticed {
  readonly number: number;
  readonly round: number;
  /** What the table ruled: the loon to be paid, none if it let it stand. */
  readonly fine?: number;
}

const freshRow: Row = { open: [], loon: 0, passed: false, taken: null };

export const freshRound = (number: number, seats: readonly SeatId[]): Round => ({
  number,
  slots: {},
  drawSkipped: false,
  dealSkipped: false,
  rows: seats.map(() => freshRow),
  lot: null,
  asking: false,
  opened: [],
  marker: null,
  seen: {},
  noted: {},
  ditched: {},
  aside: [],
  predictions: {},
  shown: {},
  collected: {},
  claimsClosed: false,
  leader: null,
  laid: [],
  tricks: [],
  told: {},
  spoils: [],
  gains: { asked: seats, answers: {} },
});

export const blank: State = {
  seats: [],
  depth: 'cards',
  options: defaultOptions,
  edition: deliveredEdition,
  loon: {},
  bank: allLoon,
  round: freshRound(0, []),
  used: [],
  past: [],
  flags: [],
  winners: [],
  over: false,
};
