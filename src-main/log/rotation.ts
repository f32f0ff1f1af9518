import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { timeFromName } from './places.ts';

export interface Backup {
  readonly path: string;
  /** When it was made. */
  readonly at: number;
}

/** Those in a folder whose names are times, the newest first. */
export function backupsIn(folder: string, ending: string): readonly Backup[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((found) => found.endsWith(ending))
    .flatMap((found) => {
      const at = timeFromName(found);
      return at === undefined ? [] : [{ path: join(folder, found), at }];
    })
    .sort((one, other) => other.at - one.at);
}

const newestKept = 5;
const daysKept = 7;
const day = 24 * 60 * 60 * 1000;

/**
 * All but the newest five, and of the older ones the last of each day for a week. What bears a time that is still to
 * come was made by another clock: nobody can tell whether it is older, and it stays.
 */
export function outlived(backups: readonly Backup[], now: number): readonly Backup[] {
  const daysSeen = new Set<number>();
  const dated = backups.filter(({ at }) => at <= now);
  return dated.slice(newestKept).filter(({ at }) => {
    const date = Math.floor(at / day);
    if (now - at > daysKept * day || daysSeen.has(date)) return true;
    daysSeen.add(date);
    return false;
  });
}
