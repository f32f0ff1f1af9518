import type { OwnEffect } from './effect.ts';

/** Looks at all Magic that is laid face down and says where it goes. */
export const magicMaster: OwnEffect = { starter: { places: 'magic' } };
