import type { GameId } from '../rules/games.ts';
import { pirateAttack } from './games/pirate-attack.ts';
import { pirateQuest } from './games/pirate-quest.ts';
import { pirateTricks } from './games/pirate-tricks.ts';
import { piratesFlag } from './games/pirates-flag.ts';
import type { Telling } from './telling.ts';

const tellings: Readonly<Record<GameId, Telling>> = {
  'pirate-quest': pirateQuest,
  'pirate-tricks': pirateTricks,
  'pirates-flag': piratesFlag,
  'pirate-attack': pirateAttack,
};

export const tellingOf = (game: GameId): Telling => tellings[game];
