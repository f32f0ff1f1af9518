import { candidates, subjectOf } from '../aim.ts';
import type { Whose } from '../cards.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Play, State } from '../state.ts';

/** An effect falls upon whom its text names at the moment it is settled; one sent elsewhere falls there. */
export function whyNotUpon(state: State, play: Play, whose: Whose): RefusalCode | undefined {
  const subject = subjectOf(play, whose);
  if (!subject) return 'target-missing';
  if (play.redirected || play.insists?.includes('wrong-target')) return undefined;
  return candidates(state, whose, play.seat).includes(subject) ? undefined : 'wrong-target';
}
