import type { OwnEffect } from './effect.ts';

/** Two ships of two captains attack each other. */
export const forceAnAttack: OwnEffect = { open: 'force' };
