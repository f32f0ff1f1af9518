import { reunites } from '../decide/reunion.ts';
import type { OwnEffect } from './effect.ts';

/** Whoever brings a ship into play gets those of its captain that are as large. */
export const twinsReunite: OwnEffect = {
  starter: { after: (state, { of }, event) => reunites(state, of, event) },
};
