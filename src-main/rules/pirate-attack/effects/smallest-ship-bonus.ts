import { dealFor, smallest } from '../decide/bonuses.ts';
import type { OwnEffect } from './effect.ts';

/** Two Tavern cards for each of the smallest ships at sea. */
export const smallestShipBonus: OwnEffect = {
  drawn: { aim: 'none', from: 'cards', acts: (script, { seat }) => dealFor(script, seat, smallest, 2) },
};
