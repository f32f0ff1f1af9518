import type { OwnEffect } from './effect.ts';

/** Gold that comes from the piles is discarded. */
export const noFreeGold: OwnEffect = {
  starter: {
    insteadOf: (_, { of }, event) =>
      event.kind === 'goldTaken' && event.seat === of && event.how === 'drawn'
        ? [{ kind: 'goldRefused', seat: of, gold: event.gold }]
        : undefined,
  },
};
