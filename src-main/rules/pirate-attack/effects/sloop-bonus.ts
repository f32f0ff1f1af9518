import { dealFor, nobodyEarns, sloops } from '../decide/bonuses.ts';
import type { OwnEffect } from './effect.ts';

/** Two Tavern cards for each Sloop at sea. */
export const sloopBonus: OwnEffect = {
  bought: {
    aim: 'none',
    wrong: (state, _, row) => nobodyEarns(state, row, sloops),
    works: (script, { seat }) => dealFor(script, seat, sloops, 2),
  },
};
