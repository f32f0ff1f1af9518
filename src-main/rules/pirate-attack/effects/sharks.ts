import type { OwnEffect } from './effect.ts';

/** No gold for sinking ships. */
export const sharks: OwnEffect = {
  starter: {
    numbers: {
      goldCards: (_, { of }, { seat }) => (seat === of ? { layer: 'replaced', is: 0 } : undefined),
    },
  },
};
