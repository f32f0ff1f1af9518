import { bonusFrom } from '../decide/bonus.ts';
import { seaOf } from '../fleets.ts';
import type { OwnEffect } from './effect.ts';

/** Everybody draws a card for each own ship at sea. */
export const shipBonus: OwnEffect = {
  drawn: {
    aim: 'none',
    from: 'cards',
    acts: (script, { seat }) => bonusFrom(script, seat, (state, one) => seaOf(state, one).length),
  },
};
