import type { AnyGame, GameState } from '../rules/kernel/game.ts';
import { message } from '../rules/kernel/message.ts';
import type { PlainState } from '../rules/kernel/plain-game.ts';
import type { Telling } from './telling.ts';
import { counted, story, who } from './words.ts';

const at = (state: GameState): PlainState => state as PlainState;

/** What is told of an evening of any plain game: its turns, and how the numbers went that rank the captains. */
export const plainTelling = (game: AnyGame): Telling => ({
  round: (before, after) => at(before).turns || at(after).turns,
  cards: () => null,
  rounds: 'turns',
  unit: message('story.unit.points'),
  scores: (state) => Object.fromEntries(game.standings(state).ranks.map(({ seat, score }) => [seat, score])),
  thrown: () => [],
  figures: () => ({}),
  wins: (seat) => story('wins', { who: who(seat) }),
  turn: (_course, { round }, seat, gained) =>
    counted(gained < 0 ? 'turn.drops' : 'turn.gains', Math.abs(gained), { who: who(seat), round }),
  moments: () => [],
  charts: () => [],
});
