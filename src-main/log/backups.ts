import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { putInPlace, removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { attempt } from './fault.ts';
import { isGrave, tellFinding } from './finding.ts';
import { extension, freeName, placesOf, timeInName } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { backupsIn, outlived, type Backup } from './rotation.ts';
import type { SessionLog } from './session-log.ts';
import { moveToTrash } from './trash.ts';
import { verify } from './verify.ts';
import { vouchFor } from './vouch.ts';
import { removeWitness, witnessPath } from './witness.ts';

/** The backups of a session, the newest first. */
export const backupsOf = (path: string): readonly Backup[] => backupsIn(placesOf(path).backups, extension);

/** A copy that nobody has read yet, what it is called once it is found whole, and what it must hold. */
export interface Unproved {
  readonly unproved: string;
  readonly target: string;
  readonly entries: number;
}

/** Copies a session while it goes on; a copy counts once it has been read and found whole, wherever that is done. */
export async function makeBackup(
  log: SessionLog,
  path: string,
  now: number,
  prove: (copy: Unproved) => Proved | Promise<Proved> = proveBackup,
): Promise<Result<Backup, LogFault>> {
  const entries = log.entries.length;
  const target = attempt(() => freeName(placesOf(path).backups, timeInName(now)));
  if (!target.ok) return target;
  const unproved = `${target.value}.unproved`;
  const copied = await log.backup(unproved);
  if (!copied.ok) return copied;
  const proved = await prove({ unproved, target: target.value, entries });
  if (!proved.ok) {
    removeFile(unproved);
    return proved;
  }
  return attempt(() => {
    // By a clock that was set back the one just made would be the oldest.
    for (const { path: old } of outlived(backupsOf(path), now)) if (old !== target.value) discard(old);
    return { path: target.value, at: now };
  });
}

type Proved = Result<string, LogFault>;

/** Gives a copy its name when it is whole. */
export function proveBackup({ unproved, target, entries }: Unproved): Proved {
  const verdict = verify(unproved);
  if (!verdict.ok) return verdict;
  const wrong = verdict.value.findings.find(isGrave);
  if (wrong) return refuse({ code: 'damaged', detail: `the backup ${tellFinding(wrong)}` });
  const missing = entries - verdict.value.entries.length;
  if (missing > 0) return refuse({ code: 'damaged', detail: `the backup lacks ${missing} entries` });
  return attempt(() => {
    renameSync(unproved, target);
    vouchFor(target);
    return target;
  });
}

function discard(path: string): void {
  removeFile(path);
  removeWitness(path);
}

/** Puts a backup where the session was; what was there goes to the trash. Nobody may have it open. */
export function restoreBackup(backup: string, path: string, now: number): Result<void, LogFault> {
  if (existsSync(path)) {
    const moved = moveToTrash(path, now);
    if (!moved.ok) return moved;
  }
  return attempt(() => {
    const copy = `${path}.restoring`;
    copyFileSync(backup, copy);
    if (existsSync(witnessPath(backup))) copyFileSync(witnessPath(backup), witnessPath(path));
    putInPlace(copy, path);
  });
}
