import { copyFileSync, existsSync, linkSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { putInPlace, removeFile, syncFile, syncFolder } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attemptUnproved } from './fault.ts';
import { migrate, versionOf, type FileKind } from './migrate.ts';
import { makeFolder } from './places.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import { change, openWritable, sql, type Readable, type Writable } from './sql.ts';
import { readWitness, WitnessKeeper } from './witness.ts';

/** What is particular to a kind of file when it is brought forward. */
export interface Moving {
  readonly kind: FileKind;
  /** What is wrong with the file after the step, if anything. */
  readonly prove: (db: Readable) => string | undefined;
  /** What only the file as it was had to say of itself is taken out. */
  readonly finish?: (db: Writable) => void;
  /** Where the file as it was is kept. */
  readonly keptAs: (version: number) => string;
}

/**
 * Brings a file with content forward. It is done on a copy, which takes the file's place once it is proved whole;
 * the file as it was is kept.
 */
export function migrateFile(path: string, moving: Moving): Result<void, LogFault> {
  const copy = `${path}.migrating`;
  const made = attemptUnproved(() => {
    const version = copyWhole(path, copy);
    const wrong = bringForward(copy, moving);
    if (wrong !== undefined) return wrong;
    keepOriginal(path, moving.keptAs(version));
    forgetWitness(path);
    putInPlace(copy, path);
    return undefined;
  });
  if (!made.ok) return made;
  if (made.value === undefined) return accept(undefined);
  return refuse({ code: 'damaged', detail: `after the migration: ${made.value}` });
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

function bringForward(copy: string, { kind, prove, finish }: Moving): string | undefined {
  const db = openWritable(copy);
  try {
    migrate(db, kind);
    finish?.(db);
    return prove(db);
  } finally {
    db.close();
  }
}

function keepOriginal(path: string, kept: string): void {
  if (existsSync(kept)) return;
  makeFolder(dirname(kept));
  try {
    linkSync(path, kept);
  } catch {
    // Not every file system can give a file two names.
    copyFileSync(path, kept);
    syncFile(kept);
  }
  syncFolder(dirname(kept));
}

/** It would speak of the file as it was. */
function forgetWitness(path: string): void {
  if (readWitness(path) === 'absent') return;
  const witness = new WitnessKeeper(path);
  witness.empty();
  witness.close();
}
