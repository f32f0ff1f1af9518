import type { GameState } from '../rules/kernel/game.ts';

/** The data that a table plays with now, for games that keep it in their state; pieces and faces come from it. */
export const editionOf = (state: GameState): unknown => ('edition' in state ? state.edition : undefined);
