import { message } from '../../kernel/message.ts';
import { whole } from '../../kernel/shape.ts';
import { handOf } from '../state.ts';
import { owedBy } from '../tasks.ts';
import { defineEffect } from './effect.ts';
import { subjectOf, upon, whose, whoseText } from './subject.ts';

/** Nobody owes more cards than are held. */
export const discard = defineEffect({
  kind: 'discard',
  shape: { whose, count: whole(1, 6) },
  sentence: (effect) => message('effect.discard', { whose: whoseText(effect), count: effect.count }),
  whom: upon,
  settle(script, { play }, effect) {
    const seat = subjectOf(play, effect.whose);
    if (!seat) return;
    const owed = Math.min(owedBy(script.state, seat) + effect.count, handOf(script.state, seat));
    if (owed > 0) script.add({ kind: 'discardOwed', seat, count: owed });
  },
});
