import { walk, type NumberedTable } from './seal-chain.ts';
import type { Entry } from './entry.ts';
import { decodeEntry } from './entry-row.ts';
import type { Finding } from './finding.ts';
import { originOf, readHeading, type StoredHeading } from './heading.ts';
import { isSane } from './sane.ts';
import type { Looking } from './looking.ts';
import { first, sql, type Bindable, type Readable } from './sql.ts';
import type { ChainEnds, Witness, WitnessRead } from './witness.ts';

export interface ExaminedLog {
  readonly findings: readonly Finding[];
  readonly heading?: StoredHeading;
  readonly entries: readonly Entry[];
  readonly ends?: ChainEnds;
}

/** Follows every chain of seals as far as it holds, and asks the witness whether it ends where it should. */
export function examineLog(db: Readable, witness: WitnessRead, looking: Looking = {}): ExaminedLog {
  const heading = readHeading(db);
  if (!heading || originOf(heading.heading) !== heading.origin || !isSaneHeading(heading))
    return { findings: [{ kind: 'seal', table: 'heading', from: 1 }], entries: [] };
  const ours = witnessOf(heading, witness);
  const findings: Finding[] = ours === 'stranger' ? [{ kind: 'witness' }] : [];
  const known = typeof ours === 'object' ? ours : undefined;

  const { keepsEntries = true, onProgress } = looking;
  const walked = onProgress && progressOf(db, onProgress);
  const follow = (table: NumberedTable, take?: (values: readonly Bindable[], seal: string) => void) => {
    const end = walkTo(db, table, heading.origin, known, (values, seal) => {
      walked?.();
      take?.(values, seal);
    });
    findings.push(...end.findings);
    return end.end;
  };
  follow('titles');
  const entries: Entry[] = [];
  const ends = {
    entries: follow('entries', (values, seal) => {
      if (keepsEntries) entries.push(decodeEntry(values, seal));
    }),
    readings: follow('readings'),
    fates: follow('fates'),
  };
  return { findings, heading, entries, ends };
}

/** Counts rows against all there are, as far as SQLite knows them. */
function progressOf(db: Readable, onProgress: (part: number) => void): () => void {
  const { rows } = first<{ rows: number }>(
    db,
    sql`SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM readings) + (SELECT count(*) FROM fates)
          + (SELECT count(*) FROM titles) AS rows`,
  ) ?? { rows: 0 };
  let walked = 0;
  return () => {
    walked += 1;
    if (walked % 500 === 0) onProgress(Math.min(1, walked / Math.max(1, rows)));
  };
}

const isSaneHeading = ({ heading: { id, game, startedAt } }: StoredHeading): boolean =>
  isSane('heading', [id, game, startedAt]);

function witnessOf({ heading }: StoredHeading, witness: WitnessRead): Witness | 'stranger' | undefined {
  if (witness === 'absent') return undefined;
  if (witness === 'unreadable') return 'stranger';
  return originOf(witness.session) === originOf(heading) ? witness : 'stranger';
}

function walkTo(
  db: Readable,
  table: NumberedTable,
  origin: string,
  witness: Witness | undefined,
  take: ((values: readonly Bindable[], seal: string) => void) | undefined,
) {
  const known = table === 'titles' ? undefined : witness?.ends[table];
  let sealThere = origin;
  const { end, broken } = walk(db, table, origin, (values, seal) => {
    if (values[0] === known?.last) sealThere = seal;
    take?.(values, seal);
  });
  const findings = (): readonly Finding[] => {
    if (broken !== undefined) return [{ kind: 'seal', table, from: broken }];
    if (!known) return [];
    if (known.last > end.last) return [{ kind: 'missing', table, from: end.last + 1, to: known.last }];
    return known.seal === sealThere ? [] : [{ kind: 'witness' }];
  };
  return { end, findings: findings() };
}
