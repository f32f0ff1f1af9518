import type { OwnEffect } from './effect.ts';

/** Spied on and robbed along with anybody else. */
export const easyTarget: OwnEffect = { starter: { robbedAlong: true } };
