import type { Entry } from './entry.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';
import { refuse } from '../rules/kernel/result.ts';

/** A log that can be looked at and not written to: what was read from a file that stays as it is. */
export function readOnlyLog(heading: SessionHeading, entries: readonly Entry[]): SessionLog {
  const no = () => refuse({ code: 'read-only', detail: 'opened to be looked at' } as const);
  return {
    heading,
    entries,
    append: no,
    snapshot: () => undefined,
    keepSnapshot: () => undefined,
    hasReading: () => false,
    readings: () => [],
    readingsBehind: () => new Map(),
    *rebuildingRows() {
      yield;
      return no();
    },
    backup: () => Promise.resolve(no()),
    rename: no,
    close: () => undefined,
  };
}
