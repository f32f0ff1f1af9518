import type { LogFault } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { AnyGame } from '../rules/kernel/game.ts';
import { accept, refuse, UnknownMember, type Result } from '../rules/kernel/result.ts';
import type { Viewer } from '../rules/kernel/view.ts';
import { RunningTable, type Clock } from './running-table.ts';
import { viewOf } from './view.ts';

/**
 * The table that a log tells of, once everybody's view of it could be made. A log whose seals hold can still tell
 * what this version does not know, or what never happened at any table: that is a fault of the file.
 */
export function openTable(game: AnyGame, log: SessionLog, clock: Clock): Result<RunningTable, LogFault> {
  try {
    const table = new RunningTable(game, log, clock);
    const seats = table.state.game.seats.map((seat): Viewer => ({ kind: 'captain', seat }));
    for (const viewer of [{ kind: 'table' }, { kind: 'console' }, ...seats] as const)
      JSON.stringify(viewOf(table, viewer, clock.now()));
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
