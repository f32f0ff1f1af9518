import { subjectOf } from '../aim.ts';
import type { Working } from './effect.ts';
import { whyNotUpon } from './subject.ts';

/** A roll for nothing but what the card says: it eats whatever waits for the next roll. */
export const forceRoll: Working<'forceRoll'> = {
  whyNot: (state, { play }, effect) => whyNotUpon(state, play, effect.whose),
  settle(script, { play }, { whose }) {
    const seat = subjectOf(play, whose);
    if (seat) script.add({ kind: 'rollForced', seat, row: play.row, by: play.seat });
  },
};
