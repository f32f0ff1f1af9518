import type { SeatId } from '../../kernel/seat.ts';
import type { CardTask } from '../card-tasks.ts';
import { familyOf } from '../family.ts';
import type { Ship } from '../state.ts';

/** What a card that asks brings about, and what cards deal out to several at once. */
export type CardTaskEvent =
  /** It asks from now on. */
  | ({ readonly kind: 'cardBegun' } & Omit<CardTask, 'kind' | 'said' | 'least'>)
  /** It is done with this captain; not told by itself. */
  | { readonly kind: 'cardPassed'; readonly on: SeatId }
  | { readonly kind: 'cardEnded'; readonly seat: SeatId; readonly card: string }
  /** One card of this hand was laid away; null where nobody says which. */
  | {
      readonly kind: 'handSpied';
      readonly seat: SeatId;
      readonly on: SeatId;
      readonly card: string | null;
    }
  /** A card of this hand is used at once. */
  | { readonly kind: 'handPicked'; readonly seat: SeatId; readonly from: SeatId }
  /** Keeps it from one captain: the card goes on with the next. */
  | {
      readonly kind: 'cardParried';
      readonly seat: SeatId;
      readonly card: string;
      readonly stopped: string;
      readonly of: SeatId;
      readonly from: SeatId;
    }
  | { readonly kind: 'bidMade'; readonly seat: SeatId; readonly gold: number }
  | { readonly kind: 'bidsTied'; readonly among: readonly SeatId[]; readonly gold: number }
  | { readonly kind: 'bidsWon'; readonly seat: SeatId; readonly gold: number; readonly ship: Ship }
  /** Nobody bids anything, and whoever has it keeps it. */
  | { readonly kind: 'bidsFailed'; readonly seat: SeatId; readonly ship: Ship }
  | { readonly kind: 'goldHanded'; readonly seat: SeatId; readonly to: SeatId; readonly gold: number }
  | { readonly kind: 'dieThrown'; readonly seat: SeatId; readonly face: number }
  /** `throws` are theirs once more, twice where somebody throws twice. */
  | { readonly kind: 'throwsTied'; readonly throws: readonly SeatId[]; readonly face: number }
  | { readonly kind: 'throwsWon'; readonly seat: SeatId; readonly face: number; readonly ship: Ship }
  | {
      readonly kind: 'goodsGiven';
      readonly seat: SeatId;
      readonly goods: 'cures' | 'magic';
      readonly count: number;
    }
  | { readonly kind: 'handsMixed'; readonly seat: SeatId; readonly count: number }
  | { readonly kind: 'magicShared'; readonly seat: SeatId; readonly count: number }
  | { readonly kind: 'cursesDealt'; readonly seat: SeatId; readonly count: number }
  | {
      readonly kind: 'handGiven';
      readonly seat: SeatId;
      readonly given: number;
      readonly discarded: number;
      readonly drawn: number;
    };

export const isOfCardTasks = familyOf<CardTaskEvent>({
  cardBegun: true,
  cardPassed: true,
  cardEnded: true,
  handSpied: true,
  handPicked: true,
  cardParried: true,
  bidMade: true,
  bidsTied: true,
  bidsWon: true,
  bidsFailed: true,
  goldHanded: true,
  dieThrown: true,
  throwsTied: true,
  throwsWon: true,
  goodsGiven: true,
  handsMixed: true,
  magicShared: true,
  cursesDealt: true,
  handGiven: true,
});

/** Of which nothing is told by itself. */
export const isSilent = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'cardBegun' || kind === 'cardPassed' || kind === 'cardEnded';
