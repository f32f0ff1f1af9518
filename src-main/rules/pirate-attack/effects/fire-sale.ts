import { keep } from '../decide/kept.ts';
import type { OwnEffect } from './effect.ts';

/** One trip to a shop at half price, to one that is shut at the price it asked last. */
export const fireSale: OwnEffect = {
  bought: {
    aim: 'none',
    works(script, { seat }, { id }) {
      keep(script, id, seat, seat);
    },
  },
  kept: { from: 'cards' },
  sale: { bill: 'half', whenShut: true },
};
