import type { OwnEffect } from './effect.ts';

/** All who have as much gold, or as many ships, stake it on one throw. */
export const theGambler: OwnEffect = { open: 'gamble' };
