import { deckLeft, handSize } from '../custody.ts';
import { laidBefore } from '../decide/laid-before.ts';
import type { OwnEffect } from './effect.ts';

/** At the end of each own turn a card out of another hand is used, until the last own card is gone. */
export const sneakThief: OwnEffect = {
  bought: laidBefore,
  kept: {
    from: 'cards',
    steals: true,
    ends: (state, { of }) => deckLeft(state) === 0 && handSize(state, of) === 0,
  },
};
