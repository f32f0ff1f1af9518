import { refusalsOf, type Refusal } from '../refusal.ts';
import type { Made } from './step.ts';

/** What the questions of every game refuse by themselves. */
export const questionRefusals = {
  /** More has to be said, and there is nothing to choose for it: no ship to aim at, no card to take. */
  'nothing-to-choose': { rule: 'table.choices', waivable: false },
} as const;

const no = refusalsOf(questionRefusals);

/** Why a choice cannot begin an answer that could not be finished. */
export const deadEnd = <Command>({ label }: Made<Command>): Refusal =>
  no('nothing-to-choose', { choice: label });
