import { dealFor, nobodyEarns, schooners } from '../decide/bonuses.ts';
import type { OwnEffect } from './effect.ts';

/** One Tavern card for each Schooner at sea. */
export const schoonerBonus: OwnEffect = {
  bought: {
    aim: 'none',
    wrong: (state, _, row) => nobodyEarns(state, row, schooners),
    works: (script, { seat }) => dealFor(script, seat, schooners, 1),
  },
};
