import type { OwnEffect } from './effect.ts';

/** All that lies under the ship goes before it counts. */
export const eliminateAllAddOnCards: OwnEffect = { under: { kind: 'eliminate' } };
