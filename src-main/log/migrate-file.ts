import { copyFileSync, existsSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putInPlace, removeFile, syncFile, syncFolder } from './copy.ts';
import type { LogFault } from './entry.ts';
import { examine } from './examine.ts';
import { attempt } from './fault.ts';
import { isGrave, tellFinding, type Finding } from './finding.ts';
import { migrate, versionOf, type FileKind } from './migrate.ts';
import { extension, placesOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { change, openWritable, sql } from './sql.ts';
import { readWitness, WitnessKeeper, type Witness } from './witness.ts';

/**
 * Brings a file with content forward. It is done on a copy, which takes the file's place once it is proved whole;
 * the file as it was stays among its backups.
 */
export function migrateFile(path: string, kind: FileKind): Result<void, LogFault> {
  const copy = `${path}.migrating`;
  const made = attempt(() => {
    const version = copyWhole(path, copy);
    const wrong = bringForward(copy, kind, readWitness(path)).find(isGrave);
    if (wrong) return wrong;
    keepOriginal(path, version);
    forgetWitness(path);
    putInPlace(copy, path);
    return undefined;
  });
  if (!made.ok) return made;
  return made.value === undefined
    ? { ok: true, value: undefined }
    : refuse({ code: 'damaged', detail: `after the migration: ${tellFinding(made.value)}` });
}

/** With whatever its write-ahead log still held; that is folded into the file by the way. */
function copyWhole(path: string, copy: string): number {
  removeFile(copy);
  const db = openWritable(path);
  let version: number;
  try {
    version = versionOf(db);
    change(db, sql`VACUUM INTO ${copy}`, 0);
  } finally {
    db.close();
  }
  // The log of the old file would be played into the new one.
  if (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size)
    throw Object.assign(new Error('another program has the session open'), { code: 'EBUSY' });
  return version;
}

function bringForward(
  copy: string,
  kind: FileKind,
  witness: Witness | 'absent' | 'unreadable',
): readonly Finding[] {
  const db = openWritable(copy);
  try {
    migrate(db, kind);
    return examine(db, kind, witness).findings;
  } finally {
    db.close();
  }
}

function keepOriginal(path: string, version: number): void {
  const { backups } = placesOf(path);
  const kept = join(backups, `format-${version}${extension}`);
  if (existsSync(kept)) return;
  mkdirSync(backups, { recursive: true });
  try {
    linkSync(path, kept);
  } catch {
    // Not every file system can give a file two names.
    copyFileSync(path, kept);
    syncFile(kept);
  }
  syncFolder(dirname(kept));
}

function forgetWitness(path: string): void {
  const witness = new WitnessKeeper(path);
  witness.empty();
  witness.close();
}
