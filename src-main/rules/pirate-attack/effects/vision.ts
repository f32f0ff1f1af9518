import type { OwnEffect } from './effect.ts';

/** Takes the Sails off one ship, whoever's it is. */
export const vision: OwnEffect = { open: 'reveal', mayGoAway: true };
