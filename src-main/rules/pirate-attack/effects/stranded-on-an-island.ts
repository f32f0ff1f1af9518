import { laidBefore } from '../decide/laid-before.ts';
import type { OwnEffect } from './effect.ts';

/** The next turn of whoever it lies before is lost. */
export const strandedOnAnIsland: OwnEffect = {
  play: laidBefore,
  kept: { from: 'cards', takesTurn: true },
};
