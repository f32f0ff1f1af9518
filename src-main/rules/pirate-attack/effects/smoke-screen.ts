import type { OwnEffect } from './effect.ts';

/** Whoever is attacked leaves the fight before anything is turned up. */
export const smokeScreen: OwnEffect = { flees: true };
