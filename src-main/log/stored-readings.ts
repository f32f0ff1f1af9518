import type { FateKind, StoredReading } from './entry.ts';
import { all, sql, type Readable } from './sql.ts';

interface ReadingRow {
  readonly id: number;
  readonly reader: string;
  readonly raw: Uint8Array;
  readonly report: string;
  readonly at: number;
}

interface FateRow {
  readonly fate: FateKind;
  readonly entry: number | null;
  readonly code: string | null;
}

export const hasReading = (db: Readable, id: number): boolean =>
  all<{ id: number }>(db, sql`SELECT id FROM readings WHERE id = ${id}`).length > 0;

/** In the order in which they came. */
export function storedReadings(
  db: Readable,
  which: { readonly entry: number } | { readonly last: number },
): readonly StoredReading[] {
  const found =
    'entry' in which
      ? all<ReadingRow>(
          db,
          sql`SELECT id, reader, raw, report, at FROM readings
              WHERE id IN (SELECT reading FROM fates WHERE entry = ${which.entry}) ORDER BY id`,
        )
      : all<ReadingRow>(
          db,
          sql`SELECT id, reader, raw, report, at FROM readings ORDER BY id DESC LIMIT ${which.last}`,
        ).toReversed();
  return found.map((reading) => ({ ...reading, fates: fatesOf(db, reading.id) }));
}

export const readingsBehind = (db: Readable, from: number, to: number): ReadonlyMap<number, number> =>
  new Map(
    all<{ entry: number; readings: number }>(
      db,
      sql`SELECT entry, count(DISTINCT reading) AS readings FROM fates
          WHERE entry BETWEEN ${from} AND ${to} GROUP BY entry`,
    ).map(({ entry, readings }) => [entry, readings]),
  );

const fatesOf = (db: Readable, reading: number): StoredReading['fates'] =>
  all<FateRow>(db, sql`SELECT fate, entry, code FROM fates WHERE reading = ${reading} ORDER BY id`).map(
    ({ fate, entry, code }) => ({
      fate,
      ...(entry === null ? {} : { entry }),
      ...(code === null ? {} : { code }),
    }),
  );
