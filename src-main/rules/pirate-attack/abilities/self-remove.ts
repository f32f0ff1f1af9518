import type { Ability } from './ability.ts';

/** Throws out a card that lay under it. */
export const selfRemove: Ability = { removes: 'own' };
