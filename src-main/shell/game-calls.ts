import { boundaryOf, unknownGame } from '../contract/games.ts';
import { problemOf } from '../contract/problem.ts';
import { gameCalls } from '../contract/link-calls.ts';
import { handlersOf, type CallRefusal, type Handlers } from '../link/handler.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import type { Message } from '../rules/kernel/message.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { Companion } from './companion.ts';

/** Asked at the running table, or before any where the game is only being set up. */
export function gameHandlers(companion: Companion): Handlers {
  return handlersOf(gameCalls, {
    'game.ask': ({ game: id, question }) => {
      const boundary = boundaryOf(id);
      if (!boundary) return refuse(unknownGame(id));
      const read = boundary.questionSchema.safeParse(question);
      if (!read.success) return refuse({ code: 'bad-question', values: { ...problemOf(read.error) } });
      const { game } = boundary;
      const table = companion.running?.table;
      const answer = game.ask(table?.game === game ? table.state.game : game.blank, read.data);
      return accept(answer.ok ? { answer: answer.value } : { refusal: said(answer.no) });
    },
  });
}

/** In the game's own words, which the page has. */
const said = ({ code, values }: Refusal): Message => ({
  key: `refusal.${code}`,
  ...(values ? { values } : {}),
});

/** A game's own refusal, as a call is answered by it. */
export const refusalOf = (game: AnyGame, { code, values }: Refusal): CallRefusal => ({
  code,
  words: game.text,
  ...(values ? { values } : {}),
});
