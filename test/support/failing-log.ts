import type { Batch, LogFault } from '../../src-main/log/entry.ts';
import type { SessionLog } from '../../src-main/log/session-log.ts';
import { refuse } from '../../src-main/rules/kernel/result.ts';

/** A log whose disk fails when it is told to, and works again when it is told to. */
export interface FailingLog extends SessionLog {
  fail(code: LogFault['code']): void;
  work(): void;
}

export function failingLog(log: SessionLog): FailingLog {
  let fault: LogFault | undefined;
  const orFault = <Answer>(answer: () => Answer) => (fault ? refuse(fault) : answer());
  return {
    heading: log.heading,
    get entries() {
      return log.entries;
    },
    append: (batch: Batch) => orFault(() => log.append(batch)),
    snapshot: (version, isInForce) => log.snapshot(version, isInForce),
    keepSnapshot: (version, entry, state) => log.keepSnapshot(version, entry, state),
    readings: (which) => log.readings(which),
    rebuildRows: (rows) => orFault(() => log.rebuildRows(rows)),
    backup: (path) => Promise.resolve(orFault(() => log.backup(path))),
    rename: (title) => orFault(() => log.rename(title)),
    close: () => log.close(),
    fail: (code) => {
      fault = { code, detail: `made to fail: ${code}` };
    },
    work: () => {
      fault = undefined;
    },
  };
}
