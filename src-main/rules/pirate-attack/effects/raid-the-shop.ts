import { raids } from '../decide/raiding.ts';
import type { OwnEffect } from './effect.ts';

/** Takes something from each shop that is shut, also from one that was shut already. */
export const raidTheShop: OwnEffect = {
  starter: {
    after: (state, { of }, event) => (event.kind === 'shopClosed' ? raids(state, of, event.shop) : []),
  },
};
