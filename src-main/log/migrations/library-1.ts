import type { Migration } from './migration.ts';
import { queryTables } from './session-1.ts';

const lasting = `
  CREATE TABLE captains (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE chests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL
  ) STRICT;
  CREATE TABLE pieces (
    chest TEXT NOT NULL REFERENCES chests (id) ON DELETE CASCADE,
    piece TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (chest, piece)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tags (
    tag TEXT PRIMARY KEY,
    chest TEXT NOT NULL,
    piece TEXT NOT NULL,
    FOREIGN KEY (chest, piece) REFERENCES pieces (chest, piece) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX tags_by_piece ON tags (chest, piece);
  CREATE TABLE house_rules (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (game, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE readers (
    name TEXT PRIMARY KEY,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
`;

const index = `
  CREATE TABLE sessions (
    file TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    captains TEXT NOT NULL,
    winners TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    rows_of INTEGER
  ) STRICT;
`;

/** The rows of all sessions side by side. */
const indexed = Object.entries(queryTables).map(
  ([table, columns]) => `
  CREATE TABLE all_${table} (
    session TEXT NOT NULL,
    entry INTEGER NOT NULL,
    line INTEGER NOT NULL,
    ${columns},
    PRIMARY KEY (session, entry, line)
  ) STRICT, WITHOUT ROWID;`,
);

export const library1: Migration = { version: 1, up: [lasting, index, ...indexed].join('\n') };
