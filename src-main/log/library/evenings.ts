import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LogFault } from '../entry.ts';
import { attempt, attemptUnproved } from '../fault.ts';
import { standingOf } from '../migrate.ts';
import type { Result } from '../../rules/kernel/result.ts';
import {
  all,
  change,
  changeAny,
  first,
  openReadable,
  sql,
  type Query,
  type Readable,
  type Writable,
} from '../sql.ts';

import { libraryKind } from './library-kind.ts';

/** What is remembered of an evening, so that no list of them opens a file. What was told of it is the logbook's JSON. */
export interface EveningDigest {
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly year: number;
  readonly month: number;
  readonly played: number;
  readonly over: boolean;
  readonly readings: number;
  /** What a search finds it by, folded. */
  readonly words: string;
  readonly told: string;
  /** Raised when other things are told: an older digest is made again. */
  readonly madeBy: number;
  readonly seats: readonly SeatDigest[];
  readonly dice: readonly DiceDigest[];
}

export interface SeatDigest {
  readonly seat: string;
  readonly place: number;
  readonly captain: string;
  /** Two of one name in one evening are two people: which of them. */
  readonly nth: number;
  readonly rank: number | null;
  readonly winner: boolean;
  readonly figures: string;
}

export interface DiceDigest {
  readonly die: string;
  readonly source: string;
  /** Face after face, as they were rolled: JSON. */
  readonly faces: string;
}

export interface EveningRecord {
  readonly number: number;
  readonly file: string;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly played: number;
  readonly over: number;
  readonly entries: number;
  readonly told: string;
  readonly place: string | null;
  readonly remark: string | null;
}

export interface SeatRecord {
  readonly seat: string;
  readonly place: number;
  readonly captain: string;
  readonly person: string;
  readonly name: string;
  readonly rank: number | null;
  readonly winner: number;
}

/** What makes a list narrower. Texts are folded as the words of a digest are. */
export interface EveningQuery {
  readonly words?: readonly string[];
  readonly game?: string;
  readonly people?: readonly string[];
  readonly place?: string;
  readonly year?: number;
  readonly month?: number;
  readonly over?: boolean;
  /** Milliseconds. */
  readonly least?: number;
  readonly most?: number;
  /** Only the evenings that this person sat at, and those of these ids. */
  readonly own?: { readonly person: string | null; readonly ids: readonly string[] };
}

/** What is known of an evening beside its log. */
export interface NotedEvening {
  readonly place: string | null;
  readonly remark: string | null;
  readonly people: readonly {
    readonly seat: string;
    readonly captain: string;
    readonly person: string;
    readonly name: string;
  }[];
}

/** An evening as a list needs it for its head. */
export interface EveningMark {
  readonly number: number;
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly year: number;
  readonly month: number;
  readonly played: number;
  readonly over: number;
  readonly readings: number;
}

export interface TwinRecord {
  readonly file: string;
  readonly title: string;
  readonly startedAt: number;
}

export interface Evenings {
  /** Of all evenings so many from one on, the newest first. */
  numbers(from: number, count: number): readonly number[];
  /** The newest first. */
  find(query: EveningQuery): readonly EveningMark[];
  get(number: number): EveningRecord | undefined;
  byFile(file: string): EveningRecord | undefined;
  /** Evenings of the same game with the same people that began within half a day of it, the nearest first. */
  twins(number: number): readonly TwinRecord[];
  /** The files of those that are over. */
  over(): ReadonlySet<string>;
  seatsOf(number: number): readonly SeatRecord[];
  /** How many evenings each person sat at among these. */
  places(): readonly { readonly id: string; readonly place: string }[];
  setPlace(id: string, place: string): Result<void, LogFault>;
  setRemark(id: string, remark: string): Result<void, LogFault>;
  /** What another table says of an evening, where nothing is said of it here. */
  noteIfNone(id: string, place: string, remark: string): Result<void, LogFault>;
  notes(): readonly { readonly id: string; readonly place: string; readonly remark: string }[];
  /** What a file of an evening says beside its log. */
  noted(id: string): NotedEvening;
  /** Raised by every change of the index, so that what was worked out from it is known to be old. */
  version(): string;
}

