import { join } from 'node:path';
import { sealedRows } from './seal-chain.ts';
import type { Entry, LogFault } from './entry.ts';
import { damageOf, refusalOf, type Damage } from './damage.ts';
import { decodeEntry } from './entry-row.ts';
import { examine, firstLook, type Examined } from './examine.ts';
import { attempt, attemptUnproved } from './fault.ts';
import { isGrave, tellFinding, type Finding } from './finding.ts';
import { readHeading } from './heading.ts';
import { migrateFile, type Moving } from './migrate-file.ts';
import { standingOf, versionOf, type FileKind, type Standing } from './migrate.ts';
import { asFound, isOurs } from './ours.ts';
import { extension, placesOf } from './places.ts';
import { refuse, type Result } from '../rules/kernel/result.ts';
import { hashPages } from './hash-pages.ts';
import { leadsBack } from './sane.ts';
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
import { readWitness, type Witness, type WitnessRead } from './witness.ts';
import { removeMark } from './writing-mark.ts';

/** Opens a session to go on with. A file that its witness does not vouch for is looked at wholly first. */
export function openSession(path: string, kind = sessionKind): Result<SessionFile, LogFault | Damage> {
  const looked = lookAt(path, kind);
  if (!looked.ok) return looked;
  const { standing, findings, loaded } = looked.value;
  if (standing === 'older') {
    const migrated = migrateFile(path, movingOf(path, kind));
    return migrated.ok ? openSession(path, kind) : migrated;
  }
  return loaded ? attempt(() => start(path, loaded, findings)) : refuse(damageOf(findings));
}

/** Nothing, if it can be opened. */
export function whyNotOpened(path: string): LogFault | Damage | undefined {
  const looked = lookAt(path, sessionKind);
  return looked.ok ? undefined : looked.no;
}

function lookAt(path: string, kind: FileKind): Result<Looked, LogFault | Damage> {
  const looked = attemptUnproved(() => look(path, kind));
  if (!looked.ok) {
    const no = asFound(path, looked.no);
    return refuse(no.code === 'damaged' ? damageOf([{ kind: 'unreadable', detail: no.detail }]) : no);
  }
  const { findings } = looked.value;
  const no = refusalOf(findings);
  if (!no) return looked;
  return refuse(no.code === 'foreign' && isOurs(path) ? damageOf(findings) : no);
}

function movingOf(path: string, kind: FileKind): Moving {
  const witness = readWitness(path);
  return {
    kind,
    prove: (db) => {
      const wrong = examine(db, path, kind, witness).findings.find(isGrave);
      return wrong && tellFinding(wrong);
    },
    finish: removeMark,
    keptAs: (version) => join(placesOf(path).backups, `format-${version}${extension}`),
  };
}

interface Looked {
  readonly standing: Standing;
  readonly findings: readonly Finding[];
  readonly loaded: Loaded | undefined;
}

/** Without changing a byte, so that a damaged file stays as it was found. */
function look(path: string, kind: FileKind): Looked {
  const witness = readWitness(path);
  const db = openReadable(path);
  try {
    const standing = standingOf(db, kind);
    if (standing === 'newer') return { standing, findings: newerFindings(db, witness), loaded: undefined };
    if (firstLook(db, kind).length === 0 && standing === 'current' && isWitnessed(db, witness)) {
      const loaded = load(db, witness);
      if (loaded) return { standing, findings: [], loaded };
    }
    const examined = examine(db, path, kind, witness);
    return { standing, findings: examined.findings, loaded: loadedFrom(examined) };
  } finally {
    db.close();
  }
}

const isWitnessed = (db: Readable, witness: WitnessRead): witness is Witness =>
  typeof witness === 'object' && witness.pages !== null && witness.pages === hashPages(db);

/** No version we could know of closed this file, unless its header is not the one that was written. */
function newerFindings(db: Readable, witness: WitnessRead): readonly Finding[] {
  const isClosed = typeof witness === 'object' && witness.pages !== null;
  return isClosed && !isWitnessed(db, witness)
    ? [{ kind: 'format', version: versionOf(db) }]
    : [{ kind: 'newer', version: versionOf(db) }];
}

function load(db: Readable, { ends }: Witness): Loaded | undefined {
  const heading = readHeading(db);
  if (!heading) return undefined;
  const entries: Entry[] = [];
  for (const row of each(db, sealedRows('entries'))) {
    const [seq, , parent, head] = row;
    // A witness, too, can be brought along by a stranger.
    if (seq !== entries.length + 1 || !leadsBack(seq, parent, head)) return undefined;
    entries.push(decodeEntry(row, row.at(-1) as string));
  }
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
