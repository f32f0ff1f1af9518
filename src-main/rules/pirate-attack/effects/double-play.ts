import { laidBefore } from '../decide/laid-before.ts';
import type { OwnEffect } from './effect.ts';

/** Whoever it lies before draws and plays twice on each own turn. */
export const doublePlay: OwnEffect = { bought: laidBefore, kept: { from: 'cards', doubles: true } };
