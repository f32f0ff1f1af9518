import Database from 'better-sqlite3';
import { walk, type NumberedTable, type Walked } from './chain.ts';
import type { Entry } from './entry.ts';
import { decodeEntry } from './entry-row.ts';
import { findWrongRows, findWrongSnapshots } from './examine-derived.ts';
import type { Finding } from './finding.ts';
import { originOf, readHeading, type StoredHeading } from './heading.ts';
import { standingOf, versionOf, type FileKind } from './migrate.ts';
import { hashPages } from './session-file.ts';
import { schemaOf, schemaOfKind } from './session-kind.ts';
import { all, sql, type Bindable, type Readable } from './sql.ts';
import type { ChainEnd, ChainEnds, Witness } from './witness.ts';

/** What a look at a whole file finds: what is wrong, and what holds. */
export interface Examined {
  readonly findings: readonly Finding[];
  readonly heading?: StoredHeading;
  readonly entries: readonly Entry[];
  readonly ends?: ChainEnds;
}

/** Looks at everything: pages, schema, seals, derived rows, and at what the witness beside the file says. */
export function examine(db: Readable, kind: FileKind, witness: Witness | 'absent' | 'unreadable'): Examined {
  const findings: Finding[] = [];
  const check = (look: () => readonly Finding[]): void => {
    findings.push(...orUnreadable(look));
  };
  check(() => standingFindings(db, kind));
  check(() => structureFindings(db));
  check(() => schemaFindings(db, kind));

  const entries: Entry[] = [];
  let heading: StoredHeading | undefined;
  let ends: ChainEnds | undefined;
  check(() => {
    heading = readHeading(db);
    if (!heading || originOf(heading.heading) !== heading.origin)
      return [{ kind: 'seal', table: 'heading', from: 1 }];
    const { origin } = heading;
    const follow = (table: NumberedTable, take?: (values: readonly Bindable[], seal: string) => void) =>
      follows(db, table, origin, witness, findings, take);
    follow('titles');
    ends = {
      entries: follow('entries', (values, seal) => entries.push(decodeEntry(values, seal))),
      readings: follow('readings'),
      fates: follow('fates'),
    };
    return witnessFindings(witness, heading);
  });
  check(() => findWrongRows(db));
  check(() => findWrongSnapshots(db));
  if (findings.length === 0) check(() => byteFindings(db, witness));
  return { findings, entries, ...(heading ? { heading } : {}), ...(ends ? { ends } : {}) };
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

/** Follows a chain as far as it holds, and compares its end with the one that the witness knows. */
function follows(
  db: Readable,
  table: NumberedTable,
  origin: string,
  witness: Witness | 'absent' | 'unreadable',
  findings: Finding[],
  take: ((values: readonly Bindable[], seal: string) => void) | undefined,
): ChainEnd {
  const known = typeof witness === 'object' && table !== 'titles' ? witness.ends[table] : undefined;
  let sealThere = origin;
  const walked: Walked = walk(db, table, origin, (values, seal) => {
    if (values[0] === known?.last) sealThere = seal;
    take?.(values, seal);
  });
  const { end, broken } = walked;
  if (broken !== undefined) findings.push({ kind: 'seal', table, from: broken });
  else if (known && known.last > end.last)
    findings.push({ kind: 'missing', table, from: end.last + 1, to: known.last });
  else if (known && known.seal !== sealThere) findings.push({ kind: 'witness' });
  return end;
}

function witnessFindings(
  witness: Witness | 'absent' | 'unreadable',
  { heading }: StoredHeading,
): readonly Finding[] {
  if (witness === 'absent') return [];
  const isOurs = witness !== 'unreadable' && originOf(witness.session) === originOf(heading);
  return isOurs ? [] : [{ kind: 'witness' }];
}

function byteFindings(db: Readable, witness: Witness | 'absent' | 'unreadable'): readonly Finding[] {
  if (typeof witness !== 'object' || witness.pages === null) return [];
  return hashPages(db) === witness.pages ? [] : [{ kind: 'bytes' }];
}
