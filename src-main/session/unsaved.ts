import type { Appended, Batch, Entry, LogFault, NewEntry } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { withStoredReadings } from './stored-readings.ts';

/**
 * A log that goes on in memory when the disk does not, because the scorekeeper said so. What was entered meanwhile
 * is appended late, in the same order and so under the same numbers, or into another file.
 */
export interface UnsavedLog extends SessionLog {
  readonly since: number;
  readonly unsaved: number;
  /**
   * Writes everything late, and notes under which number each reading is stored. What was written before a fault
   * stays written, and the next try goes on behind it.
   */
  saveInto(log: SessionLog, storedAs: Map<number, number>): Result<void, LogFault>;
}

export function goOnUnsaved(base: SessionLog, since: number): UnsavedLog {
  const entries: Entry[] = [...base.entries];
  const batches: Batch[] = [];
  let readings = 0;

  const append = (batch: Batch): Result<Appended, LogFault> => {
    const added = numbered(batch.entries, entries.at(-1));
    const ids = (batch.readings ?? []).map(() => -++readings);
    batches.push(batch);
    entries.push(...added);
    return accept({ entries: added, readings: ids });
  };

  let provisional = 0;
  const saveInto = (log: SessionLog, storedAs: Map<number, number>): Result<void, LogFault> => {
    while (batches[0]) {
      const [batch] = batches;
      const stored = log.append(batch.fates ? withStoredReadings(batch, batch.fates, storedAs) : batch);
      if (!stored.ok) return refuse(stored.no);
      for (const id of stored.value.readings) storedAs.set(-++provisional, id);
      batches.shift();
    }
    return accept(undefined);
  };

  return {
    heading: base.heading,
    entries,
    append,
    snapshot: (version, isInForce) => base.snapshot(version, isInForce),
    keepSnapshot: () => undefined,
    hasReading: (id) => (id < 0 ? id >= -readings : base.hasReading(id)),
    readings: (which) => base.readings(which),
    readingsBehind: (from, to) => base.readingsBehind(from, to),
    rebuildingRows: (rows) => base.rebuildingRows(rows),
    backup: (path) => base.backup(path),
    rename: (title) => base.rename(title),
    close: () => base.close(),
    since,
    get unsaved() {
      return batches.reduce((count, batch) => count + batch.entries.length, 0);
    },
    saveInto,
  };
}

function numbered(added: readonly NewEntry[], last: Entry | undefined): readonly Entry[] {
  let seq = last?.seq ?? 0;
  return added.map((entry) => {
    const previous = seq;
    seq += 1;
    return {
      ...entry,
      seq,
      parent: entry.parent === 'previous' ? previous : entry.parent,
      head: entry.head === 'self' ? seq : entry.head,
      seal: '',
    };
  });
}
