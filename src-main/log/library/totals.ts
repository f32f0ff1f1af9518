import { all, change, changeAny, sql, transaction, type Readable, type Writable } from '../sql.ts';

/** One evening of one person, the oldest first. */
export interface Seating {
  readonly evening: number;
  readonly file: string;
  readonly game: string;
  readonly startedAt: number;
  readonly year: number;
  readonly over: number;
  readonly seat: string;
  readonly rank: number | null;
  readonly winner: number;
  readonly figures: string;
}

export const seatingsOf = (db: Readable, person: string): readonly Seating[] =>
  all(
    db,
    sql`SELECT evening, file, game, started_at AS startedAt, year, over, seat, rank, winner, figures
        FROM evening_seats JOIN evenings ON number = evening
        WHERE person = ${person} ORDER BY started_at, number`,
  );

/** What is kept of one thing takes the place of what was. */
export function putTotals(db: Writable, about: string, totals: Readonly<Record<string, unknown>>): void {
  transaction(db, () => {
    changeAny(db, sql`DELETE FROM totals WHERE about = ${about}`);
    for (const [key, value] of Object.entries(totals))
      change(db, sql`INSERT INTO totals VALUES (${about}, ${key}, ${JSON.stringify(value)})`, 1);
  });
}

export const totalsOf = (db: Readable, about: string): ReadonlyMap<string, unknown> =>
  new Map(
    all<{ key: string; value: string }>(db, sql`SELECT key, value FROM totals WHERE about = ${about}`).map(
      ({ key, value }) => [key, JSON.parse(value) as unknown],
    ),
  );
