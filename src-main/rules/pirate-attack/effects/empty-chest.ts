import { refusal } from '../refusals.ts';
import { isSafe } from '../starters/starters.ts';
import { goldOf } from '../state.ts';
import type { OwnEffect } from './effect.ts';

/** All gold of a captain goes back to the box. */
export const emptyChest: OwnEffect = {
  bought: {
    aim: 'player',
    wrong(state, { on }) {
      if (!on) return undefined;
      if (isSafe(state, on)) return refusal('in-the-vault', { player: { seat: on } });
      return goldOf(state, on) === 0 ? refusal('no-gold-there', { player: { seat: on } }) : undefined;
    },
    works(script, { on }) {
      if (on) script.add({ kind: 'goldPaid', seat: on, gold: goldOf(script.state, on), lost: true });
    },
  },
};
