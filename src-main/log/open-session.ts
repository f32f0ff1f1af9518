import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sealedRows } from './chain.ts';
import type { Entry, LogFault } from './entry.ts';
import { decodeEntry } from './entry-row.ts';
import { examine, type Examined } from './examine.ts';
import { attempt, attemptUnproved } from './fault.ts';
import { isGrave, tellFinding, type Finding } from './finding.ts';
import { readHeading } from './heading.ts';
import { migrateFile, type Moving } from './migrate-file.ts';
import { standingOf, versionOf, type FileKind, type Standing } from './migrate.ts';
import { extension, placesOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { hashPages } from './hash-pages.ts';
import { SessionFile, type Loaded } from './session-file.ts';
import { sessionKind } from './session-kind.ts';
import {
  changeAny,
  each,
  openReadable,
  openWritable,
  sql,
  transaction,
  type Readable,
  type Writable,
} from './sql.ts';
import { readWitness, type Witness } from './witness.ts';

/** A file that lost something. `rescue` sets it aside and saves what holds. */
export interface Damage {
  readonly code: 'damaged';
  readonly detail: string;
  readonly findings: readonly Finding[];
}

export const damageOf = (findings: readonly Finding[]): Damage => ({
  code: 'damaged',
  detail: findings.map(tellFinding).join('; '),
  findings,
});

export const isDamage = (no: LogFault | Damage): no is Damage => 'findings' in no;

/** Opens a session to go on with. A file that its witness does not vouch for is looked at wholly first. */
export function openSession(path: string, kind = sessionKind): Result<SessionFile, LogFault | Damage> {
  if (!existsSync(path)) return refuse({ code: 'gone', detail: path });
  const looked = attemptUnproved(() => look(path, kind));
  if (!looked.ok) {
    const { code, detail } = looked.no;
    return refuse(code === 'damaged' ? damageOf([{ kind: 'unreadable', detail }]) : looked.no);
  }
  const { standing, version, findings, loaded } = looked.value;
  if (findings.some(isGrave)) return refuse(damageOf(findings));
  if (standing === 'newer') return refuse({ code: 'newer', detail: `format ${version}` });
  if (standing === 'older') {
    const migrated = migrateFile(path, movingOf(path, kind));
    return migrated.ok ? openSession(path, kind) : migrated;
  }
  return loaded ? attempt(() => start(path, loaded, findings)) : refuse(damageOf(findings));
}

function movingOf(path: string, kind: FileKind): Moving {
  const witness = readWitness(path);
  return {
    kind,
    prove: (db) => {
      const wrong = examine(db, kind, witness).findings.find(isGrave);
      return wrong && tellFinding(wrong);
    },
    keptAs: (version) => join(placesOf(path).backups, `format-${version}${extension}`),
  };
}

interface Looked {
  readonly standing: Standing;
  readonly version: number;
  readonly findings: readonly Finding[];
  readonly loaded: Loaded | undefined;
}

/** Without changing a byte, so that a damaged file stays as it was found. */
function look(path: string, kind: FileKind): Looked {
  const witness = readWitness(path);
  const db = openReadable(path);
  try {
    const pages = typeof witness === 'object' ? witness.pages : null;
    const isWitnessed = pages !== null && pages === hashPages(db);
    const standing = standingOf(db, kind);
    const version = versionOf(db);
    if (isWitnessed && standing === 'current')
      return { standing, version, findings: [], loaded: load(db, witness as Witness) };
    // No version we could know of closed this file, unless its header is not the one that was written.
    if (standing === 'newer')
      return {
        standing,
        version,
        findings: pages === null || isWitnessed ? [] : [{ kind: 'foreign' }],
        loaded: undefined,
      };
    const examined = examine(db, kind, witness);
    return { standing, version, findings: examined.findings, loaded: loadedFrom(examined) };
  } finally {
    db.close();
  }
}

function load(db: Readable, { ends }: Witness): Loaded | undefined {
  const heading = readHeading(db);
  if (!heading) return undefined;
  const entries: Entry[] = [];
  for (const row of each(db, sealedRows('entries'))) entries.push(decodeEntry(row, row.at(-1) as string));
  return { heading, entries, ends, isWitnessed: true };
}

function loadedFrom({ heading, entries, ends }: Examined): Loaded | undefined {
  return heading && ends ? { heading, entries, ends, isWitnessed: false } : undefined;
}

function start(path: string, loaded: Loaded, findings: readonly Finding[]): SessionFile {
  const db = openWritable(path);
  try {
    putRight(db, findings);
    return new SessionFile(db, loaded, path);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** What is derived is made anew: rows by whoever knows the game, snapshots as the session goes on. */
function putRight(db: Writable, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  transaction(db, () => {
    for (const finding of findings) {
      if (finding.kind === 'rows') changeAny(db, sql`INSERT OR IGNORE INTO pending VALUES ('rows')`);
      if (finding.kind === 'snapshot')
        changeAny(db, sql`DELETE FROM snapshots WHERE entry = ${finding.entry}`);
    }
  });
}
