import type { OwnEffect } from './effect.ts';

/** What is shot at the ship, or at its armada, comes back; it does not attack itself. */
export const forceField: OwnEffect = { under: { kind: 'forceField' } };
