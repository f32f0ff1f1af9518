import type { Parts, Viewer } from '../kernel/view.ts';
import { printedShape } from './cards.ts';
import { captainsPart } from './view/captains.ts';
import { fightPart, laidByPart, lastFightPart } from './view/fight.ts';
import { battlePart, flagsPart, headingPart, remarkPart } from './view/battle.ts';
import { mapPart, markersPart } from './view/map.ts';
import { movingPart } from './view/moving.ts';
import { standings } from './standings.ts';
import type { State } from './state.ts';

/** Everything on this table is open, so every viewer sees the same parts. */
export function view(state: State, _viewer: Viewer): Parts {
  return {
    heading: headingPart(state),
    battle: battlePart(state),
    captains: captainsPart(state),
    fight: fightPart(state),
    lastFight: lastFightPart(state),
    laidBy: laidByPart(state),
    moving: movingPart(state),
    roll: state.lastRoll,
    map: mapPart(state),
    layout: state.layout,
    markers: markersPart(state),
    remark: remarkPart(state),
    flags: flagsPart(state),
    standings: standings(state),
    edition: state.edition,
    options: state.options,
    printed: printedShape,
  };
}
