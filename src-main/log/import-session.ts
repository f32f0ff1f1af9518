import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace, removeFile } from './copy.ts';
import type { LogFault } from './entry.ts';
import { exportCopy } from './export-copy.ts';
import { attempt } from './fault.ts';
import { isGrave } from './finding.ts';
import { isId } from './heading.ts';
import { damageOf, type Damage } from './open-session.ts';
import { fileNameOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { verify } from './verify.ts';
import { vouchFor } from './vouch.ts';

/** Takes in a copy of a session that somebody brought, under its own id. Returns where it lies now. */
export async function importSession(
  from: string,
  sessions: string,
): Promise<Result<string, LogFault | Damage>> {
  const verdict = verify(from);
  if (!verdict.ok) return verdict;
  const { findings, heading } = verdict.value;
  const newer = findings.find(({ kind }) => kind === 'newer');
  if (newer) return refuse({ code: 'newer', detail: from });
  // A stranger's id becomes the name of a file here.
  if (findings.some(isGrave) || !heading || !isId(heading.heading.id)) return refuse(damageOf(findings));
  const path = join(sessions, fileNameOf(heading.heading.id));
  if (existsSync(path)) return refuse({ code: 'exists', detail: path });
  const arriving = `${path}.arriving`;
  const copied = await exportCopy(from, arriving);
  if (!copied.ok) {
    removeFile(arriving);
    return copied;
  }
  return attempt(() => {
    putInPlace(arriving, path);
    vouchFor(path);
    return path;
  });
}
