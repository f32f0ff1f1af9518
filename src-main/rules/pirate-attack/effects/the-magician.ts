import { swapped, wrongSwap } from '../decide/magician.ts';
import type { OwnEffect } from './effect.ts';

/** One card from under each of two ships, looked at by its player alone, lies under the other. */
export const theMagician: OwnEffect = { play: { aim: 'swap', wrong: wrongSwap, works: swapped } };
