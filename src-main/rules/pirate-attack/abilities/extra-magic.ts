import type { Ability } from './ability.ts';

/** Brings three Magic cards. */
export const extraMagic: Ability = { arrives: { kind: 'magic', count: 3 } };
