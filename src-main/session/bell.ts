import type { AnyCommand } from '../contract/request.ts';
import type { Clock } from '../log/data-directory.ts';
import type { RunningTable } from './running-table.ts';
import { playedUntil } from './table-state.ts';

export interface Timer {
  /** Calls back once after so many milliseconds; the returned function takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

/**
 * Rings at the played time that the game names: what it says then is a fact like any other. It stands still while the
 * table pauses, and after a night until somebody plays again, as the clock on the displays does. The time is the
 * number under which it is sent, so that what was rung and taken back is not rung again. Returns what ends it.
 */
export function ringsAt(table: RunningTable, clock: Clock, timer: Timer): () => void {
  let stop: (() => void) | undefined;
  const played = (): number => playedUntil(table.state.table, clock.now()).played;
  const wait = (): void => {
    stop?.();
    stop = undefined;
    const bell = table.begun && !table.state.table.paused ? table.game.bell?.(table.state.game) : undefined;
    if (!bell) return;
    stop = timer.after(Math.max(0, bell.at - played()), () => {
      stop = undefined;
      // What waits for the disk comes first; it rings with the next change.
      if (played() < bell.at || table.saving.fault) return;
      table.act({ command: bell.command as AnyCommand, source: 'virtual', id: `bell-${bell.at}` });
    });
  };
  const unfollow = table.onChange(wait);
  wait();
  return () => {
    unfollow();
    stop?.();
  };
}
