import { basename } from 'node:path';
import { boundaryOf, unknownGame } from '../contract/games.ts';
import { keepingCalls } from '../contract/link-calls.ts';
import type { RescueCard } from '../contract/link-parts.ts';
import { handlersOf, type Answered, type CallRefusal, type Handlers } from '../link/handler.ts';
import type { LogFault } from '../log/entry.ts';
import type { Loss } from '../log/rescue.ts';
import type { RescuedSession } from '../log/rescue-session.ts';
import { offers } from '../rules/kernel/option.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Companion } from './companion.ts';

/** What is kept beside the sessions that are played: the trash, rescues, house rules. */
export function keepingHandlers(companion: Companion): Handlers {
  const { data } = companion;
  const done = (result: Result<unknown, LogFault>): Answered => {
    companion.tellLobby();
    return result.ok ? accept(null) : refuse(faultOf(result.no));
  };
  return handlersOf(keepingCalls, {
    'session.takeBack': ({ session }) => {
      const trashed = data.trashed().find(({ path }) => basename(path) === session);
      return trashed ? done(data.takeFromTrash(trashed)) : refuse({ code: 'not-in-trash' });
    },
    'session.rescue': async ({ session }) => {
      const rescued = await data.rescue(session);
      companion.tellLobby();
      return rescued.ok ? accept(rescueCard(rescued.value)) : refuse(faultOf(rescued.no));
    },
    'rules.save': ({ game, name, options }) => {
      const known = boundaryOf(game)?.game.options;
      if (!known) return refuse(unknownGame(game));
      const wrong = Object.entries(options).find(
        ([key, value]) => !known.some((option) => option.name === key && offers(option, value)),
      );
      if (wrong) return refuse({ code: 'no-such-option', values: { option: wrong[0] } });
      return done(data.library.houseRules.save({ game, name, options }));
    },
    'own.keep': () => {
      const { running } = companion;
      const kept = running ? companion.nextTime.keep(running) : refuse({ code: 'no-session' });
      companion.tellLobby();
      return kept;
    },
    'own.settle': ({ game, take }) => {
      const settled = companion.nextTime.settle(game, take);
      companion.tellLobby();
      return settled;
    },
    'rules.remove': ({ game, name }) => done(data.library.houseRules.remove(game, name)),
  });
}

const faultOf = ({ code, detail }: LogFault): CallRefusal => ({ code, values: { detail } });

function rescueCard({ salvaged, lost, isCut, setAside }: RescuedSession): RescueCard {
  return {
    entries: salvaged?.entries ?? 0,
    fromBackup: salvaged?.fromBackup ?? 0,
    lost: lost ? lostPart(lost) : null,
    isCut,
    setAside: basename(setAside),
  };
}

const lostPart = ({ entries, readings }: Loss): RescueCard['lost'] => ({
  entries: entries ? entries.to - entries.from + 1 : 0,
  readings: readings ? readings.to - readings.from + 1 : 0,
  since: entries?.since ?? null,
  until: entries?.until ?? null,
});
