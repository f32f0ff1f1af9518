import type { OwnEffect } from './effect.ts';

/** One of the last three ships that sank comes into play. */
export const raiseTheDead: OwnEffect = { open: 'raise' };
