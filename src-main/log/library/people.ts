import { randomBytes } from 'node:crypto';
import type { LogFault } from '../entry.ts';
import { attempt } from '../fault.ts';
import { accept, refuse, type Result } from '../../rules/kernel/result.ts';
import {
  all,
  change,
  changeAny,
  first,
  sql,
  transaction,
  type Query,
  type Readable,
  type Writable,
} from '../sql.ts';
import type { PersonOf } from './evenings.ts';
import { countsKey, type PersonCounts } from './totals.ts';

/**
 * Captains are people. The names that they go by in the logs stay as they were sealed; which name is whose is kept
 * here, so that a person is renamed everywhere by one row and two names that are one are made one.
 */
export interface People {
  list(): readonly PersonRecord[];
  get(person: string): PersonRecord | undefined;
  /** Names in the logs, with which of that name in one evening it is. */
  namesOf(person: string): readonly { readonly name: string; readonly nth: number }[];
  rename(person: string, name: string): Result<void, PeopleNo>;
  setGuest(person: string, guest: boolean): Result<void, PeopleNo>;
  merge(person: string, into: string): Result<void, PeopleNo>;
  /** A name becomes a person of its own again. */
  part(person: string, name: string): Result<string, PeopleNo>;
  /** Who sat on one seat of one evening, whatever the name says. */
  seat(id: string, seat: string, person: string | null): Result<void, PeopleNo>;
  devices(): readonly { readonly device: string; readonly person: string }[];
  linkDevice(device: string, person: string | null): Result<void, PeopleNo>;
  /** The person of a name, made where there is none. */
  known(name: string): Result<string, LogFault>;
  /**
   * A name from another table, and what its person is called there: whoever is called so here is meant. Answers
   * whether it was a name that nobody had.
   */
  introduce(captain: string, nth: number, name: string, guest?: boolean): Result<boolean, LogFault>;
}

export interface PersonRecord extends PersonCounts {
  readonly person: string;
  readonly name: string;
  readonly guest: boolean;
}

export type PeopleNo =
  | LogFault
  | {
      readonly code: 'no-such-person' | 'same-person' | 'no-such-seat' | 'only-name';
      readonly detail: string;
    };

const folded = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase('en');

export function peopleIn(db: Writable): People {
  const within = <Value>(person: string, work: () => Value): Result<Value, PeopleNo> =>
    isPerson(db, person) ? attempt(() => transaction(db, work)) : refuse(nobody(person));
  return {
    list: () => all<PersonRow>(db, counted(sql`ORDER BY came DESC, name COLLATE NOCASE, id`)).map(decode),
    get: (person) => {
      const row = first<PersonRow>(db, counted(sql`WHERE id = ${person}`));
      return row && decode(row);
    },
    namesOf: (person) =>
      all(
        db,
        sql`SELECT DISTINCT captain AS name, nth FROM evening_seats WHERE person = ${person} ORDER BY captain, nth`,
      ),
    rename: (person, name) =>
      within(person, () => change(db, sql`UPDATE captains SET name = ${name} WHERE id = ${person}`, 1)),
    setGuest: (person, guest) =>
      within(person, () =>
        change(
          db,
          sql`UPDATE captains SET record = json_set(CASE WHEN json_type(record) = 'object' THEN record ELSE '{}' END,
                '$.guest', json(${guest ? 'true' : 'false'})) WHERE id = ${person}`,
          1,
        ),
      ),
    merge: (person, into) => {
      if (!isPerson(db, into)) return refuse(nobody(into));
      if (person === into) return refuse({ code: 'same-person', detail: person });
      return within(person, () => merge(db, person, into));
    },
    part: (person, name) => {
      if (!isPerson(db, person)) return refuse(nobody(person));
      const all = namesUnder(db, person);
      if (!all.includes(folded(name)) || all.length < 2) return refuse({ code: 'only-name', detail: name });
      return attempt(() => transaction(db, () => part(db, person, name)));
    },
    seat: (id, seat, person) => {
      if (person !== null && !isPerson(db, person)) return refuse(nobody(person));
      return putOnSeat(db, id, seat, person);
    },
    devices: () => all(db, sql`SELECT device, person FROM person_devices ORDER BY device`),
    linkDevice: (device, person) =>
      person === null
        ? attempt(() => void changeAny(db, sql`DELETE FROM person_devices WHERE device = ${device}`))
        : within(person, () =>
            change(
              db,
              sql`INSERT INTO person_devices VALUES (${device}, ${person})
                  ON CONFLICT (device) DO UPDATE SET person = excluded.person`,
              1,
            ),
          ),
    introduce: (captain, nth, name, guest = false) =>
      attempt(() => transaction(db, () => introduce(db, { captain, nth, name, guest }))),
    known: (name) => attempt(() => transaction(db, () => personCalled(db, name, 1))),
  };
}

interface PersonRow extends Omit<PersonRecord, 'guest'> {
  readonly guest: number;
}

const decode = ({ guest, ...row }: PersonRow): PersonRecord => ({ ...row, guest: guest === 1 });

/** From the totals of each, which the index keeps; somebody who never sat down has none. */
const counted = (rest: Query): Query => ({
  text: `SELECT id AS person, name, coalesce(json_extract(record, '$.guest'), 0) AS guest,
      coalesce(json_extract(value, '$.came'), 0) AS came, coalesce(json_extract(value, '$.won'), 0) AS won,
      json_extract(value, '$.lastAt') AS lastAt, json_extract(value, '$.mark') AS mark
    FROM captains LEFT JOIN totals ON about = 'person ' || id AND key = '${countsKey}' ${rest.text}`,
  values: rest.values,
});

