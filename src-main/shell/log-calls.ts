import { logCalls } from '../contract/link-calls.ts';
import { handlersOf, type Answered, type Handlers, type Who } from '../link/handler.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { entryPart } from '../session/entry-view.ts';
import type { RunningTable } from '../session/running-table.ts';
import { toldRefusal } from '../session/serve.ts';
import { lookAt } from '../session/step-view.ts';
import { logRows } from '../session/view.ts';
import type { Running } from './running.ts';

/** Whoever has a session open, or none. */
interface Open {
  readonly running: Pick<Running, 'table' | 'words'> | undefined;
}

/** What the console may ask of the log beyond what its view carries. */
export function logHandlers(open: Open): Handlers {
  const atTable = (answer: (table: RunningTable) => Answered): Answered => {
    const { running } = open;
    return running ? answer(running.table) : refuse({ code: 'no-session' });
  };
  return handlersOf(logCalls, {
    'log.rows': ({ before, count }, who) =>
      atTable((table) => accept(logRows(table, viewerOf(who), count, before))),
    'log.entry': ({ entry }, who) =>
      atTable((table) => {
        const part = entryPart(table, entry, viewerOf(who));
        return part ? accept(part) : refuse({ code: 'no-such-entry', values: { entry } });
      }),
    'question.step': (asked, who) => {
      const { running } = open;
      if (!running) return refuse({ code: 'no-session' });
      const looked = lookAt(running.table, asked, viewerOf(who));
      if (looked.ok) return looked;
      const { code, text } = toldRefusal(looked.no, running.words(who.language));
      return refuse({ code, text });
    },
  });
}

/** A scorekeeper who plays sees the own seat's secrets, and no other. */
const viewerOf = ({ seats: [seat] }: Who): Viewer => (seat ? { kind: 'console', seat } : { kind: 'console' });
