import { handAt } from '../custody.ts';
import { carry, drawFor } from '../decide/carrying.ts';
import type { OwnEffect } from './effect.ts';

/** Looks at a hand and lays one card of it away. */
export const spy: OwnEffect = {
  play: {
    aim: 'other',
    answer: 'spy',
    works(script, { on }) {
      if (!on) return;
      carry(script, { from: handAt(on), to: 'discard' });
      drawFor(script, on);
    },
  },
};