const nobody = (person: string): PeopleNo => ({ code: 'no-such-person', detail: person });
const isPerson = (db: Readable, person: string): boolean =>
  first(db, sql`SELECT id FROM captains WHERE id = ${person}`) !== undefined;

const namesUnder = (db: Readable, person: string): readonly string[] =>
  all<{ name: string }>(db, sql`SELECT DISTINCT name FROM person_names WHERE person = ${person}`).map(
    ({ name }) => name,
  );

/** The first of a name in an evening is always the same person, the second another. */
function personCalled(db: Writable, captain: string, nth: number): string {
  const name = folded(captain);
  const known = first<{ person: string }>(
    db,
    sql`SELECT person FROM person_names WHERE name = ${name} AND nth = ${nth}`,
  );
  return known?.person ?? begin(db, captain, name, nth);
}

interface Stranger {
  readonly captain: string;
  readonly nth: number;
  readonly name: string;
  readonly guest: boolean;
}

function introduce(db: Writable, { captain, nth, name, guest }: Stranger): boolean {
  const key = folded(captain);
  if (first(db, sql`SELECT person FROM person_names WHERE name = ${key} AND nth = ${nth}`)) return false;
  const called = all<{ id: string; name: string }>(db, sql`SELECT id, name FROM captains`).find(
    (each) => folded(each.name) === folded(name),
  );
  const person = called?.id ?? randomBytes(8).toString('hex');
  if (!called)
    change(
      db,
      sql`INSERT INTO captains VALUES (${person}, ${name}, ${JSON.stringify(guest ? { guest } : {})})`,
      1,
    );
  change(db, sql`INSERT INTO person_names VALUES (${key}, ${nth}, ${person})`, 1);
  return called === undefined;
}

/** Whoever the start page remembers under that name is meant. */
function begin(db: Writable, captain: string, name: string, nth: number): string {
  const [remembered] = all<{ id: string; name: string }>(db, sql`SELECT id, name FROM captains`).filter(
    (each) => nth === 1 && folded(each.name) === name && namesUnder(db, each.id).length === 0,
  );
  const person = remembered?.id ?? randomBytes(8).toString('hex');
  if (!remembered)
    change(
      db,
      sql`INSERT INTO captains VALUES (${person}, ${nth === 1 ? captain : `${captain} (${nth})`}, '{}')`,
      1,
    );
  change(db, sql`INSERT INTO person_names VALUES (${name}, ${nth}, ${person})`, 1);
  return person;
}

/** For the index: inside its transaction. */
export const personOfIn =
  (db: Writable): PersonOf =>
  ({ id, seat, captain, nth }) =>
    first<{ person: string }>(db, sql`SELECT person FROM seat_people WHERE id = ${id} AND seat = ${seat}`)
      ?.person ?? personCalled(db, captain, nth);

function merge(db: Writable, person: string, into: string): void {
  changeAny(db, sql`UPDATE person_names SET person = ${into} WHERE person = ${person}`);
  changeAny(db, sql`UPDATE seat_people SET person = ${into} WHERE person = ${person}`);
  changeAny(db, sql`UPDATE person_devices SET person = ${into} WHERE person = ${person}`);
  changeAny(db, sql`UPDATE evening_seats SET person = ${into} WHERE person = ${person}`);
  changeAny(db, sql`DELETE FROM totals WHERE about = ${`person ${person}`}`);
  change(db, sql`DELETE FROM captains WHERE id = ${person}`, 1);
}

function part(db: Writable, person: string, captain: string): string {
  const name = folded(captain);
  const apart = randomBytes(8).toString('hex');
  change(db, sql`INSERT INTO captains VALUES (${apart}, ${captain}, '{}')`, 1);
  changeAny(db, sql`UPDATE person_names SET person = ${apart} WHERE person = ${person} AND name = ${name}`);
  const seats = all<{ evening: number; seat: string; captain: string }>(
    db,
    sql`SELECT evening, seat, captain FROM evening_seats JOIN evenings ON number = evening
        WHERE person = ${person} AND NOT EXISTS
          (SELECT 1 FROM seat_people WHERE seat_people.id = evenings.id AND seat_people.seat = evening_seats.seat)`,
  );
  for (const each of seats)
    if (folded(each.captain) === name)
      change(
        db,
        sql`UPDATE evening_seats SET person = ${apart} WHERE evening = ${each.evening} AND seat = ${each.seat}`,
        1,
      );
  return apart;
}

function putOnSeat(db: Writable, id: string, seat: string, person: string | null): Result<void, PeopleNo> {
  const row = first<{ evening: number; captain: string; nth: number }>(
    db,
    sql`SELECT evening, captain, nth FROM evening_seats JOIN evenings ON number = evening
        WHERE id = ${id} AND seat = ${seat}`,
  );
  if (!row) return refuse({ code: 'no-such-seat', detail: seat });
  const done = attempt(() =>
    transaction(db, () => {
      changeAny(db, sql`DELETE FROM seat_people WHERE id = ${id} AND seat = ${seat}`);
      if (person !== null) change(db, sql`INSERT INTO seat_people VALUES (${id}, ${seat}, ${person})`, 1);
      const now = person ?? personCalled(db, row.captain, row.nth);
      change(
        db,
        sql`UPDATE evening_seats SET person = ${now} WHERE evening = ${row.evening} AND seat = ${seat}`,
        1,
      );
    }),
  );
  return done.ok ? accept(undefined) : done;
}
