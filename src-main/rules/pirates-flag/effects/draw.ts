import { message } from '../../kernel/message.ts';
import { whole } from '../../kernel/shape.ts';
import { drawCards, oweOverLimit } from '../decide/hand.ts';
import { defineEffect } from './effect.ts';
import { subjectOf, upon, whose, whoseText } from './subject.ts';

export const draw = defineEffect({
  kind: 'draw',
  shape: { whose, count: whole(1, 6) },
  sentence: (effect) => message('effect.draw', { whose: whoseText(effect), count: effect.count }),
  whom: upon,
  settle(script, { play }, effect) {
    const seat = subjectOf(play, effect.whose);
    if (!seat) return;
    drawCards(script, seat, effect.count, 'card');
    oweOverLimit(script, seat);
  },
});
