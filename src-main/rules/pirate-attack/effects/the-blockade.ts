import type { OwnEffect } from './effect.ts';

/** Most cards that were just played do nothing. */
export const theBlockade: OwnEffect = { reacts: 'stop' };
