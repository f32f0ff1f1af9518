import { bonusFrom } from '../decide/bonus.ts';
import { rowOf } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** Whoever has no ship draws two cards. */
export const cardBonus: OwnEffect = {
  drawn: {
    aim: 'none',
    from: 'cards',
    acts: (script, { seat }) =>
      bonusFrom(script, seat, (state, one) => (rowOf(state, one).length === 0 ? 2 : 0)),
  },
};
