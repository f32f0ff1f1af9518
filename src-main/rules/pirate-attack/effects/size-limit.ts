import { discardsLarge } from '../decide/reunion.ts';
import type { OwnEffect } from './effect.ts';

/** Nothing larger than a Schooner stays, once twins have come to it. */
export const sizeLimit: OwnEffect = {
  starter: { order: 1, after: (state, { of }, event) => discardsLarge(state, of, event) },
};
