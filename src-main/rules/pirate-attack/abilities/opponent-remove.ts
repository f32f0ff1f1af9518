import type { Ability } from './ability.ts';

/** Throws out a card that lay under a ship on the other side. */
export const opponentRemove: Ability = { removes: 'other' };
