import type { Ability } from './ability.ts';

/** Fights along with any own ship, for one fight. */
export const armada: Ability = { joins: true };
