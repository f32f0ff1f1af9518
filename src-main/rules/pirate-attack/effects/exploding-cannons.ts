import type { OwnEffect } from './effect.ts';

/** The ship shoots itself, and the other side sails away. */
export const explodingCannons: OwnEffect = { under: { kind: 'explode' } };
