import type { Parts, Viewer } from '../kernel/view.ts';
import type { State } from './state.ts';
import { fleetParts, purseParts } from './view/captains.ts';
import { lookParts } from './view/looks.ts';
import { starterParts } from './view/starters.ts';
import { fightPart } from './view/fight.ts';
import { foughtPart } from './view/fought.ts';
import { buyerParts, shopParts } from './view/shops.ts';
import { turnPart } from './view/turn.ts';

/**
 * Nobody tells the companion what lies in a hand, so everyone has seen what it knows; what is hidden is not shown on,
 * and what one captain has looked at is that captain's.
 */
export const view = (state: State, viewer: Viewer): Parts => ({
  purses: purseParts(state, viewer),
  fleets: fleetParts(state, viewer),
  ...starterParts(state),
  ...lookParts(state, viewer),
  shops: shopParts(state),
  buyers: buyerParts(state, viewer),
  turn: turnPart(state),
  fight: fightPart(state),
  ...foughtPart(state, viewer),
  options: state.options,
});
