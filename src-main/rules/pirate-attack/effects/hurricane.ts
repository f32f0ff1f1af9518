import type { OwnEffect } from './effect.ts';

/** Sinks everything at sea that has no Master Navigator. */
export const hurricane: OwnEffect = { comes: 'hurricane' };
