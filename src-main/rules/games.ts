import type { AnyGame } from './kernel/game.ts';
import { pirateAttack } from './pirate-attack/game.ts';
import { pirateQuest } from './pirate-quest/game.ts';
import { pirateTricks } from './pirate-tricks/game.ts';
import { piratesFlag } from './pirates-flag/game.ts';

/** The one map from a game's id to the game. */
export const games = {
  'pirate-quest': pirateQuest,
  'pirate-tricks': pirateTricks,
  'pirates-flag': piratesFlag,
  'pirate-attack': pirateAttack,
} as const satisfies Readonly<Record<string, AnyGame>>;

export type GameId = keyof typeof games;
