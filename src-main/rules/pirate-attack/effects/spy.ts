import { handAt, handSize } from '../custody.ts';
import { carry } from '../decide/carrying.ts';
import { redraw } from '../decide/kept.ts';
import type { OwnEffect } from './effect.ts';

/** Looks at a hand and lays one card of it away. */
export const spy: OwnEffect = {
  play: {
    aim: 'other',
    answer: 'spy',
    works(script, { on }) {
      if (!on || handSize(script.state, on) === 0) return;
      carry(script, { from: handAt(on), to: 'discard' });
      redraw(script, on);
    },
  },
};
