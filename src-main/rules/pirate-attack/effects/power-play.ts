import { callHand } from '../decide/play-all.ts';
import type { OwnEffect } from './effect.ts';

/** A captain plays the whole hand now, and has a new one then. */
export const powerPlay: OwnEffect = {
  play: {
    aim: 'player',
    works(script, { seat, on }, { id }) {
      if (on) callHand(script, on, seat, id);
    },
  },
};
