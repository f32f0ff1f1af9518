import type { OwnEffect } from './effect.ts';

/** All shops ask twice as much. */
export const overCharged: OwnEffect = { starter: { price: { bill: 'double' } } };
