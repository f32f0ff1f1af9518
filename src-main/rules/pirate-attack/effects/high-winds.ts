import { fullHand, handAt, handSize } from '../custody.ts';
import { carry, drawFor } from '../decide/carrying.ts';
import { refilled } from '../decide/kept.ts';
import type { OwnEffect } from './effect.ts';

/** A whole hand goes, and a full one comes for it. */
export const highWinds: OwnEffect = {
  play: {
    aim: 'player',
    works(script, { on }) {
      if (!on) return;
      const count = handSize(script.state, on);
      carry(script, { from: handAt(on), to: 'discard', count });
      const drawn = drawFor(script, on, fullHand);
      script.add({ kind: 'handBlown', seat: on, count, drawn });
      refilled(script, on);
    },
  },
};
