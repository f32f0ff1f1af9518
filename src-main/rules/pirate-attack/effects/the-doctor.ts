import type { OwnEffect } from './effect.ts';

/** Looks at every Witch Doctor and says where it goes. */
export const theDoctor: OwnEffect = { starter: { places: 'curse' } };
