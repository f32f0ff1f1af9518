import { games, type GameId } from '../../../src-main/rules/games.ts';
import type { AnyGame } from '../../../src-main/rules/kernel/game.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { cornerReef, longNames, names } from '../quest/evening.ts';

/** One evening that is played through before the wall of screens. */
export interface Evening {
  readonly name: string;
  readonly game: AnyGame;
  readonly language: 'en' | 'de';
  readonly setup: {
    readonly seats: readonly { readonly seat: SeatId; readonly captain: string }[];
    readonly depth: string;
  };
}

/** What makes the most of a game to be seen: a map, cards that are known. */
const fullest: Readonly<Record<GameId, object>> = {
  'pirate-quest': { deck: 'sample', map: cornerReef, luck: 2 },
  'pirate-tricks': {},
  'pirates-flag': {},
  'pirate-attack': {},
};

function evening(game: AnyGame, count: number, language: 'en' | 'de', depth: string): Evening {
  const called = language === 'de' ? longNames : names;
  const seats = seatIds.slice(0, count).map((seat, at) => ({ seat, captain: called[at] ?? seat }));
  const setup = { ...fullest[game.id as GameId], seats, depth };
  return { name: `${game.id}-${count}-${depth}-${language}`, game, language, setup };
}

/** Each game with as few captains as it takes, in English, and as many as it takes, with very long German names. */
export const evenings: readonly Evening[] = Object.values(games).flatMap((game) => {
  const [shortest = '', deepest = shortest] = [game.depths[0], game.depths.at(-1)];
  return [
    evening(game, game.leastSeats, 'en', deepest),
    evening(game, game.mostSeats, 'de', deepest),
    evening(game, game.mostSeats, 'de', shortest),
  ];
});
