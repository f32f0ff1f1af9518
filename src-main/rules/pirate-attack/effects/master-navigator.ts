import type { OwnEffect } from './effect.ts';

/** Rides out the Hurricane, and stays under its ship. */
export const masterNavigator: OwnEffect = { under: { kind: 'navigator' } };
