import { handAt, handSize } from '../custody.ts';
import { carry } from '../decide/carrying.ts';
import { redraw } from '../decide/kept.ts';
import type { OwnEffect } from './effect.ts';

/** The one who is robbed sees which card it is. */
export const thievingMonkey: OwnEffect = {
  play: {
    aim: 'other',
    answer: 'knife',
    works(script, { seat, on }) {
      if (!on || handSize(script.state, on) === 0) return;
      carry(script, { from: handAt(on), to: handAt(seat) });
      redraw(script, on);
    },
  },
};
