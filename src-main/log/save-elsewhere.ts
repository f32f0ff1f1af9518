import { follow } from './seal-chain.ts';
import { removeFile } from './copy.ts';
import type { Entry, LogFault } from './entry.ts';
import { encodeEntry } from './entry-row.ts';
import { attempt } from './fault.ts';
import { originOf } from './heading.ts';
import { openSession } from './open-session.ts';
import { writeSalvage, type Salvage } from './salvage.ts';
import type { StoredRow } from './salvage-source.ts';
import { sealRow } from './seal.ts';
import type { Result } from '../rules/kernel/result.ts';
import type { SessionLog } from './session-log.ts';

/**
 * The session as another file that can be gone on with, for when its own disk fails. If that disk cannot even be
 * read, what is in memory is written: every entry with its seal, but no readings, and query rows are to be rebuilt.
 */
export async function saveElsewhere(log: SessionLog, path: string): Promise<Result<SessionLog, LogFault>> {
  const copied = await log.backup(path);
  if (copied.ok) return openSession(path);
  const written = attempt(() => {
    removeFile(path);
    writeSalvage(path, inMemory(log));
  });
  return written.ok ? openSession(path) : written;
}

function inMemory({ heading, entries }: SessionLog): Salvage {
  const origin = originOf(heading);
  const title = [1, heading.title];
  return {
    heading: [heading.id, heading.game, heading.startedAt, origin],
    titles: [[...title, sealRow('titles', origin, title)]],
    entries: sealedAgain(entries, origin),
    readings: [],
    fates: [],
    fromBackup: 0,
  };
}

/**
 * An entry in memory does not say whether it closed its batch, but its seal does. One that was entered while nothing
 * could be saved has no seal yet: it is appended late, by whoever holds it.
 */
function sealedAgain(entries: readonly Entry[], origin: string): readonly StoredRow[] {
  let previous = origin;
  const unsealed = entries.findIndex(({ seal }) => seal === '');
  return entries.slice(0, unsealed < 0 ? entries.length : unsealed).map((entry) => {
    const end = { last: entry.seq - 1, seal: previous };
    const row = [true, false]
      .map((closes) => [...encodeEntry(entry, closes), entry.seal])
      .find((claimed) => follow('entries', end, claimed));
    if (!row) throw new Error(`entry ${entry.seq} was never written under this seal`);
    previous = entry.seal;
    return row;
  });
}
