import type { Scoring } from './scorings.ts';

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
