import type { AnyGame } from './kernel/game.ts';
import type { Shaped } from './kernel/plain-game.ts';
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

/** Games of which schemas, words and story are made by what every plain game has. */
export type PlainGameId = { [Id in GameId]: (typeof games)[Id] extends Shaped ? Id : never }[GameId];
/** Games that say all of it themselves. */
export type OwnGameId = Exclude<GameId, PlainGameId>;
