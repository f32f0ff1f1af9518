import { follow, type NumberedTable } from './seal-chain.ts';
import { closesBatch } from './entry-row.ts';
import { originOf, storeTitle } from './heading.ts';
import { removeFile } from './copy.ts';
import { migrate } from './migrate.ts';
import { isSoundHeading, type SalvageSource, type StoredRow } from './salvage-source.ts';
import { sessionKind } from './session-kind.ts';
import type { SessionHeading } from './session-log.ts';
import { change, changeAny, insertion, openWritable, sql, transaction } from './sql.ts';
import type { ChainEnd } from './witness.ts';

/** The longest beginning of a session whose seals hold: whole rows, each with its seal. */
export interface Salvage {
  readonly heading: StoredRow;
  readonly titles: readonly StoredRow[];
  readonly entries: readonly StoredRow[];
  readonly readings: readonly StoredRow[];
  readonly fates: readonly StoredRow[];
  /** How many of the entries only a backup still had. */
  readonly fromBackup: number;
}

/** Takes each row from the first source that has it with a seal that holds; nothing without a heading. */
export function salvage(
  sources: readonly SalvageSource[],
  remembered: Omit<SessionHeading, 'title'> | undefined,
): Salvage | undefined {
  const heading = soundHeading(sources, remembered);
  if (!heading) return undefined;
  const origin = heading.at(-1) as string;
  const chain = (table: NumberedTable): readonly Taken[] => takeChain(sources, table, origin);
  const entries = wholeBatches(chain('entries'));
  const readings = chain('readings');
  const reaches = (link: number | null, rows: readonly Taken[]): boolean => (link ?? 0) <= rows.length;
  const fates = chain('fates');
  const loose = fates.findIndex(
    ({ row }) => !reaches(row[1] as number, readings) || !reaches(row[3] as number | null, entries),
  );
  return {
    heading,
    titles: chain('titles').map(rowOf),
    entries: entries.map(rowOf),
    readings: readings.map(rowOf),
    fates: (loose < 0 ? fates : fates.slice(0, loose)).map(rowOf),
    fromBackup: entries.filter(({ isBackup }) => isBackup).length,
  };
}

interface Taken {
  readonly row: StoredRow;
  readonly isBackup: boolean;
}

const rowOf = ({ row }: Taken): StoredRow => row;

function soundHeading(
  sources: readonly SalvageSource[],
  remembered: Omit<SessionHeading, 'title'> | undefined,
): StoredRow | undefined {
  const found = sources.flatMap((source) => source.headings()).find(isSoundHeading);
  if (found || !remembered) return found;
  return [remembered.id, remembered.game, remembered.startedAt, originOf(remembered)];
}

function takeChain(
  sources: readonly SalvageSource[],
  table: NumberedTable,
  origin: string,
): readonly Taken[] {
  const taken: Taken[] = [];
  let end: ChainEnd = { last: 0, seal: origin };
  for (;;) {
    const next = takeNext(sources, table, end);
    if (!next) return taken;
    taken.push(next);
    end = { last: end.last + 1, seal: next.row.at(-1) as string };
  }
}

function takeNext(sources: readonly SalvageSource[], table: NumberedTable, end: ChainEnd): Taken | undefined {
  for (const source of sources) {
    const row = source.rows(table, end.last + 1).find((claimed) => follow(table, end, claimed));
    if (row) return { row, isBackup: source.isBackup };
  }
  return undefined;
}

/** Half a correction would be another past: what was entered together is kept together. */
function wholeBatches(entries: readonly Taken[]): readonly Taken[] {
  const last = entries.findLastIndex(({ row }) => closesBatch(row));
  return entries.slice(0, last + 1);
}

/** A new file with the old rows and their old seals. Its query rows are to be written anew. */
export function writeSalvage(path: string, { heading, titles, entries, readings, fates }: Salvage): void {
  removeFile(path);
  const db = openWritable(path, { create: true });
  try {
    migrate(db, sessionKind);
    transaction(db, () => {
      change(db, insertion('heading', heading), 1);
      for (const [table, rows] of Object.entries({ titles, entries, readings, fates }))
        for (const row of rows) change(db, insertion(table, row), 1);
      const origin = { last: 0, seal: heading.at(-1) as string };
      if (titles.length === 0) storeTitle(db, origin, String(heading[0]));
      changeAny(db, sql`INSERT INTO pending VALUES ('rows')`);
    });
  } finally {
    db.close();
  }
}
