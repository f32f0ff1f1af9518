import type { Ability } from './ability.ts';

/** Rides out the Hurricane and the Whirlpool. */
export const masterNavigator: Ability = { navigator: true };
