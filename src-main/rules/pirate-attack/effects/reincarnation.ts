import type { OwnEffect } from './effect.ts';

/** Instead of going to the discard the ship comes back bare; it has sunk all the same. */
export const reincarnation: OwnEffect = { under: { kind: 'reincarnate' } };
