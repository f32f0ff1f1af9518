import { games, type GameId, type OwnGameId } from '../rules/games.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { isShaped } from '../rules/kernel/plain-game.ts';
import { pirateAttack } from './games/pirate-attack.ts';
import { pirateQuest } from './games/pirate-quest.ts';
import { pirateTricks } from './games/pirate-tricks.ts';
import { piratesFlag } from './games/pirates-flag.ts';
import { plainTelling } from './plain.ts';
import type { Telling } from './telling.ts';

const tellings: Readonly<Record<OwnGameId, Telling>> = {
  'pirate-quest': pirateQuest,
  'pirate-tricks': pirateTricks,
  'pirates-flag': piratesFlag,
  'pirate-attack': pirateAttack,
};

export function tellingOf(id: GameId): Telling {
  const game: AnyGame = games[id];
  return isShaped(game) ? plainTelling(game) : tellings[id];
}
