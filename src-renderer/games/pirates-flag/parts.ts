import type {
  BattlePart,
  Board,
  Course,
  FlagPart,
  PilesPart,
  RemarkPart,
  RowPart,
  ShapesPart,
  ShipPart,
  StackPart,
  TurnPart,
} from '../../../src-main/contract/games/pirates-flag-view.ts';
import type { Seen } from '../drawing.ts';

/** The Pirate's Flag's own parts of the view. */
export interface FlagParts {
  readonly board: Board;
  readonly ships: readonly ShipPart[];
  readonly flag: FlagPart;
  readonly turn: TurnPart;
  readonly courses: readonly Course[];
  readonly battle: BattlePart | null;
  readonly stack: StackPart;
  readonly piles: PilesPart;
  readonly edition: { readonly cards: readonly RowPart[]; readonly captains: readonly RowPart[] };
  readonly remarks: readonly RemarkPart[];
  /** At the console alone. */
  readonly shapes: ShapesPart;
}

export const part = <Name extends keyof FlagParts>({ parts }: Seen, name: Name): FlagParts[Name] =>
  parts[`game.${name}`] as FlagParts[Name];

/** A space by its number, and the sea by its name. */
export const placeOf = ({ say }: Seen, at: number): string =>
  at === 0 ? say({ key: 'drawn.sea' }) : String(at);

/** Which turn it is, in words; before anybody has sailed there is none. */
export function turnWords(seen: Seen): string {
  const { number } = part(seen, 'turn');
  return number === 0 ? seen.say({ key: 'drawn.turn.none' }) : `${seen.say({ key: 'drawn.turn' })} ${number}`;
}
