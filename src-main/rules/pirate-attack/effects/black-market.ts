import type { OwnEffect } from './effect.ts';

/** All shops ask half, and those that are shut sell at the price they asked last. */
export const blackMarket: OwnEffect = {
  starter: { price: { bill: 'half', whenShut: true }, against: 'over-charged' },
};
