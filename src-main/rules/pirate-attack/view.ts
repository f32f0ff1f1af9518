import { lately } from '../kernel/lately.ts';
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
    ...starters,
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
const madeOf = lately((_: State) => new Map<string, Open>());

type Open = ReturnType<typeof openParts>;

function openTo(state: State, viewer: Viewer): Open {
  const made = madeOf(state);
  const whom = isAllOpen(state) ? 'all' : viewer.kind === 'captain' ? viewer.seat : viewer.kind;
  const parts = made.get(whom) ?? openParts(state, viewer);
  made.set(whom, parts);
  return parts;
}

const openParts = (state: State, viewer: Viewer) => ({
  purses: purseParts(state, viewer),
  fleets: fleetParts(state, viewer),
  starters: starterParts(state),
  shops: shopParts(state),
  turn: turnPart(state),
  fight: fightPart(state),
});
