import type { OwnEffect } from './effect.ts';

/** Sinks all ships of whoever draws it that have no Master Navigator. */
export const whirlpool: OwnEffect = { comes: 'whirlpool' };
