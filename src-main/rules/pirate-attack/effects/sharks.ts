import type { OwnEffect } from './effect.ts';

/** No gold for sinking ships. */
export const sharks: OwnEffect = {
  starter: {
    insteadOf: (_, { of }, event) =>
      event.kind === 'goldTaken' && event.seat === of && event.how === 'bounty' ? [] : undefined,
    numbers: {
      goldCards: (_, { of }, { seat }) => (seat === of ? { layer: 'replaced', is: 0 } : undefined),
    },
  },
};
