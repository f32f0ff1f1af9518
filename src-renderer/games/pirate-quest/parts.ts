import type {
  BattlePart,
  CaptainLine,
  FightPart,
  FlagLine,
  HeadingPart,
  LastRoll,
  MapLayout,
  MapPart,
  MarkersPart,
  MovingPart,
  Player,
  TakenPart,
} from '../../../src-main/contract/games/pirate-quest-view.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import { isSeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Captain, Mark } from '../../look/marks.ts';
import type { Seen } from '../drawing.ts';

/** Pirate Quest's own parts of the view. */
export interface QuestParts {
  readonly heading: HeadingPart;
  readonly battle: BattlePart;
  readonly captains: readonly CaptainLine[];
  readonly fight: FightPart | null;
  /** The last fight of a battle, while the table looks at what that has come to. */
  readonly lastFight: TakenPart | null;
  readonly laidBy: Readonly<Record<string, Player>>;
  readonly moving: MovingPart | null;
  readonly roll: LastRoll | null;
  readonly map: MapPart | null;
  /** The map as it was laid, to lay another one from. */
  readonly layout: MapLayout | null;
  readonly markers: MarkersPart;
  readonly remark: Message | null;
  readonly flags: readonly FlagLine[];
}

export const part = <Name extends keyof QuestParts>({ parts }: Seen, name: Name): QuestParts[Name] =>
  parts[`game.${name}`] as QuestParts[Name];

/** Marks that no captain of this game has: at most six play. */
const extraMarks: Readonly<Record<'dummy' | 'house', Mark>> = { dummy: 'ring', house: 'pennant' };

/** Whoever lays cards, as the displays draw one. */
export function playerOf({ say, captain }: Seen, player: Player): Captain {
  if (player === 'dummy' || player === 'house')
    return { mark: extraMarks[player], name: say({ key: `drawn.${player}` }) };
  return isSeatId(player) ? captain(player) : { mark: 'ring', name: player };
}
