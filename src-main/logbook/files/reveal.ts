import type { SessionLog } from '../../log/session-log.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import { openTable } from '../../session/open-table.ts';
import type { RunningTable } from '../../session/running-table.ts';
import { games } from '../../rules/games.ts';
import { isGame } from '../course.ts';
import type { FileNo } from './file-no.ts';

/**
 * A file of an evening that is not over holds what is still sealed, whoever opens it. So making one is a reveal of
 * every seat, entered in the log as one at the console is.
 */
export function revealAt(table: RunningTable): Result<void, FileNo> {
  for (const seat of table.state.game.seats) {
    const outcome = table.act({ command: { kind: 'reveal', seat } });
    if (outcome.kind === 'held')
      return refuse({ code: outcome.fault.code, values: { detail: outcome.fault.detail } });
  }
  return accept(undefined);
}

export function revealIn(log: SessionLog): Result<void, FileNo> {
  const { game } = log.heading;
  if (!isGame(game)) return refuse({ code: 'newer-game', values: { game } });
  const opened = openTable(games[game], log, Date);
  return opened.ok
    ? revealAt(opened.value)
    : refuse({ code: opened.no.code, values: { detail: opened.no.detail } });
}
