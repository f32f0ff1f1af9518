import Database from 'better-sqlite3';
import { findWrongRows, findWrongSnapshots } from './examine-derived.ts';
import { examineLog, type ExaminedLog } from './examine-log.ts';
import type { Finding } from './finding.ts';
import type { Looking } from './looking.ts';
import { hashPages } from './hash-pages.ts';
import { standingOf, versionOf, type FileKind } from './migrate.ts';
import { schemaFindings } from './schema.ts';
import { all, sql, type Readable } from './sql.ts';
import type { WitnessRead } from './witness.ts';
import { isCopiedOpen, lastEntry } from './writing-mark.ts';

/** What a look at a whole file finds: what is wrong, and what holds. */
export type Examined = ExaminedLog;

/**
 * Looks at everything: schema, pages, seals, derived rows, and at what the witness beside the file says. What could
 * run by itself ends the look, and pages that lead to each other are not walked along.
 */
export function examine(
  db: Readable,
  path: string,
  kind: FileKind,
  witness: WitnessRead,
  looking: Looking = {},
): Examined {
  const findings: Finding[] = [];
  const check = (look: () => readonly Finding[]): void => {
    findings.push(...orUnreadable(look));
  };
  check(() => firstLook(db, kind));
  if (findings.some(endsTheLook)) return { findings, entries: [] };
  check(() => structureFindings(db));
  let log: ExaminedLog = { findings: [], entries: [] };
  if (findings.some(({ kind: found }) => found === 'structure')) return { ...log, findings };
  check(() => {
    log = examineLog(db, witness, looking);
    return log.findings;
  });
  check(() => (isCopiedOpen(db, path, witness) ? [{ kind: 'copied-open', last: lastEntry(db) }] : []));
  if (!looking.skipsDerived) {
    check(() => findWrongRows(db));
    check(() => findWrongSnapshots(db));
  }
  if (findings.length === 0) check(() => byteFindings(db, witness));
  return { ...log, findings };
}

/** What must be known before any row is read: whose the file is, and that its schema is no more than ours. */
export function firstLook(db: Readable, kind: FileKind): readonly Finding[] {
  const findings = standingFindings(db, kind);
  return findings.length > 0 ? findings : schemaFindings(db, kind);
}

const endsTheLook = ({ kind }: Finding): boolean =>
  kind === 'added' || kind === 'foreign' || kind === 'format' || kind === 'newer';

function orUnreadable(look: () => readonly Finding[]): readonly Finding[] {
  try {
    return look();
  } catch (error) {
    if (error instanceof Database.SqliteError) return [{ kind: 'unreadable', detail: error.message }];
    throw error;
  }
}

function standingFindings(db: Readable, kind: FileKind): readonly Finding[] {
  switch (standingOf(db, kind)) {
    case 'foreign':
      return [{ kind: 'foreign' }];
    case 'newer':
      return [{ kind: 'newer', version: versionOf(db) }];
    case 'unheard-of':
      return [{ kind: 'format', version: versionOf(db) }];
    case 'older':
    case 'current':
      return [];
  }
}

/** The first is enough: behind a page that belongs to two trees SQLite would read the rows of both without end. */
const structureFindings = (db: Readable): readonly Finding[] =>
  all<{ integrity_check: string }>(db, sql`PRAGMA integrity_check(1)`)
    .filter(({ integrity_check: told }) => told !== 'ok')
    .map(({ integrity_check: detail }) => ({ kind: 'structure', detail }));

function byteFindings(db: Readable, witness: WitnessRead): readonly Finding[] {
  if (typeof witness !== 'object' || witness.pages === null) return [];
  return hashPages(db) === witness.pages ? [] : [{ kind: 'bytes' }];
}
