import type { Colour } from '../dice.ts';

export const sides = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof sides)[number];
export const corners = ['ne', 'se', 'sw', 'nw'] as const;
export type Corner = (typeof corners)[number];
export const headings = ['east', 'north', 'south', 'west'] as const;
export type Heading = (typeof headings)[number];

/**
 * A barrier as it is printed on an unturned card: on a side of a square it stops the straight step, on a corner
 * the slanting ones. Squares are counted 1 2 3 in the upper row, 4 5 6 in the lower.
 */
export interface Barrier {
  readonly square: number;
  readonly at: Side | Corner;
}

export type CardColours = readonly [Colour, Colour, Colour, Colour, Colour, Colour];

export interface MapDesign {
  readonly colours: CardColours;
  readonly barriers: readonly Barrier[];
}

/** A map card on the table. x and y are its upper left square, y grows downwards; `turn` counts quarters clockwise. */
export interface PlacedCard extends MapDesign {
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 1 | 2 | 3;
  /** Where the track leads on this card; east unless said. */
  readonly heading?: Heading;
}

/** A map as somebody lays it, before the steps are worked out. */
export interface MapLayout {
  readonly id: string;
  readonly cards: readonly PlacedCard[];
  /** Acceleration points: each lies behind this many cards. */
  readonly accelerations: readonly number[];
  readonly start?: string;
  readonly goal?: string;
}

/** How a table comes by its map. Chance for a random one comes along. */
export type MapChoice =
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'laid'; readonly layout: MapLayout }
  | { readonly kind: 'random'; readonly cards: number; readonly seed: number };
