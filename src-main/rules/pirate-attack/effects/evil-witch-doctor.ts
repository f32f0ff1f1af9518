import { dealCurses, noShipToDeal } from '../decide/bonuses.ts';
import type { OwnEffect } from './effect.ts';

/** Every ship at sea gets a curse that nobody looks at. */
export const evilWitchDoctor: OwnEffect = {
  bought: {
    aim: 'none',
    wrong: noShipToDeal,
    works: (script, { seat }) => dealCurses(script, seat),
  },
};
