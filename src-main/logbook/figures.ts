/** What the log of one evening says of one seat, for the statistics of many. What is not told at its depth is absent. */
export interface Figures {
  /** Promised fights or tricks: how often each bid was made, and won less bid. Keys are `bid:off`. */
  readonly bids?: Readonly<Record<string, number>>;
  readonly movement?: number;
  readonly luckEarned?: number;
  readonly luckSpent?: number;
  /** Bolts that came when no more luck may be held. */
  readonly luckWasted?: number;
  /** Gold or loon at the end. */
  readonly gold?: number;
  readonly fame?: number;
  readonly fightsWon?: number;
  /** Dread captains sailed with, by their ids. */
  readonly captain?: string;
  /** How far behind the best other at the worst moment, once on the board; only of who won. */
  readonly cameFrom?: number;
}
