import type { Finding } from './finding.ts';
import { areRowsPending, queryTablesOf, sealRowsOf } from './query-rows.ts';
import { sealSnapshot } from './snapshots.ts';
import { all, each, name, sql, type Bindable, type Readable } from './sql.ts';

interface RecordedRow {
  readonly entry: number;
  readonly tables: string;
  readonly rows: number;
  readonly seal: string;
}

/** Entries whose query rows are not the ones that were written for them. */
export function findWrongRows(db: Readable): readonly Finding[] {
  if (areRowsPending(db)) return [];
  const found = rowsByEntry(db);
  const wrong = new Set<number>();
  for (const { entry, tables, rows, seal } of all<RecordedRow>(db, sql`SELECT * FROM recorded`)) {
    const lines = found.get(entry) ?? [];
    found.delete(entry);
    lines.sort((one, other) => Number(one.line) - Number(other.line));
    const used = [...new Set(lines.map(({ sealed }) => sealed[0]))].join(' ');
    const isWhole = used === tables && lines.length === rows;
    if (
      !isWhole ||
      sealRowsOf(
        entry,
        lines.flatMap(({ sealed }) => sealed),
      ) !== seal
    )
      wrong.add(entry);
  }
  return [...wrong, ...found.keys()].map((entry) => ({ kind: 'rows', entry }));
}

interface Line {
  readonly line: Bindable;
  readonly sealed: readonly Bindable[];
}

function rowsByEntry(db: Readable): Map<number, Line[]> {
  const found = new Map<number, Line[]>();
  for (const table of queryTablesOf(db).keys()) {
    for (const row of each(db, sql`SELECT * FROM ${name(table)}`)) {
      const [entry, line, ...values] = row;
      const lines = found.get(Number(entry)) ?? [];
      lines.push({ line: line ?? null, sealed: [table, line ?? null, ...values] });
      found.set(Number(entry), lines);
    }
  }
  return found;
}

interface SnapshotRow {
  readonly stateVersion: number;
  readonly entry: number;
  readonly state: string;
  readonly seal: string;
}

export function findWrongSnapshots(db: Readable): readonly Finding[] {
  const snapshots = all<SnapshotRow>(
    db,
    sql`SELECT state_version AS stateVersion, entry, state, seal FROM snapshots`,
  );
  return snapshots
    .filter(({ stateVersion, entry, state, seal }) => sealSnapshot(stateVersion, entry, state) !== seal)
    .map(({ entry }) => ({ kind: 'snapshot', entry }));
}
