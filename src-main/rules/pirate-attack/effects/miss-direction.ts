import type { OwnEffect } from './effect.ts';

/** A card that was just played is played somewhere else. */
export const missDirection: OwnEffect = { reacts: 'redirect' };
