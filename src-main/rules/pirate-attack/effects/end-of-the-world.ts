import { sinkPiles } from '../decide/piles.ts';
import type { OwnEffect } from './effect.ts';

/** The pile it came from is gone, or all of them. */
export const endOfTheWorld: OwnEffect = {
  drawn: {
    aim: 'piles',
    from: 'cards',
    atFirst: ({ options }) => options.lockerInSetup === 'acts',
    acts: sinkPiles,
  },
};
