import { message } from '../../kernel/message.ts';
import { among } from '../../kernel/shape.ts';
import { answered, whyUnanswered } from './answered.ts';
import { defineEffect } from './effect.ts';

/** The play below has no effect and is discarded. */
export const cancel = defineEffect({
  kind: 'cancel',
  shape: { only: among(['againstYou', 'any']) },
  sentence: ({ only }) => message(`effect.cancel.${only}`),
  answers: ({ only }) => only,
  whyNot: whyUnanswered,
  settle(script, pending) {
    const below = answered(script.state, pending);
    if (below)
      script.add({ kind: 'playCancelled', number: below.number, play: below.play, by: pending.play.seat });
  },
});
