import Database from 'better-sqlite3';
import { accessSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { companions } from './places.ts';
import type { Readable, Writable } from './sql.ts';

/** A name in a folder is on the disk once the folder is; where folders cannot be opened, the system sees to it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

export function syncFile(path: string): void {
  const opened = openSync(path, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Puts a finished file where it is looked for: whoever looks finds the old one or the new one, never half of it. */
export function putInPlace(finished: string, path: string): void {
  syncFile(finished);
  renameSync(finished, path);
  syncFolder(dirname(path));
}

/** A copy is one file and nothing beside it, also on a disk that cannot be written to. */
function makeSingleFile(path: string, finish?: (copy: Writable) => void): void {
  const db = new Database(path, { fileMustExist: true }) as Writable;
  try {
    finish?.(db);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}

/** By SQLite's online backup, while the session goes on; what is not to be copied along is taken out of the copy. */
export async function backupTo(db: Readable, path: string, finish?: (copy: Writable) => void): Promise<void> {
  const part = `${path}.part`;
  // SQLite's own complaint about a missing folder is not one that a disk's fault could be told from.
  accessSync(dirname(path));
  rmSync(part, { force: true });
  try {
    await db.backup(part);
    makeSingleFile(part, finish);
    putInPlace(part, path);
  } finally {
    if (existsSync(part)) rmSync(part);
  }
}

/** With its companions: the log of an earlier file would be played into a later one of the same name. */
export function removeFile(path: string): void {
  for (const beside of ['', ...companions]) rmSync(path + beside, { force: true });
}
