import { handSize } from '../fight.ts';
import { forgotten, stirred } from '../memory.ts';
import type { ByPlayer, Player } from '../player.ts';
import type { Memory, State } from '../state.ts';
import { sparedFrom } from './targets.ts';

/** One card is taken and one given, so both need a hand. */
export const canSteal = (state: State, by: Player): boolean =>
  handSize(state, by) > 0 && state.order.some((target) => sparedFrom(state, by, target) === undefined);

export interface Theft {
  readonly memory: ByPlayer<Memory>;
  readonly dummyCards: readonly string[];
}

/** Nobody knows what changed hands, unless it was the Dummy's, which lie open. */
export function steal(
  state: State,
  by: Player,
  target: Player,
  open: { readonly taken: string; readonly given: string } | null,
): Theft {
  const { memory, dummyCards } = state.battle;
  const hands = stirred(forgotten(memory, [by, target]), [by, target]);
  if (!open) return { memory: hands, dummyCards };
  return {
    memory: hands,
    dummyCards: [...dummyCards.filter((card) => card !== open.taken), open.given],
  };
}
