import { keep, putAway } from '../decide/kept.ts';
import { laidBefore } from '../decide/laid-before.ts';
import { refusal } from '../refusals.ts';
import { rowOf } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** Every attack is with or upon this captain, until none of the ships is left or another Trap is laid. */
export const theTrap: OwnEffect = {
  play: {
    ...laidBefore,
    wrong: (state, { on }) =>
      on && rowOf(state, on).length === 0 ? refusal('no-ship-there', { player: { seat: on } }) : undefined,
    works(script, { seat, on }, { id }) {
      if (!on) return;
      for (const before of script.state.kept) if (before.card === id) putAway(script, before);
      keep(script, id, on, seat);
    },
  },
  kept: { from: 'fights', traps: true, ends: (state, { of }) => rowOf(state, of).length === 0 },
};
