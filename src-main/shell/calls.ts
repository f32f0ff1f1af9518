import { basename } from 'node:path';
import { sessionCalls, type CallWith } from '../contract/link-calls.ts';
import { boundaryOf, unknownGame } from '../contract/games.ts';
import { readSetup } from '../contract/setup.ts';
import { handlersOf, joinHandlers, type Answered, type Handlers } from '../link/handler.ts';
import type { Settled } from '../rules/kernel/before.ts';
import { accept, refuse } from '../rules/kernel/result.ts';
import type { Companion } from './companion.ts';
import { savingPlaces } from './elsewhere.ts';
import { refusalOf } from './game-calls.ts';
import { keepingHandlers } from './keeping-calls.ts';
import { rememberChosen, settle } from './before.ts';

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
    'session.again': () => companion.again(),
    'session.rematch': () => companion.rematch(),
    'session.begin': (asked) => begin(companion, asked),
    'session.tryOut': (asked) => companion.tryOut(asked?.game ?? 'pirate-quest'),
    'session.paceDemo': ({ pace }) => companion.paceDemo(pace),
    'session.leave': async () => {
      await companion.leave();
      return accept(null);
    },
    'session.places': () => accept(savingPlaces()),
    'session.saveElsewhere': ({ to }) => companion.saveElsewhere(to),
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

type BeginAsked = CallWith<'session.begin'>;

function begin(companion: Companion, asked: BeginAsked): Answered {
  const { game, title, place, captains, setup: chosen = {} } = asked;
  const boundary = boundaryOf(game);
  if (!boundary) return refuse(unknownGame(game));
  const { library } = companion.data;
  const settled = settle(boundary, chosen, companion.keptChoices);
  if (!settled.ok) return settled;
  const read = readSetup(boundary, { seats: captains, ...told(asked, settled.value) });
  if (!read.ok) return refuse(refusalOf(boundary.game, read.no));
  const begun = companion.begin(game, read.value, { title, place });
  if (begun.ok) rememberChosen(game, chosen, library);
  return begun;
}

/** What is settled joins what is filled in: both are data that the game is played with. */
function told({ depth, options, edition }: BeginAsked, settled: Settled): object {
  const all = { ...edition, ...(settled['edition'] as object | undefined) };
  return {
    ...(depth ? { depth } : {}),
    ...(options ? { options } : {}),
    ...settled,
    ...(Object.keys(all).length > 0 ? { edition: all } : {}),
  };
}
