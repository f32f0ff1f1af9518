import { isFar } from '../aim.ts';
import { takeFlag as take } from '../decide/voyage.ts';
import { carries } from '../state.ts';
import type { Working } from './effect.ts';

/** From a ship within range; 0 spaces away is in range as well. No roll comes with it. */
export const takeFlag: Working<'takeFlag'> = {
  whyNot(state, { play }, { within }) {
    const { target } = play;
    if (!target) return 'target-missing';
    if (target === play.seat || !carries(state, target)) return 'no-flag-there';
    const far = isFar(state, play, target, within);
    return far && !play.insists?.includes('out-of-range') ? 'out-of-range' : undefined;
  },
  settle(script, { play }) {
    take(script, play.seat, 'card');
  },
};
