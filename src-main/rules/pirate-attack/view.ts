import type { Parts, Viewer } from '../kernel/view.ts';
import type { State } from './state.ts';
import { fleetParts, isAllOpen, purseParts } from './view/captains.ts';
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
export const view = (state: State, viewer: Viewer): Parts => {
  const { purses, fleets, starters, shops, turn, fight } = openTo(state, viewer);
  return {
    purses,
    fleets,
    ...(starters ? { starters } : {}),
    ...lookParts(state, viewer),
    shops,
    buyers: buyerParts(state, viewer),
    turn,
    fight,
    ...foughtPart(state, viewer),
    options: state.options,
  };
};

/** Of one table they are made once for all who are shown the same. */
const made = new WeakMap<State, Map<string, Parts>>();

function openTo(state: State, viewer: Viewer): Parts {
  const before = made.get(state) ?? new Map<string, Parts>();
  made.set(state, before);
  const whom = isAllOpen(state) ? 'all' : viewer.kind === 'captain' ? viewer.seat : viewer.kind;
  const parts = before.get(whom) ?? {
    purses: purseParts(state, viewer),
    fleets: fleetParts(state, viewer),
    ...starterParts(state),
    shops: shopParts(state),
    turn: turnPart(state),
    fight: fightPart(state),
  };
  before.set(whom, parts);
  return parts;
}
