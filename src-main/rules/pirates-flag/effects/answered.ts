import { pendingPlay, type Pending } from '../../kernel/stack.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Play, State } from '../state.ts';

/** The pending play that another one answers, while it lies there. */
export const answered = (state: State, { answers }: Pending<Play>): Pending<Play> | undefined =>
  answers === undefined ? undefined : pendingPlay(state.stack, answers);

export const whyUnanswered = (state: State, pending: Pending<Play>): RefusalCode | undefined =>
  answered(state, pending) ? undefined : 'nothing-to-answer';
