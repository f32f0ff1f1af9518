import { takeOff, wrongTaking } from '../decide/tavern-cards.ts';
import type { OwnEffect } from './effect.ts';

/** Takes any other Tavern card off the table. */
export const removeTavernCard: OwnEffect = {
  bought: {
    aim: 'tavernCard',
    wrong: (state, aimed) => wrongTaking(state, aimed),
    works: (script, aimed) => takeOff(script, aimed),
  },
};
