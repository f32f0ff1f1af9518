import { message } from '../../kernel/message.ts';
import { among } from '../../kernel/shape.ts';
import { isAnswer } from '../aim.ts';
import { answered, whyUnanswered } from './answered.ts';
import { defineEffect } from './effect.ts';

/** Sends the play below to whoever played it, or to another. One that only answers has nowhere to go and is gone. */
export const redirect = defineEffect({
  kind: 'redirect',
  shape: { to: among(['back', 'chosen']) },
  sentence: ({ to }) => message(`effect.redirect.${to}`),
  whom: (state, { to }) => (to === 'chosen' ? state.seats : undefined),
  answers: () => 'againstYou',
  whyNot: whyUnanswered,
  settle(script, pending, { to }) {
    const below = answered(script.state, pending);
    if (!below) return;
    const { number, play } = below;
    const by = pending.play.seat;
    if (isAnswer(script.state, play)) {
      script.add({ kind: 'playCancelled', number, play, by });
      return;
    }
    const target = to === 'chosen' ? (pending.play.target ?? play.seat) : play.seat;
    script.add({ kind: 'playRedirected', number, play, to: target, by });
  },
});
