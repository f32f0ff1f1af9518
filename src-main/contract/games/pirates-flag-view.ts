/** The parts of The Pirate's Flag's view, for whoever draws them. */
export type { Board } from '../../rules/pirates-flag/board.ts';
export type { Course } from '../../rules/pirates-flag/courses.ts';
export type {
  PendingPart,
  PilesPart,
  RowPart,
  ShapesPart,
  StackPart,
} from '../../rules/pirates-flag/view/cards.ts';
export type { RemarkPart } from '../../rules/pirates-flag/view/remarks.ts';
export type { ShipPart } from '../../rules/pirates-flag/view/ships.ts';
export type { BattlePart, FighterPart, FlagPart, TurnPart } from '../../rules/pirates-flag/view/turn.ts';
