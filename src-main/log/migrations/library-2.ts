import type { Migration } from './migration.ts';

/** Who is behind the names of the logs, and what people say of an evening: kept whatever becomes of the index. */
const lasting = `
  CREATE TABLE person_names (
    name TEXT NOT NULL,
    nth INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (name, nth)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX person_names_by_person ON person_names (person);
  CREATE TABLE seat_people (
    id TEXT NOT NULL,
    seat TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE person_devices (
    device TEXT PRIMARY KEY,
    person TEXT NOT NULL
  ) STRICT;
  CREATE TABLE evening_notes (
    id TEXT PRIMARY KEY,
    place TEXT NOT NULL,
    remark TEXT NOT NULL
  ) STRICT;
`;

/** What the logbook says of each evening, so that no page of it opens a file. */
const digests = `
  CREATE TABLE evenings (
    number INTEGER PRIMARY KEY,
    file TEXT NOT NULL UNIQUE,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    year INTEGER NOT NULL,
    month INTEGER NOT NULL,
    played INTEGER NOT NULL,
    over INTEGER NOT NULL CHECK (over IN (0, 1)),
    readings INTEGER NOT NULL,
    words TEXT NOT NULL,
    told TEXT NOT NULL,
    made_by INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX evenings_by_time ON evenings (started_at, number, game, year, month, over, played, readings, id);
  CREATE TABLE evening_seats (
    evening INTEGER NOT NULL REFERENCES evenings (number) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,
    captain TEXT NOT NULL,
    nth INTEGER NOT NULL,
    person TEXT NOT NULL,
    rank INTEGER,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    figures TEXT NOT NULL,
    PRIMARY KEY (evening, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evening_seats_by_person ON evening_seats (person, evening, seat, winner, rank);
  CREATE INDEX evening_seats_by_captain ON evening_seats (captain, nth);
  CREATE TABLE evening_dice (
    evening INTEGER NOT NULL REFERENCES evenings (number) ON DELETE CASCADE,
    die TEXT NOT NULL,
    source TEXT NOT NULL,
    faces TEXT NOT NULL,
    PRIMARY KEY (evening, die, source)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evening_dice_by_die ON evening_dice (die, source);
  CREATE TABLE totals (
    about TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (about, key)
  ) STRICT;
`;

/** Every session is looked at again, so that its evening is told of. */
const anew = `
  UPDATE sessions SET rows_of = NULL;
`;

export const library2: Migration = { version: 2, up: [lasting, digests, anew].join('\n') };
