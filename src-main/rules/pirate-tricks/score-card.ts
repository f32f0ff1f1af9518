import type { Suit } from './cards.ts';

export const decks = ['recruitment', 'treasure', 'capture'] as const;
export type Deck = (typeof decks)[number];

/** The places where score cards lie open in a round. */
export const slots = ['recruitment1', 'recruitment2', 'treasure', 'capture'] as const;
export type Slot = (typeof slots)[number];
/** The ids of the cards that lie there. */
export type Slots = { readonly [slot in Slot]?: string };
export const recruitmentSlots = ['recruitment1', 'recruitment2'] as const;
export type RecruitmentSlot = (typeof recruitmentSlots)[number];
/** Settled after the last trick. */
export const spoilSlots = ['capture', 'treasure'] as const;
export type SpoilSlot = (typeof spoilSlots)[number];

export const isRecruitment = (slot: Slot): slot is RecruitmentSlot =>
  slot === 'recruitment1' || slot === 'recruitment2';

export const deckOf = (slot: Slot): Deck => (isRecruitment(slot) ? 'recruitment' : slot);

/**
 * What a score card pays. Negative loon is owed. The table fills these in for the cards whose text we do not know;
 * until then a card is told by hand.
 */
export type Scoring =
  | { readonly kind: 'hand' }
  /** For each run of `length` following numbers. */
  | { readonly kind: 'run'; readonly length: number; readonly oneSuit: boolean; readonly loon: number }
  /** For each set of `size` cards that share their number or their suit. */
  | {
      readonly kind: 'set';
      readonly size: number;
      readonly of: 'number' | 'suit';
      readonly loon: number;
    }
  /** For each card of these suits from `least` to `most`. */
  | {
      readonly kind: 'card';
      readonly suits: readonly Suit[];
      readonly least: number;
      readonly most: number;
      readonly loon: number;
    }
  | { readonly kind: 'trick'; readonly loon: number }
  /** By who took most or fewest tricks; equals share a place and the next place is the next group. */
  | {
      readonly kind: 'rank';
      readonly order: 'most' | 'fewest';
      readonly places: readonly number[];
      /** Whoever took no trick at all has no place. */
      readonly needsTricks: boolean;
    }
  /** `hit` and `each` per trick where the prediction came true, else `miss` and `off` per trick missed by. */
  | {
      readonly kind: 'prediction';
      readonly hit: number;
      readonly each: number;
      readonly miss: number;
      readonly off: number;
    };

export type ScoringKind = Scoring['kind'];

/** Recruitment is about the hand, before a trick is played; only a treasure is told before the tricks. */
export const scoringKinds: Readonly<Record<Deck, readonly ScoringKind[]>> = {
  recruitment: ['hand', 'run', 'set', 'card'],
  capture: ['hand', 'run', 'set', 'card', 'trick', 'rank'],
  treasure: ['hand', 'run', 'set', 'card', 'trick', 'rank', 'prediction'],
};

export interface ScoreCard {
  readonly id: string;
  readonly deck: Deck;
  /** As printed, where the table has typed it in; the named cards have theirs in the catalogue. */
  readonly name?: string;
  readonly scoring: Scoring;
  /** Every player predicts the tricks of the round before the first. */
  readonly predicts: boolean;
}

/** What a table knows better about one card. */
export type ScoreCardPatch = Pick<ScoreCard, 'id'> & Partial<Omit<ScoreCard, 'id' | 'deck'>>;

export const asksPrediction = (card: ScoreCard): boolean =>
  card.predicts || card.scoring.kind === 'prediction';
