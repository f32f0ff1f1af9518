import type { LogFault } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import { atOnce, type Steps } from '../log/steps.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { accept, refuse, UnknownMember, type Result } from '../rules/kernel/result.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import type { Clock } from '../log/data-directory.ts';
import { RunningTable } from './running-table.ts';
import { viewOf } from './view.ts';

/**
 * The table that a log tells of, once everybody's view of it could be made. A log whose seals hold can still tell
 * what this version does not know, or what never happened at any table: that is a fault of the file.
 */
export const openTable = (game: AnyGame, log: SessionLog, clock: Clock): Result<RunningTable, LogFault> =>
  atOnce(openingTable(game, log, clock));

/** The same in steps: after a rescue, the query rows of the whole evening are written anew. */
export function* openingTable(
  game: AnyGame,
  log: SessionLog,
  clock: Clock,
): Steps<Result<RunningTable, LogFault>> {
  try {
    const table = new RunningTable(game, log, clock);
    const seats = table.state.game.seats.map((seat): Viewer => ({ kind: 'captain', seat }));
    for (const viewer of [{ kind: 'table' }, { kind: 'console' }, ...seats] as const)
      JSON.stringify(viewOf(table, viewer, clock.now()));
    // On a disk that fails they stay pending, and the evening goes on.
    if (log.rowsPending) yield* table.rebuildingRows();
    return accept(table);
  } catch (error) {
    if (log.entries.length === 0) throw error;
    return refuse(faultOf(error));
  }
}

function faultOf(error: unknown): LogFault {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  return { code: error instanceof UnknownMember ? 'newer' : 'unplayable', detail };
}
