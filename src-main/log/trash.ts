import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { moveFile } from './move-file.ts';
import { extension, fileNameOf, freeName, isPlainFile, placesOf, timeInName } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { backupsIn } from './rotation.ts';
import { removeWitness } from './witness.ts';

export interface Trashed {
  readonly path: string;
  /** The session's id. */
  readonly id: string;
  /** When it was thrown away. */
  readonly at: number;
}

const days = 24 * 60 * 60 * 1000;
/** How long something can be taken out again. */
export const keptFor = 30 * days;

/** Returns where it lies now. Nobody may have it open. */
export function moveToTrash(path: string, now: number): Result<string, LogFault> {
  return attempt(() => {
    const stem = `${basename(path, extension)}-${timeInName(now)}`;
    const target = freeName(placesOf(path).trash, stem);
    moveFile(path, target);
    return target;
  });
}

/** The last thrown away first. */
export function trashIn(folder: string): readonly Trashed[] {
  return backupsIn(folder, extension).map(({ path, at }) => ({ path, at, id: idOf(path, at) }));
}

const idOf = (path: string, at: number): string => {
  const name = basename(path, extension);
  return name.slice(0, name.lastIndexOf(`-${timeInName(at)}`));
};

/** Back under its own name; that of a session that came in meanwhile is not taken from it. */
export function takeFromTrash({ path, id }: Trashed, sessions: string): Result<string, LogFault> {
  const target = join(sessions, fileNameOf(id));
  if (existsSync(target)) return refuse({ code: 'exists', detail: target });
  return attempt(() => {
    moveFile(path, target);
    return target;
  });
}

/** Removes for good what was thrown away long ago. Returns how many that were. */
export function emptyTrash(folder: string, now: number): Result<number, LogFault> {
  return attempt(() => {
    const old = trashIn(folder).filter(({ at, path }) => now - at > keptFor && isPlainFile(path));
    for (const { path } of old) {
      removeFile(path);
      removeWitness(path);
    }
    return old.length;
  });
}
