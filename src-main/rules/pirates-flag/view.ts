import type { Parts, Viewer } from '../kernel/view.ts';
import type { State } from './state.ts';
import { editionPart, pilesPart, shapesPart, stackPart } from './view/cards.ts';
import { remarksPart } from './view/remarks.ts';
import { shipParts } from './view/ships.ts';
import { battlePart, coursesPart, flagPart, turnPart } from './view/turn.ts';

/** Nobody's hand is known to the companion, so everyone may see everything it knows; cards are taught at the console. */
export const view = (state: State, viewer: Viewer): Parts => ({
  board: state.board,
  ships: shipParts(state),
  flag: flagPart(state),
  turn: turnPart(state),
  courses: coursesPart(state),
  battle: battlePart(state),
  stack: stackPart(state),
  piles: pilesPart(state),
  edition: editionPart(state),
  remarks: remarksPart(state),
  options: state.options,
  ...(viewer.kind === 'console' ? { shapes: shapesPart } : {}),
});
