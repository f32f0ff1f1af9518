import { subjectOf } from '../aim.ts';
import type { Working } from './effect.ts';
import { whyNotUpon } from './subject.ts';

/** Waits beside the ship for its next roll of whatever kind. */
export const modifyRoll: Working<'modifyRoll'> = {
  whyNot: (state, { play }, effect) => whyNotUpon(state, play, effect.whose),
  settle(script, { play }, { whose, times, plus }) {
    const seat = subjectOf(play, whose);
    if (seat)
      script.add({ kind: 'modifierLaid', seat, modifier: { row: play.row, by: play.seat, times, plus } });
  },
};
