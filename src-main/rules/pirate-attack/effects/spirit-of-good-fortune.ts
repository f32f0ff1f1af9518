import type { OwnEffect } from './effect.ts';

/** Takes the ship on the other side, of an armada the largest. */
export const spiritOfGoodFortune: OwnEffect = { under: { kind: 'spirit' } };
