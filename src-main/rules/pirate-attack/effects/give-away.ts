import { giveAway } from '../decide/rounds-of-hands.ts';
import type { OwnEffect } from './effect.ts';

/** One card to everybody else, and a new hand for oneself. */
export const giveAwayCard: OwnEffect = {
  bought: { aim: 'none', works: (script, { seat }) => giveAway(script, seat) },
};
