import type { OwnEffect } from './effect.ts';

/** Its captain is paid when the ship sinks, whatever sinks it. */
export const insurance: OwnEffect = { under: { kind: 'insure', gold: 10 } };
