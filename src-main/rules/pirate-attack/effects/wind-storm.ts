import { passHands } from '../decide/hands.ts';
import type { OwnEffect } from './effect.ts';

/** Whoever draws it trades hands with another captain. */
export const windStorm: OwnEffect = {
  drawn: {
    aim: 'other',
    from: 'cards',
    acts(script, { seat, on = seat }) {
      passHands(script, [
        { from: seat, to: on },
        { from: on, to: seat },
      ]);
    },
  },
};
