import { handSize } from './fight.ts';
import { heldElsewhere, memoryOf } from './memory.ts';
import type { Player } from './player.ts';
import type { State } from './state.ts';

/** Open on the table in this battle, or open in the Dummy hand: in nobody's own hand any more. */
export const isOnTable = (state: State, card: string): boolean =>
  state.battle.seen.includes(card) || state.battle.dummyCards.includes(card);

/** Not to be drawn. A Luck card that went under the deck may come up again in the end. */
export const isOutOfDeck = (state: State, card: string): boolean =>
  isOnTable(state, card) && !state.battle.under.includes(card);

/** In whose hand the card was seen, if not in this player's. */
export const seenInHandOf = (state: State, player: Player, card: string): Player | undefined =>
  heldElsewhere(state.battle.memory, player, card);

/** Every card of this hand has been seen, and this is none of them. */
export function isKnownToBeMissing(state: State, player: Player, card: string): boolean {
  const { known } = memoryOf(state.battle.memory, player);
  return known.length > 0 && known.length >= handSize(state, player) && !known.includes(card);
}
