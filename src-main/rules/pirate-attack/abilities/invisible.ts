import type { Ability } from './ability.ts';

/** Lies beneath Sails of its own until the deck and its captain’s hand are out. */
export const invisible: Ability = { hidden: true };
