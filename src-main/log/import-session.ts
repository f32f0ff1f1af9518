import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace, removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { exportCopy } from './export-copy.ts';
import { attempt } from './fault.ts';
import { isGrave } from './finding.ts';
import { isId } from './heading.ts';
import { damageOf, type Damage } from './open-session.ts';
import { extension, fileNameOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { openWritable } from './sql.ts';
import { verify } from './verify.ts';
import { vouchFor } from './vouch.ts';

/** Takes in a copy of a session that somebody brought, under its own id. Returns where it lies now. */
export async function importSession(
  from: string,
  sessions: string,
): Promise<Result<string, LogFault | Damage>> {
  const arriving = join(sessions, `${randomUUID()}${extension}.arriving`);
  const arrived = await arrive(from, arriving);
  const taken = arrived.ok ? takeIn(arriving, sessions) : arrived;
  if (!taken.ok) removeFile(arriving);
  return taken;
}

/** Where SQLite cannot put its files beside it, on a protected memory card, nobody writes to it either. */
async function arrive(from: string, arriving: string): Promise<Result<void, LogFault>> {
  const copied = await exportCopy(from, arriving);
  if (copied.ok || copied.no.code !== 'read-only') return copied;
  return attempt(() => {
    copyFileSync(from, arriving);
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${arriving}-wal`);
    openWritable(arriving).close();
  });
}

function takeIn(arriving: string, sessions: string): Result<string, LogFault | Damage> {
  const verdict = verify(arriving);
  if (!verdict.ok) return verdict;
  const { findings, heading } = verdict.value;
  if (findings.some(({ kind }) => kind === 'newer')) return refuse({ code: 'newer', detail: arriving });
  // A stranger's id becomes the name of a file here.
  if (findings.some(isGrave) || !heading || !isId(heading.heading.id)) return refuse(damageOf(findings));
  const path = join(sessions, fileNameOf(heading.heading.id));
  if (existsSync(path)) return refuse({ code: 'exists', detail: path });
  return attempt(() => {
    putInPlace(arriving, path);
    vouchFor(path);
    return path;
  });
}
