import { message } from '../../kernel/message.ts';
import { defineEffect } from './effect.ts';
import { subjectOf, upon, whose, whoseText } from './subject.ts';

/** A roll for nothing but what the card says: it eats whatever waits for the next roll. */
export const forceRoll = defineEffect({
  kind: 'forceRoll',
  shape: { whose },
  sentence: (effect) => message('effect.forceRoll', { whose: whoseText(effect) }),
  whom: upon,
  settle(script, { play }, effect) {
    const seat = subjectOf(play, effect.whose);
    if (seat) script.add({ kind: 'rollForced', seat, row: play.row, by: play.seat });
  },
});
