import { sinkPiles } from '../decide/piles.ts';
import type { OwnEffect } from './effect.ts';

/** The pile it came from is gone. */
export const davyJonesLocker: OwnEffect = {
  drawn: {
    aim: 'pile',
    from: 'cards',
    atFirst: ({ options }) => options.lockerInSetup === 'acts',
    acts: sinkPiles,
  },
};
