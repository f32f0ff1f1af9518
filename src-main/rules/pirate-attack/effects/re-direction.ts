import { mayRefuse } from '../decide/redirect.ts';
import type { OwnEffect } from './effect.ts';

/** Refuses to be attacked, and names somebody else. */
export const reDirection: OwnEffect = {
  starter: {
    after: (state, { of }, event) =>
      mayRefuse(state, of, event) ? [{ kind: 'refusalOffered', seat: of }] : [],
  },
};
