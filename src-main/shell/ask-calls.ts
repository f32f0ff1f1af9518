import { askCalls } from '../contract/link-calls.ts';
import { problemOf } from '../contract/problem.ts';
import { handlersOf, type Handlers } from '../link/handler.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import { toldRefusal } from '../session/serve.ts';
import type { Companion } from './companion.ts';

/** Questions to the game that runs: odds, what-if, what a map is worth. */
export const askHandlers = (companion: Companion): Handlers =>
  handlersOf(askCalls, {
    'table.ask': ({ question }, { language }) => {
      const { running } = companion;
      if (!running) return refuse({ code: 'no-session' });
      const { boundary, table } = running;
      const read = boundary.questionSchema.safeParse(question);
      if (!read.success) return refuse({ code: 'bad-question', values: { ...problemOf(read.error) } });
      const answered = table.game.ask(table.state.game, read.data);
      if (answered.ok) return accept(answered.value);
      const { code, text } = toldRefusal(answered.no, running.words(language));
      return refuse({ code, text });
    },
  });
