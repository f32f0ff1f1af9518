import type { OwnEffect } from './effect.ts';

/** All ships of a captain leave the sea, and come back one a turn. */
export const returnToPort: OwnEffect = { open: 'port' };
