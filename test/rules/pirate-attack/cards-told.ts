import { hasPlacesTold } from '../../../src-main/rules/pirate-attack/custody.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { copiesPlayed } from '../../../src-main/rules/pirate-attack/edition.ts';
import type { State } from '../../../src-main/rules/pirate-attack/state.ts';

/** So many cards of the packs in play have their places told. */
export const cardsTold = (state: State): number =>
  cards
    .filter((row) => hasPlacesTold(state, row))
    .reduce((sum, row) => sum + copiesPlayed(row, state.edition), 0);
