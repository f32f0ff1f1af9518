import { laidBefore } from '../decide/laid-before.ts';
import { isOut } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** Whenever the captain it lies before buys, whoever laid it has as many cards of the same shop for nothing. */
export const copyCat: OwnEffect = {
  bought: { ...laidBefore, aim: 'other' },
  kept: { from: 'cards', copies: true, ends: (state, { by }) => isOut(state, by) },
};
