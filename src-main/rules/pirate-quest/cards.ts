import { among, whole } from '../kernel/shape.ts';

/** The suits a card can fight in. Skulls are trump; universal is what most features turn a card into. */
export const suits = ['swords', 'axes', 'bows', 'shields', 'skulls', 'universal'] as const;
export type Suit = (typeof suits)[number];
export const trump: Suit = 'skulls';

export const features = ['fog', 'blessed', 'luck', 'trump', 'mutiny', 'thief'] as const;
export type Feature = (typeof features)[number];

export const cardSuits = ['swords', 'axes', 'bows', 'shields', 'skulls'] as const;

/** What the table fills in for each card, since no list of it is printed: as it is entered, and as it stands. */
export const printedShape = {
  feature: among(features),
  cost: whole(0, 9),
  suit: among(suits),
  value: whole(0, 20),
};

export interface CardFeature {
  readonly feature: Feature;
  /** Pips to roll; null where it is not known yet. */
  readonly cost: number | null;
  readonly becomes: { readonly suit: Suit; readonly value: number };
}

/** Filled in to the price. */
export type PricedFeature = CardFeature & { readonly cost: number };

export interface CardRow {
  readonly id: string;
  readonly suit: Suit;
  readonly value: number;
  readonly feature: CardFeature | null;
  /** Invented by us, to be replaced by what is printed. */
  readonly sample: boolean;
}

/** Never more than these are dealt to anyone. */
export const mostCards = 5;

export const cardId = (suit: Suit, value: number): string => `${suit}-${value}`;

export const isComplete = (card: CardRow): card is CardRow & { readonly feature: PricedFeature } =>
  card.feature !== null && card.feature.cost !== null;
