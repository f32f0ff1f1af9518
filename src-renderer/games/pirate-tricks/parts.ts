import type {
  AuctionPart,
  CaptainPart,
  ClaimsPart,
  FlagsPart,
  RowPart,
  ScoreCardPart,
  SecretsPart,
  SpoilsPart,
  TablePart,
  TrickPart,
  TricksPart,
  TurnedPart,
} from '../../../src-main/contract/games/pirate-tricks-view.ts';
import type { Seen } from '../drawing.ts';

/** Pirate Tricks' own parts of the view. */
export interface TricksParts {
  readonly table: TablePart;
  readonly scoreCards: readonly ScoreCardPart[];
  readonly rows: readonly RowPart[];
  readonly auction: AuctionPart;
  readonly turned: TurnedPart | null;
  readonly captains: readonly CaptainPart[];
  readonly claims: ClaimsPart;
  readonly trick: TrickPart;
  readonly tricks: TricksPart;
  readonly spoils: SpoilsPart;
  readonly flags: FlagsPart;
  readonly secrets: SecretsPart;
}

export const part = <Name extends keyof TricksParts>({ parts }: Seen, name: Name): TricksParts[Name] =>
  parts[`game.${name}`] as TricksParts[Name];
