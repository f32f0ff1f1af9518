import { isBlessed } from '../fight.ts';
import type { Player } from '../player.ts';
import type { State } from '../state.ts';

/** Why somebody cannot be picked, or nothing. */
export type Spared = 'not-a-target' | 'dummy-spared' | 'blessed-target';

/** Whom an end-of-fight text may touch. The House has neither a seat nor a hand to lose. */
export function sparedFrom(state: State, by: Player, target: Player): Spared | undefined {
  if (target === by || target === 'house' || !state.order.includes(target)) return 'not-a-target';
  if (target === 'dummy' && !state.options.dummyTarget) return 'dummy-spared';
  return state.options.blessedLasts && isBlessed(state.battle.fight, target) ? 'blessed-target' : undefined;
}
