import type { Ability } from './ability.ts';

/** Brings one of the last three ships that sank with it. */
export const raiseTheDead: Ability = { arrives: { kind: 'raise' } };
