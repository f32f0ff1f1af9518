import { subjectOf } from '../aim.ts';
import { drawCards, oweOverLimit } from '../decide/hand.ts';
import { handOf, owedBy } from '../state.ts';
import type { Working } from './effect.ts';
import { whyNotUpon } from './subject.ts';

export const draw: Working<'draw'> = {
  whyNot: (state, { play }, effect) => whyNotUpon(state, play, effect.whose),
  settle(script, { play }, { whose, count }) {
    const seat = subjectOf(play, whose);
    if (!seat) return;
    drawCards(script, seat, count, 'card');
    oweOverLimit(script, seat);
  },
};

export const discard: Working<'discard'> = {
  whyNot: (state, { play }, effect) => whyNotUpon(state, play, effect.whose),
  settle(script, { play }, { whose, count }) {
    const seat = subjectOf(play, whose);
    if (!seat) return;
    const owed = Math.min(owedBy(script.state, seat) + count, handOf(script.state, seat));
    if (owed > 0) script.add({ kind: 'discardOwed', seat, count: owed });
  },
};
