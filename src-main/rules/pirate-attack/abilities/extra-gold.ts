import type { Ability } from './ability.ts';

/** Brings three Gold Cards, which may be spent on the same turn. */
export const extraGold: Ability = { arrives: { kind: 'gold', count: 3 } };
