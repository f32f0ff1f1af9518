import { basename } from 'node:path';
import { sessionCalls } from '../contract/link-calls.ts';
import { boundaryOf, unknownGame } from '../contract/games.ts';
import { problemOf } from '../contract/line.ts';
import { handlersOf, joinHandlers, type Answered, type Handlers } from '../link/handler.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { Companion } from './companion.ts';
import { keepingHandlers } from './keeping-calls.ts';
import { settle } from './setup-choices.ts';

/** What the start page may ask for. */
export function sessionHandlers(companion: Companion): Handlers {
  const sessions = handlersOf(sessionCalls, {
    'session.open': ({ session }) => companion.open(session),
    'session.cancel': () => {
      companion.data.looks.cancel();
      return accept(null);
    },
    'session.goOn': () => {
      const { unfinished } = companion.lobby();
      return unfinished ? companion.open(unfinished.id) : refuse({ code: 'nothing-unfinished' });
    },
    'session.again': () => {
      const { last } = companion;
      return last ? companion.begin(last.game, last.setup) : refuse({ code: 'no-last-time' });
    },
    'session.rematch': () => companion.rematch(),
    'session.begin': ({ game, title, captains, depth, options, edition, setup: chosen = {} }) => {
      const told = {
        ...(depth ? { depth } : {}),
        ...(options ? { options } : {}),
        ...(edition ? { edition } : {}),
      };
      return begin(
        companion,
        game,
        { seats: captains, ...told, ...settle(game, chosen, companion.data.library) },
        title,
      );
    },
    'session.tryOut': (asked) => companion.tryOut(asked?.game ?? 'pirate-quest'),
    'session.leave': async () => {
      await companion.leave();
      return accept(null);
    },
    'session.rename': ({ session, title }) => {
      const renamed = companion.data.rename(session, title);
      companion.tellLobby();
      return renamed.ok
        ? accept(null)
        : refuse({ code: renamed.no.code, values: { detail: renamed.no.detail } });
    },
    'session.trash': async ({ session }) => {
      if (companion.running?.file === session) await companion.leave();
      const trashed = companion.data.trash(session);
      companion.tellLobby();
      return trashed.ok
        ? // By this name it is taken back.
          accept(basename(trashed.value))
        : refuse({ code: trashed.no.code, values: { detail: trashed.no.detail } });
    },
  });
  return joinHandlers(sessions, keepingHandlers(companion));
}

function begin(companion: Companion, game: string, setup: unknown, title: string | undefined): Answered {
  const boundary = boundaryOf(game);
  if (!boundary) return refuse(unknownGame(game));
  const read = boundary.setupSchema.safeParse(setup);
  return read.success
    ? companion.begin(game, read.data, title)
    : refuse({ code: 'bad-setup', values: problemOf(read.error) });
}
