import { pendingPlay } from '../../kernel/stack.ts';
import { isAnswer } from '../aim.ts';
import type { Working } from './effect.ts';

/** Sends the play below to whoever played it, or to another. One that only answers has nowhere to go and is gone. */
export const redirect: Working<'redirect'> = {
  whyNot(state, { play, answers }, { to }) {
    if (to === 'chosen' && !play.target) return 'target-missing';
    return answers !== undefined && pendingPlay(state.stack, answers) ? undefined : 'nothing-to-answer';
  },
  settle(script, { play, answers }, { to }) {
    const answered = answers === undefined ? undefined : pendingPlay(script.state.stack, answers);
    if (!answered) return;
    const back = answered.play.seat;
    const target = to === 'chosen' ? (play.target ?? back) : back;
    if (isAnswer(script.state, answered.play)) {
      script.add({ kind: 'playCancelled', number: answered.number, play: answered.play, by: play.seat });
      return;
    }
    script.add({
      kind: 'playRedirected',
      number: answered.number,
      play: answered.play,
      to: target,
      by: play.seat,
    });
  },
};
