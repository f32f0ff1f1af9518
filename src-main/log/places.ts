import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const extension = '.quartermaster';

/** What SQLite keeps beside a file while it is open. */
export const companions = ['-wal', '-shm', '-journal'] as const;

export const fileNameOf = (id: string): string => `${id}${extension}`;

/** A file and no folder, pipe or link that only has the name of one. */
export const isPlainFile = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Where the things that go with a session file lie; a file outside a data directory has them beside itself. */
export interface Places {
  readonly backups: string;
  readonly damaged: string;
  readonly trash: string;
}

export function placesOf(path: string): Places {
  const folder = dirname(path);
  const home = basename(folder) === 'sessions' ? dirname(folder) : folder;
  return {
    backups: join(home, 'backups', basename(path, extension)),
    damaged: join(folder, 'damaged'),
    trash: join(home, 'trash'),
  };
}

/** A time as part of a file's name: `2026-03-14T21-05-09-120`; sorted by name is sorted by time. */
export const timeInName = (at: number): string =>
  new Date(at).toISOString().replace(/[:.]/g, '-').replace('Z', '');

export function timeFromName(text: string): number | undefined {
  const found = /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})/.exec(text);
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}.${found[4]}Z`) : undefined;
}

/** With those above it, for its owner alone. (Asked to make several at once, Node takes a protected disk for a missing folder.) */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** A name that is not taken yet, in a folder that is there from now on. */
export function freeName(folder: string, stem: string): string {
  makeFolder(folder);
  for (let count = 1; ; count++) {
    const path = join(folder, `${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (!existsSync(path)) return path;
  }
}
