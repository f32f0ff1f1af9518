import { handSize } from '../fight.ts';
import { forgotten, laidDown, remembered, stirred } from '../memory.ts';
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

/** Nobody knows what changed hands, unless it was the Dummy's, which lie open: there both cards were seen. */
export function steal(
  state: State,
  by: Player,
  target: Player,
  open: { readonly taken: string; readonly given: string } | null,
): Theft {
  const { memory, dummyCards } = state.battle;
  if (!open) return { memory: stirred(forgotten(memory, [by, target]), [by, target]), dummyCards };
  const { taken, given } = open;
  if (taken === given) return { memory, dummyCards };
  return {
    memory: remembered(laidDown(memory, given), by, taken),
    dummyCards: [...dummyCards.filter((card) => card !== taken), given],
  };
}
