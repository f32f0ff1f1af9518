import Database from 'better-sqlite3';
import { findWrongRows, findWrongSnapshots } from './examine-derived.ts';
import { examineLog, type ExaminedLog } from './examine-log.ts';
import type { Finding } from './finding.ts';
import { hashPages } from './hash-pages.ts';
import { standingOf, versionOf, type FileKind } from './migrate.ts';
import { schemaOf, schemaOfKind } from './session-kind.ts';
import { all, sql, type Readable } from './sql.ts';
import type { WitnessRead } from './witness.ts';

/** What a look at a whole file finds: what is wrong, and what holds. */
export type Examined = ExaminedLog;

/** Looks at everything: pages, schema, seals, derived rows, and at what the witness beside the file says. */
export function examine(db: Readable, kind: FileKind, witness: WitnessRead): Examined {
  const findings: Finding[] = [];
  const check = (look: () => readonly Finding[]): void => {
    findings.push(...orUnreadable(look));
  };
  check(() => standingFindings(db, kind));
  check(() => structureFindings(db));
  check(() => schemaFindings(db, kind));
  let log: ExaminedLog = { findings: [], entries: [] };
  check(() => {
    log = examineLog(db, witness);
    return log.findings;
  });
  check(() => findWrongRows(db));
  check(() => findWrongSnapshots(db));
  if (findings.length === 0) check(() => byteFindings(db, witness));
  return { ...log, findings };
}

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
    case 'older':
    case 'current':
      return [];
  }
}

const structureFindings = (db: Readable): readonly Finding[] =>
  all<{ integrity_check: string }>(db, sql`PRAGMA integrity_check(20)`)
    .filter(({ integrity_check: told }) => told !== 'ok')
    .map(({ integrity_check: detail }) => ({ kind: 'structure', detail }));

/** What somebody added with another program, a view of their own say, is nobody's concern. */
function schemaFindings(db: Readable, kind: FileKind): readonly Finding[] {
  const written = { ...kind, migrations: kind.migrations.filter(({ version }) => version <= versionOf(db)) };
  const found = new Map(schemaOf(db).map((part) => [part.name, part]));
  return schemaOfKind(written)
    .filter(({ type, name, sql: text }) => found.get(name)?.type !== type || found.get(name)?.sql !== text)
    .map(({ name }) => ({ kind: 'schema', name }));
}

function byteFindings(db: Readable, witness: WitnessRead): readonly Finding[] {
  if (typeof witness !== 'object' || witness.pages === null) return [];
  return hashPages(db) === witness.pages ? [] : [{ kind: 'bytes' }];
}
