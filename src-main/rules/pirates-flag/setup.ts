import type { Setup } from '../kernel/game.ts';
import type { BySeat } from '../kernel/seat.ts';

export const depths = ['score', 'fights', 'cards'] as const;
export type Depth = (typeof depths)[number];

export const leastSeats = 3;
export const mostSeats = 6;

/** Beside what every game settles: who sails under which Pirate Captain, where that is known already. */
export interface FlagSetup extends Setup {
  readonly pirateCaptains?: BySeat<string>;
}
