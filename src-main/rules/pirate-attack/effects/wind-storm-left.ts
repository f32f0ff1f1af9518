import { passHandsOn } from '../decide/hands.ts';
import type { OwnEffect } from './effect.ts';

/** All hands go to the captains at the left. */
export const windStormLeft: OwnEffect = {
  drawn: { aim: 'none', from: 'cards', acts: (script) => passHandsOn(script, 1) },
};
