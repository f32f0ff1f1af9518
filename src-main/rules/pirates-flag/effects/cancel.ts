import { pendingPlay } from '../../kernel/stack.ts';
import type { Working } from './effect.ts';

/** The play below has no effect and is discarded. */
export const cancel: Working<'cancel'> = {
  whyNot: (state, { answers }) =>
    answers !== undefined && pendingPlay(state.stack, answers) ? undefined : 'nothing-to-answer',
  settle(script, { play, answers }) {
    const answered = answers === undefined ? undefined : pendingPlay(script.state.stack, answers);
    if (answered)
      script.add({
        kind: 'playCancelled',
        number: answered.number,
        play: answered.play,
        by: play.seat,
      });
  },
};
