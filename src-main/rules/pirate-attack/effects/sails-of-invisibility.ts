import type { OwnEffect } from './effect.ts';

/** Nobody but its captain can do anything with the ship beneath. */
export const sailsOfInvisibility: OwnEffect = { open: 'hide' };
