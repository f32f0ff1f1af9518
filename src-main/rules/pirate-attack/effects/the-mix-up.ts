import { mixHands } from '../decide/rounds-of-hands.ts';
import type { OwnEffect } from './effect.ts';

/** All hands are shuffled together and dealt anew. */
export const theMixUp: OwnEffect = {
  bought: { aim: 'none', works: (script, { seat }) => mixHands(script, seat) },
};
