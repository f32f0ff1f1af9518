import type { OwnEffect } from './effect.ts';

/** One trip to a shop at half price, to one that is shut at the price it asked last. */
export const fireSale: OwnEffect = { sale: { bill: 'half', whenShut: true } };
