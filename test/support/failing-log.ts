import type { LogFault } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { atOnce } from '../../src-main/log/steps.ts';
import { refuse } from '../../src-main/rules/kernel/result.ts';

/** A log whose disk fails when told: what would write is refused with the fault, what reads goes on. */
export interface FailingLog extends SessionLog {
  fail(fault?: LogFault): void;
  recover(): void;
  /** How many writes were refused. */
  readonly refused: number;
}

export function failingLog(log: SessionLog): FailingLog {
  let fault: LogFault | undefined;
  let refused = 0;

  /** Everything that changes the file fails alike. */
  function unlessFailing<Value>(write: () => Value): Value | ReturnType<typeof refuse<LogFault>> {
    if (!fault) return write();
    refused += 1;
    return refuse(fault);
  }

  return {
    get heading() {
      return log.heading;
    },
    get entries() {
      return log.entries;
    },
    get rowsPending() {
      return log.rowsPending ?? false;
    },
    get refused() {
      return refused;
    },
    append: (batch) => unlessFailing(() => log.append(batch)),
    *rebuildingRows(rows) {
      yield;
      return unlessFailing(() => atOnce(log.rebuildingRows(rows)));
    },
    rename: (title) => unlessFailing(() => log.rename(title)),
    keepSnapshot: (version, entry, state) => {
      unlessFailing(() => log.keepSnapshot(version, entry, state));
    },
    snapshot: (version, isInForce) => log.snapshot(version, isInForce),
    hasReading: (id) => log.hasReading(id),
    readings: (which) => log.readings(which),
    readingsBehind: (from, to) => log.readingsBehind(from, to),
    backup: (path) => log.backup(path),
    close: () => log.close(),
    fail: (how = { code: 'disk-full', detail: 'told to fail' }) => {
      fault = how;
    },
    recover: () => {
      fault = undefined;
    },
  };
}
