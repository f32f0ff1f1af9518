import type { Migration } from './migration.ts';

export const queryTables: Readonly<Record<string, string>> = {
  sessions: 'change TEXT NOT NULL, detail TEXT, at INTEGER NOT NULL',
  captains: 'seat TEXT NOT NULL, captain TEXT',
  rulings: 'kind TEXT NOT NULL, codes TEXT, text TEXT, reason TEXT',
  seats: 'seat TEXT NOT NULL, place INTEGER',
  bids: 'round INTEGER, lot INTEGER, seat TEXT NOT NULL, bid INTEGER',
  fights: 'round INTEGER, fight INTEGER, seat TEXT, card TEXT',
  plays: 'round INTEGER, fight INTEGER, seat TEXT NOT NULL, card TEXT, how TEXT',
  rolls: 'round INTEGER, seat TEXT, die TEXT NOT NULL, face TEXT, value INTEGER, purpose TEXT',
  movement_points: 'round INTEGER, seat TEXT NOT NULL, points INTEGER, reason TEXT',
  luck_points: 'seat TEXT NOT NULL, change INTEGER, balance INTEGER, reason TEXT',
  positions: 'seat TEXT NOT NULL, piece TEXT NOT NULL, place TEXT, rank INTEGER',
  gold: 'currency TEXT NOT NULL, seat TEXT NOT NULL, change INTEGER, balance INTEGER, reason TEXT',
  fame: 'seat TEXT NOT NULL, change INTEGER, balance INTEGER, reason TEXT',
  hands: 'seat TEXT NOT NULL, change INTEGER, balance INTEGER, reason TEXT',
  market_states: 'market TEXT NOT NULL, state TEXT, price INTEGER',
  results: 'seat TEXT NOT NULL, rank INTEGER, score INTEGER, winner INTEGER',
};

/** Which rows of a query table are one thing's history, of which the view shows the latest. */
const present: Readonly<Record<string, readonly string[]>> = {
  captains: ['seat'],
  seats: ['seat'],
  luck_points: ['seat'],
  positions: ['seat', 'piece'],
  gold: ['currency', 'seat'],
  fame: ['seat'],
  hands: ['seat'],
  market_states: ['market'],
};

const columnsOf = (definition: string): readonly string[] =>
  definition.split(', ').map((column) => column.split(' ')[0] ?? '');

const appendOnly = ['heading', 'titles', 'entries', 'readings', 'fates'];

const log = `
  CREATE TABLE heading (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE titles (
    number INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('fact', 'undo', 'redo', 'draft')),
    parent INTEGER NOT NULL CHECK (parent BETWEEN 0 AND seq - 1),
    head INTEGER NOT NULL CHECK (head BETWEEN 0 AND seq),
    command TEXT NOT NULL,
    events TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('scanned', 'typed', 'virtual', 'corrected', 'imported')),
    override_codes TEXT,
    override_reason TEXT,
    at INTEGER NOT NULL,
    command_id TEXT,
    redecides INTEGER,
    closes INTEGER NOT NULL CHECK (closes IN (0, 1)),
    seal TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX entries_by_command_id ON entries (command_id) WHERE command_id IS NOT NULL;
  CREATE TABLE readings (
    id INTEGER PRIMARY KEY,
    reader TEXT NOT NULL,
    raw BLOB NOT NULL,
    report TEXT NOT NULL,
    at INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE fates (
    id INTEGER PRIMARY KEY,
    reading INTEGER NOT NULL REFERENCES readings (id),
    fate TEXT NOT NULL
      CHECK (fate IN ('entry', 'refused', 'unasked', 'strange', 'asked', 'repeated', 'dropped')),
    entry INTEGER REFERENCES entries (seq),
    code TEXT,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX fates_by_reading ON fates (reading);
  CREATE INDEX fates_by_entry ON fates (entry) WHERE entry IS NOT NULL;
  CREATE TABLE recorded (
    entry INTEGER PRIMARY KEY REFERENCES entries (seq),
    tables TEXT NOT NULL,
    rows INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE snapshots (
    state_version INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    state TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (state_version, entry)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE pending (
    work TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
`;

/** A row that exists stays as it is; one that is added follows on from the last. */
const guards = [
  ...appendOnly.flatMap((table) =>
    ['UPDATE', 'DELETE'].map(
      (what) => `
  CREATE TRIGGER ${table}_refuse_${what.toLowerCase()} BEFORE ${what} ON ${table}
    BEGIN SELECT RAISE(ABORT, 'rows of ${table} are only added'); END;`,
    ),
  ),
  ...Object.entries({ titles: 'number', entries: 'seq', readings: 'id', fates: 'id' }).map(
    ([table, key]) => `
  CREATE TRIGGER ${table}_follow BEFORE INSERT ON ${table}
    WHEN NEW.${key} IS NOT (SELECT coalesce(max(${key}), 0) + 1 FROM ${table})
    BEGIN SELECT RAISE(ABORT, 'rows of ${table} follow on from the last'); END;`,
  ),
  `
  CREATE TRIGGER heading_follow BEFORE INSERT ON heading WHEN EXISTS (SELECT 1 FROM heading)
    BEGIN SELECT RAISE(ABORT, 'a session has one heading'); END;`,
  ...Object.keys(queryTables).map(
    (table) => `
  CREATE TRIGGER ${table}_refuse_update BEFORE UPDATE ON ${table}
    BEGIN SELECT RAISE(ABORT, 'rows of ${table} are written and deleted, never changed'); END;`,
  ),
];

const tables = Object.entries(queryTables).map(
  ([table, columns]) => `
  CREATE TABLE ${table} (
    entry INTEGER NOT NULL REFERENCES entries (seq),
    line INTEGER NOT NULL,
    ${columns},
    PRIMARY KEY (entry, line)
  ) STRICT, WITHOUT ROWID;`,
);

const views = [
  `
  CREATE VIEW in_force AS
    WITH RECURSIVE chain (seq) AS (
      SELECT head FROM entries WHERE seq = (SELECT max(seq) FROM entries)
      UNION ALL
      SELECT parent FROM entries JOIN chain USING (seq) WHERE parent > 0
    )
    SELECT entries.* FROM entries JOIN chain USING (seq) WHERE seq > 0;`,
  `
  CREATE VIEW scans AS
    SELECT readings.id AS reading, readings.at, reader, raw, report, fate, entry, code
      FROM readings LEFT JOIN fates ON fates.reading = readings.id;`,
  `
  CREATE VIEW present_title AS SELECT title FROM titles ORDER BY number DESC LIMIT 1;`,
  `
  CREATE VIEW present_session AS SELECT change, detail, at FROM sessions ORDER BY entry DESC, line DESC LIMIT 1;`,
  ...Object.entries(present).map(([table, keys]) => {
    const columns = ['entry', 'line', ...columnsOf(queryTables[table] ?? '')].join(', ');
    return `
  CREATE VIEW present_${table} AS
    SELECT ${columns} FROM (
      SELECT *, row_number() OVER (PARTITION BY ${keys.join(', ')} ORDER BY entry DESC, line DESC) AS newest
        FROM ${table}
    ) WHERE newest = 1;`;
  }),
];

export const session1: Migration = {
  version: 1,
  up: [log, ...tables, ...guards, ...views].join('\n'),
};
