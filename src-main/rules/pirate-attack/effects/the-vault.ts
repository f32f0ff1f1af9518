import type { OwnEffect } from './effect.ts';

/** Neither spied on nor robbed. */
export const theVault: OwnEffect = { starter: { safe: true, against: 'easy-target' } };
