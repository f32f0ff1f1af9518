/** What an ability ship does as it comes into play: from the hand, or raised. */
export type Arrival =
  | { readonly kind: 'gold'; readonly count: number }
  | { readonly kind: 'magic'; readonly count: number }
  /** One of the last three ships that sank. */
  | { readonly kind: 'raise' };

/** What is printed on a ship beside its size. */
export interface Ability {
  readonly arrives?: Arrival;
  /** Gold for its captain when it sinks. */
  readonly insured?: number;
  /** Rides out what sinks all at sea. */
  readonly navigator?: true;
  /** Sails that nobody takes off. */
  readonly hidden?: true;
  /** Attacked, it takes one card out: from under itself, or from under a ship of the other side. */
  readonly removes?: 'own' | 'other';
  /** Sails with any own ship for one fight, without a card. */
  readonly joins?: true;
}
