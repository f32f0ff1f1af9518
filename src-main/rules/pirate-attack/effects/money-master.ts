import { spentBy } from '../decide/spree.ts';
import type { OwnEffect } from './effect.ts';

/** Spends as much of the bank as anybody else has just spent. */
export const moneyMaster: OwnEffect = {
  starter: {
    after(state, { of }, event) {
      const gold = spentBy(state, of, event);
      return gold > 0 && 'seat' in event && event.seat
        ? [
            {
              kind: 'offerMade',
              offer: { kind: 'spree', seat: of, of: event.seat, fight: state.fights, gold },
            },
          ]
        : [];
    },
  },
};
