import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { backupTo, putInPlace, removeFile } from '../copy.ts';
import type { LogFault } from '../entry.ts';
import { attempt, attemptLater, attemptUnproved } from '../fault.ts';
import { migrateFile } from '../migrate-file.ts';
import { migrate, standingOf } from '../migrate.ts';
import { companions, makeFolder, timeInName } from '../places.ts';
import { refuse, type Result } from '../../rules/kernel/result.ts';
import { backupsIn, outlived, type Backup } from '../rotation.ts';
import { all, openReadable, openWritable, sql, type Readable, type Writable } from '../sql.ts';
import { captainsIn, type Captains } from './captains.ts';
import { chestsIn, type Chests } from './chests.ts';
import { eveningsIn, type Evenings } from './evenings.ts';
import { houseRulesIn, type HouseRules } from './house-rules.ts';
import { libraryKind } from './library-kind.ts';
import { peopleIn, type People } from './people.ts';
import { readersIn, settingsIn, type Records } from './records.ts';
import { totalsIn, type Totals } from './totals.ts';
import { sessionsIndexIn, type SessionsIndex } from './sessions-index.ts';

/** What outlives a session. */
export interface Library {
  readonly path: string;
  readonly captains: Captains;
  readonly chests: Chests;
  readonly houseRules: HouseRules;
  readonly readers: Records;
  readonly settings: Records;
  readonly sessions: SessionsIndex;
  readonly evenings: Evenings;
  readonly people: People;
  readonly totals: Totals;
  backup(now: number): Promise<Result<Backup, LogFault>>;
  close(): void;
}

/** The library could not be read, lies aside, and an earlier or an empty one took its place. */
export interface LibraryMishap {
  readonly setAside: string;
  readonly restored?: Backup;
}

export interface OpenedLibrary {
  readonly library: Library;
  readonly mishap?: LibraryMishap;
}

/** Opens the library of a data directory, or begins one. A damaged one never keeps a table from playing. */
export function openLibrary(folder: string, now: number): Result<OpenedLibrary, LogFault> {
  const path = join(folder, 'library.db');
  const backups = join(folder, 'backups', 'library');
  const standing = existsSync(path) ? inspect(path) : 'absent';
  if (standing === 'newer') return refuse({ code: 'newer', detail: path });
  if (standing === 'older') {
    const migrated = migrateFile(path, {
      kind: libraryKind,
      prove: (db) => (isSound(db) ? undefined : 'its pages or indexes'),
      keptAs: (version) => join(backups, `format-${version}.db`),
    });
    if (!migrated.ok) return migrated;
  }
  return attempt(() => {
    const mishap = standing === 'damaged' ? replace(path, folder, backups, now) : undefined;
    const db = openWritable(path, { create: true, whose: 'library' });
    migrate(db, libraryKind);
    return { library: libraryOn(db, path, backups), ...(mishap ? { mishap } : {}) };
  });
}

function libraryOn(db: Writable, path: string, backups: string): Library {
  return {
    path,
    captains: captainsIn(db),
    chests: chestsIn(db),
    houseRules: houseRulesIn(db),
    readers: readersIn(db),
    settings: settingsIn(db),
    sessions: sessionsIndexIn(db),
    evenings: eveningsIn(db),
    people: peopleIn(db),
    totals: totalsIn(db),
    backup: (now) => backupLibrary(db, backups, now),
    close: () => void db.close(),
  };
}

type Inspected = 'current' | 'older' | 'newer' | 'damaged';

function inspect(path: string): Inspected {
  const found = attemptUnproved(() => {
    const db = openReadable(path, 'library');
    try {
      const standing = standingOf(db, libraryKind);
      if (standing === 'newer') return standing;
      return standing === 'foreign' || standing === 'unheard-of' || !isSound(db) ? 'damaged' : standing;
    } finally {
      db.close();
    }
  });
  return found.ok ? found.value : 'damaged';
}

const isSound = (db: Readable): boolean =>
  all<{ integrity_check: string }>(db, sql`PRAGMA integrity_check(1)`)[0]?.integrity_check === 'ok';

/** Sets the damaged library aside; the newest backup that is sound takes its place, or an empty one will. */
function replace(path: string, folder: string, backups: string, now: number): LibraryMishap {
  const aside = join(folder, 'damaged');
  makeFolder(aside);
  const setAside = join(aside, `library-${timeInName(now)}.db`);
  for (const beside of ['', ...companions])
    if (existsSync(path + beside)) renameSync(path + beside, setAside + beside);
  const restored = backupsIn(backups, '.db').find((backup) => inspect(backup.path) === 'current');
  if (!restored) return { setAside };
  const copy = `${path}.restoring`;
  copyFileSync(restored.path, copy);
  putInPlace(copy, path);
  return { setAside, restored };
}

async function backupLibrary(db: Readable, backups: string, now: number): Promise<Result<Backup, LogFault>> {
  const path = join(backups, `${timeInName(now)}.db`);
  const copied = await attemptLater(async () => {
    makeFolder(backups);
    await backupTo(db, path);
  });
  if (!copied.ok) return copied;
  if (inspect(path) !== 'current') {
    removeFile(path);
    return refuse({ code: 'damaged', detail: 'the backup of the library is not sound' });
  }
  return attempt(() => {
    for (const old of outlived(backupsIn(backups, '.db'), now)) removeFile(old.path);
    return { path, at: now };
  });
}
