import { everyoneFrom } from '../card-tasks.ts';
import { give } from '../decide/bonuses.ts';
import { rowOf } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** Two Magic cards for everybody who has no ship at all. */
export const magicBonus: OwnEffect = {
  drawn: {
    aim: 'none',
    from: 'cards',
    acts(script, { seat }) {
      for (const one of everyoneFrom(script.state, seat))
        if (rowOf(script.state, one).length === 0) give(script, one, 'magic', 2);
    },
  },
};
