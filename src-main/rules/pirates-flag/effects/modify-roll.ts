import { message } from '../../kernel/message.ts';
import { whole } from '../../kernel/shape.ts';
import { figureOf } from '../cards.ts';
import { defineEffect } from './effect.ts';
import { subjectOf, upon, whose, whoseText } from './subject.ts';

/** Waits beside the ship for its next roll of whatever kind. */
export const modifyRoll = defineEffect({
  kind: 'modifyRoll',
  shape: { whose, times: whole(1, 3, 1), plus: whole(-12, 12, 0) },
  sane: ({ times, plus }) => times !== 1 || plus !== 0,
  sentence: (effect) =>
    message('effect.modifyRoll', { whose: whoseText(effect), figure: figureOf(effect.times, effect.plus) }),
  whom: upon,
  settle(script, { play }, effect) {
    const { times, plus } = effect;
    const seat = subjectOf(play, effect.whose);
    if (seat)
      script.add({ kind: 'modifierLaid', seat, modifier: { row: play.row, by: play.seat, times, plus } });
  },
});
