import { all, change, changeAny, first, sql, transaction, type Readable, type Writable } from '../sql.ts';

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
  readonly place: number;
  readonly played: number;
  readonly told: string;
  readonly captain: string;
  readonly nth: number;
}

/** Somebody else at the same table. */
export interface Other {
  readonly evening: number;
  readonly person: string;
  readonly rank: number | null;
}

export const seatingsOf = (db: Readable, person: string): readonly Seating[] =>
  all(
    db,
    sql`SELECT evening, file, game, started_at AS startedAt, year, over, seat, rank, winner, figures, place, played, told,
          captain, nth
        FROM evening_seats JOIN evenings ON number = evening
        WHERE person = ${person} ORDER BY started_at, number`,
  );

export const othersOf = (db: Readable, person: string): readonly Other[] =>
  all(
    db,
    sql`SELECT other.evening, other.person, other.rank FROM evening_seats AS own
        JOIN evening_seats AS other ON other.evening = own.evening AND other.seat <> own.seat
        WHERE own.person = ${person} AND other.person <> ${person}`,
  );

/** Every seat of every evening of a game, the oldest evening first. */
export const seatingsAt = (db: Readable, game: string): readonly (Seating & { readonly person: string })[] =>
  all(
    db,
    sql`SELECT evening, file, game, started_at AS startedAt, year, over, seat, rank, winner, figures, place, played,
          told, captain, nth, person
        FROM evenings JOIN evening_seats ON evening = number
        WHERE game = ${game} ORDER BY started_at, number, place`,
  );

export interface DieEvening {
  readonly source: string;
  readonly startedAt: number;
  readonly faces: string;
}

/** Every evening that a die was rolled on, the oldest first. */
export const rolledBy = (db: Readable, die: string): readonly DieEvening[] =>
  all(
    db,
    sql`SELECT source, started_at AS startedAt, faces FROM evening_dice JOIN evenings ON number = evening
        WHERE die = ${die} ORDER BY started_at, number`,
  );

const rolledOn = (db: Readable, evening: number): readonly (DieEvening & { readonly die: string })[] =>
  all(
    db,
    sql`SELECT die, source, started_at AS startedAt, faces FROM evening_dice JOIN evenings ON number = evening
        WHERE evening = ${evening} ORDER BY die, source`,
  );

/** What a list of everybody reads of each, kept under this key: what a page of one says grows with the evenings. */
export const countsKey = 'counts';
export interface PersonCounts {
  readonly came: number;
  readonly won: number;
  readonly lastAt: number | null;
  readonly mark: string | null;
}

/** What is kept of one thing takes the place of what was. */
export function putTotals(db: Writable, about: string, totals: Readonly<Record<string, unknown>>): void {
  transaction(db, () => {
    changeAny(db, sql`DELETE FROM totals WHERE about = ${about}`);
    for (const [key, value] of Object.entries(totals))
      change(db, sql`INSERT INTO totals VALUES (${about}, ${key}, ${JSON.stringify(value)})`, 1);
  });
}

function oneTotal(db: Readable, about: string, key: string): unknown {
  const row = first<{ value: string }>(
    db,
    sql`SELECT value FROM totals WHERE about = ${about} AND key = ${key}`,
  );
  return row && (JSON.parse(row.value) as unknown);
}

/** Everything that is kept about one kind of thing, by its name. */
const allTotals = (
  db: Readable,
  kind: string,
): readonly { readonly about: string; readonly key: string; readonly value: unknown }[] =>
  all<{ about: string; key: string; value: string }>(
    db,
    sql`SELECT about, key, value FROM totals WHERE about >= ${`${kind} `} AND about < ${`${kind}!`} ORDER BY about, key`,
  ).map((row) => ({ ...row, value: JSON.parse(row.value) as unknown }));

/** What the library offers of them to whoever shows them. */
export interface Totals {
  one(about: string, key: string): unknown;
  all(kind: string): ReturnType<typeof allTotals>;
  rolledOn(evening: number): ReturnType<typeof rolledOn>;
}

export const totalsIn = (db: Readable): Totals => ({
  one: (about, key) => oneTotal(db, about, key),
  all: (kind) => allTotals(db, kind),
  rolledOn: (evening) => rolledOn(db, evening),
});
