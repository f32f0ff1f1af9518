import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { putInPlace, removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { exportCopy } from './export-copy.ts';
import { attempt } from './fault.ts';
import { damageOf, refusalOf, type Damage } from './damage.ts';
import { asFound } from './ours.ts';
import { extension, fileNameOf } from './places.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { Looking } from './looking.ts';
import { changeAny, first, openReadable, openWritable, sql, transaction } from './sql.ts';
import { moveToTrash } from './trash.ts';
import { verify } from './verify.ts';
import { vouchFor } from './vouch.ts';
import type { ChainEnd } from './witness.ts';

/** Where the copy lies until it is proved, and who is told how far that has come. */
export interface Importing extends Pick<Looking, 'onProgress'> {
  readonly arriving?: string;
  /** Names of files that are open here, whose place nothing takes. */
  readonly open?: readonly string[];
  /** When it is: one that is here and goes less far is kept in the trash under that time. */
  readonly now?: number;
}

/** A name for it that is tidied away, should nobody be left to do so. */
export const arrivingIn = (sessions: string): string =>
  join(sessions, `${randomUUID()}${extension}.arriving`);

/**
 * Takes in a copy of a session that somebody brought, under its own id. Returns where it lies now: one that is here
 * already, and at least as far, is left as it is; one that the copy has gone on with goes to the trash.
 */
export async function importSession(
  from: string,
  sessions: string,
  { arriving = arrivingIn(sessions), ...more }: Importing = {},
): Promise<Result<string, LogFault | Damage>> {
  const arrived = await exportCopy(from, arriving);
  const taken = arrived.ok ? takeIn(arriving, sessions, more) : refuse(asFound(from, arrived.no));
  // Put in its place, or not wanted.
  if (existsSync(arriving)) removeFile(arriving);
  return taken;
}

function takeIn(
  arriving: string,
  sessions: string,
  { onProgress = () => undefined, open = [], now = Date.now() }: Omit<Importing, 'arriving'>,
): Result<string, LogFault | Damage> {
  const verdict = verify(arriving, { keepsEntries: false, skipsDerived: true, onProgress });
  if (!verdict.ok) return verdict;
  const { findings, heading, ends } = verdict.value;
  // What was copied while it was open is taken in, and is told when it is to be opened.
  const no =
    refusalOf(findings.filter(({ kind }) => kind !== 'copied-open')) ??
    (heading ? undefined : damageOf(findings));
  if (no || !heading) return refuse(no ?? damageOf(findings));
  const path = join(sessions, fileNameOf(heading.heading.id));
  if (existsSync(path)) {
    if (goesAsFar(path, ends?.entries)) return accept(path);
    if (!goesAsFar(arriving, endOf(path))) return refuse({ code: 'differs', detail: path });
    if (open.includes(basename(path))) return refuse({ code: 'open-here', detail: path });
    const moved = moveToTrash(path, now);
    if (!moved.ok) return moved;
  }
  return attempt(() => {
    forgetDerived(arriving);
    putInPlace(arriving, path);
    vouchFor(path);
    return path;
  });
}

/** What follows from the entries is made anew from them: a stranger may have written anything there. */
function forgetDerived(path: string): void {
  const db = openWritable(path);
  try {
    transaction(db, () => {
      changeAny(db, sql`DELETE FROM snapshots`);
      changeAny(db, sql`INSERT OR IGNORE INTO pending VALUES ('rows')`);
    });
  } finally {
    db.close();
  }
}

/** How far the session there goes; nothing goes on from one that is not whole. */
function endOf(path: string): ChainEnd | undefined {
  const here = verify(path, { keepsEntries: false, skipsDerived: true });
  if (!here.ok || here.value.findings.some(({ kind }) => kind !== 'copied-open')) return nowhere;
  return here.value.ends?.entries ?? nowhere;
}

/** No session goes as far. */
const nowhere: ChainEnd = { last: Infinity, seal: '' };

/** Whether the session there holds all of these entries. Each seal stands for everything before it. */
function goesAsFar(path: string, brought: ChainEnd | undefined): boolean {
  if (!brought || brought.last === 0) return true;
  const here = verify(path, { keepsEntries: false, skipsDerived: true });
  return (
    here.ok &&
    (here.value.ends?.entries.last ?? 0) >= brought.last &&
    sealAt(path, brought.last) === brought.seal
  );
}

function sealAt(path: string, seq: number): string | undefined {
  const db = openReadable(path);
  try {
    return first<{ seal: string }>(db, sql`SELECT seal FROM entries WHERE seq = ${seq}`)?.seal;
  } finally {
    db.close();
  }
}