export function eveningsIn(db: Writable): Evenings {
  return {
    numbers: (from, count) =>
      all<{ number: number }>(
        db,
        sql`SELECT number FROM evenings ORDER BY started_at DESC, number DESC LIMIT ${count} OFFSET ${from}`,
      ).map(({ number }) => number),
    find: (query) => all<EveningMark>(db, found(query)),
    get: (number) => first<EveningRecord>(db, and(record, sql`WHERE evenings.number = ${number}`)),
    byFile: (file) => first<EveningRecord>(db, and(record, sql`WHERE evenings.file = ${file}`)),
    twins: (number) => twinsOf(db, number),
    over: () =>
      new Set(
        all<{ file: string }>(db, sql`SELECT file FROM evenings WHERE over = 1`).map(({ file }) => file),
      ),
    seatsOf: (number) =>
      all<SeatRecord>(
        db,
        sql`SELECT seat, place, captain, person, coalesce(captains.name, captain) AS name, rank, winner
            FROM evening_seats LEFT JOIN captains ON captains.id = person
            WHERE evening = ${number} ORDER BY rank IS NULL, rank, place`,
      ),
    places: () => all(db, sql`SELECT id, place FROM evening_notes WHERE place <> ''`),
    setPlace: (id, place) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO evening_notes VALUES (${id}, ${place}, '')
              ON CONFLICT (id) DO UPDATE SET place = excluded.place`,
          1,
        ),
      ),
    setRemark: (id, remark) =>
      attempt(() =>
        change(
          db,
          sql`INSERT INTO evening_notes VALUES (${id}, '', ${remark})
              ON CONFLICT (id) DO UPDATE SET remark = excluded.remark`,
          1,
        ),
      ),
    noteIfNone: (id, place, remark) =>
      attempt(() => {
        if (place === '' && remark === '') return;
        changeAny(db, sql`INSERT OR IGNORE INTO evening_notes VALUES (${id}, ${place}, ${remark})`);
      }),
    notes: () =>
      all(db, sql`SELECT id, place, remark FROM evening_notes WHERE place <> '' OR remark <> '' ORDER BY id`),
    noted: (id) => notedIn(db, id),
    version: () => versionOf(db),
  };
}

const and = (...parts: readonly Query[]): Query => ({
  text: parts.map(({ text }) => text).join(' '),
  values: parts.flatMap(({ values }) => values),
});

const record = sql`SELECT evenings.number, evenings.file, evenings.id, evenings.game, title,
    evenings.started_at AS startedAt, changed_at AS changedAt, played, over, entries, told,
    nullif(place, '') AS place, nullif(remark, '') AS remark
  FROM evenings JOIN sessions USING (file) LEFT JOIN evening_notes ON evening_notes.id = evenings.id`;

/** A word is looked for wherever it stands; no letter of it is a pattern. */
const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const here = sql`EXISTS (SELECT 1 FROM evening_notes WHERE evening_notes.id = evenings.id`;
const seated = sql`EXISTS (SELECT 1 FROM evening_seats WHERE evening = evenings.number`;

function found(query: EveningQuery): Query {
  const { words = [], game, people = [], place, year, month, over, least, most, own } = query;
  const wheres: Query[] = words.map((word) =>
    and(
      sql`(words LIKE ${like(word)} ESCAPE '\\' OR`,
      and(here, sql`AND lower(place || ' ' || remark) LIKE ${like(word)} ESCAPE '\\') OR`),
      sql`EXISTS (SELECT 1 FROM evening_seats JOIN captains ON captains.id = person
            WHERE evening = evenings.number AND lower(name) LIKE ${like(word)} ESCAPE '\\'))`,
    ),
  );
  if (game !== undefined) wheres.push(sql`game = ${game}`);
  for (const person of people) wheres.push(and(seated, sql`AND person = ${person})`));
  if (place !== undefined) wheres.push(and(here, sql`AND place = ${place})`));
  if (year !== undefined) wheres.push(sql`year = ${year}`);
  if (month !== undefined) wheres.push(sql`month = ${month}`);
  if (over !== undefined) wheres.push(sql`over = ${over ? 1 : 0}`);
  if (least !== undefined) wheres.push(sql`played >= ${least}`);
  if (most !== undefined) wheres.push(sql`played <= ${most}`);
  if (own)
    wheres.push(
      and(
        sql`(id IN (SELECT value FROM json_each(${JSON.stringify(own.ids)})) OR`,
        and(seated, sql`AND person = ${own.person ?? ''}))`),
      ),
    );
  const where = wheres.flatMap((each, at) => [at === 0 ? sql`WHERE` : sql`AND`, each]);
  return and(
    sql`SELECT number, id, game, started_at AS startedAt, year, month, played, over, readings FROM evenings`,
    ...where,
    sql`ORDER BY started_at DESC, number DESC`,
  );
}

/** What another connection has written, and what this one has. */
function versionOf(db: Readable): string {
  const others = db.pragma('data_version', { simple: true }) as number;
  const own = first<{ changes: number }>(db, sql`SELECT total_changes() AS changes`)?.changes ?? 0;
  return `${others} ${own}`;
}

const halfADay = 12 * 60 * 60_000;

const twinsOf = (db: Readable, number: number): readonly TwinRecord[] =>
  all(
    db,
    sql`SELECT other.file, title, other.started_at AS startedAt FROM evenings AS own
        JOIN evenings AS other ON other.game = own.game AND other.number <> own.number AND other.over = 1
          AND other.started_at BETWEEN own.started_at - ${halfADay} AND own.started_at + ${halfADay}
        JOIN sessions ON sessions.file = other.file
        WHERE own.number = ${number} AND own.over = 1
          AND (SELECT json_group_array(person) FROM
              (SELECT person FROM evening_seats WHERE evening = own.number ORDER BY person))
            = (SELECT json_group_array(person) FROM
              (SELECT person FROM evening_seats WHERE evening = other.number ORDER BY person))
        ORDER BY abs(other.started_at - own.started_at)`,
  );

/** Inside a transaction. Who each name stands for is looked up; a name that nobody has yet gets a person. */
export function putEvening(db: Writable, file: string, digest: EveningDigest, personOf: PersonOf): void {
  const { id, game, startedAt, year, month, played, over, readings, words, told, madeBy } = digest;
  change(
    db,
    sql`INSERT INTO evenings (file, id, game, started_at, year, month, played, over, readings, words, told, made_by)
        VALUES (${file}, ${id}, ${game}, ${startedAt}, ${year}, ${month}, ${played}, ${over ? 1 : 0}, ${readings},
          ${words}, ${told}, ${madeBy})`,
    1,
  );
  forgetList(db);
  const number = numberOf(db, file);
  for (const { seat, place, captain, nth, rank, winner, figures } of digest.seats)
    change(
      db,
      sql`INSERT INTO evening_seats VALUES (${number}, ${seat}, ${place}, ${captain}, ${nth},
            ${personOf({ id, seat, captain, nth })}, ${rank}, ${winner ? 1 : 0}, ${figures})`,
      1,
    );
  for (const { die, source, faces } of digest.dice)
    change(db, sql`INSERT INTO evening_dice VALUES (${number}, ${die}, ${source}, ${faces})`, 1);
}

export type PersonOf = (seated: {
  readonly id: string;
  readonly seat: string;
  readonly captain: string;
  readonly nth: number;
}) => string;

function numberOf(db: Readable, file: string): number {
  const row = first<{ number: number }>(db, sql`SELECT number FROM evenings WHERE file = ${file}`);
  if (!row) throw new Error(`no evening ${file}`);
  return row.number;
}

/** What is kept of all evenings together. */
export const listTotal = 'list';

/** It holds for the evenings of now or not at all. */
const forgetList = (db: Writable): void =>
  void changeAny(db, sql`DELETE FROM totals WHERE about = ${listTotal}`);

/** Everything of the list that there is, the newest first. */
export const marksIn = (db: Readable): readonly EveningMark[] => all(db, found({}));

/** Whose totals an evening is in: those of all, of its people, its game and its dice. */
export function touchedBy(db: Readable, file: string, touched: Set<string>): void {
  const rows = all<{ about: string }>(
    db,
    sql`SELECT 'person ' || person AS about FROM evening_seats JOIN evenings ON number = evening WHERE file = ${file}
        UNION SELECT 'game ' || game FROM evenings WHERE file = ${file}
        UNION SELECT 'die ' || die FROM evening_dice JOIN evenings ON number = evening WHERE file = ${file}`,
  );
  touched.add(listTotal);
  for (const { about } of rows) touched.add(about);
}

/** Inside a transaction: with its seats and its dice. */
export function forgetEvening(db: Writable, file: string, touched: Set<string>): void {
  touchedBy(db, file, touched);
  forgetList(db);
  changeAny(db, sql`DELETE FROM evenings WHERE file = ${file}`);
}

/** Whether there is a digest of this shape. */
export const isDigested = (db: Readable, file: string, madeBy: number): boolean =>
  first(db, sql`SELECT number FROM evenings WHERE file = ${file} AND made_by = ${madeBy}`) !== undefined;

function notedIn(db: Readable, id: string): NotedEvening {
  const note = first<{ place: string; remark: string }>(
    db,
    sql`SELECT place, remark FROM evening_notes WHERE id = ${id}`,
  );
  return {
    place: note?.place || null,
    remark: note?.remark || null,
    people: all(
      db,
      sql`SELECT seat, captain, person, coalesce(captains.name, captain) AS name
          FROM evenings JOIN evening_seats ON evening = number LEFT JOIN captains ON captains.id = person
          WHERE evenings.id = ${id} ORDER BY place`,
    ),
  };
}

const nothingNoted: NotedEvening = { place: null, remark: null, people: [] };

/** Of a session file in a data directory, without opening the directory: another program may have it. */
export function notedBeside(path: string, id: string): NotedEvening {
  const library = join(dirname(dirname(path)), 'library.db');
  if (basename(dirname(path)) !== 'sessions' || !existsSync(library)) return nothingNoted;
  const read = attemptUnproved(() => {
    const db = openReadable(library, 'library');
    try {
      return standingOf(db, libraryKind) === 'current' ? notedIn(db, id) : nothingNoted;
    } finally {
      db.close();
    }
  });
  return read.ok ? read.value : nothingNoted;
}
