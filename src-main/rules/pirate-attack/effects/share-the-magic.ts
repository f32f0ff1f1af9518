import { noMagicSaved, shareMagic } from '../decide/rounds-of-hands.ts';
import type { OwnEffect } from './effect.ts';

/** All Magic that is saved is dealt out among all. */
export const shareTheMagic: OwnEffect = {
  bought: {
    aim: 'none',
    wrong: noMagicSaved,
    works: (script, { seat }) => shareMagic(script, seat),
  },
};
