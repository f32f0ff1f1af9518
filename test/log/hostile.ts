import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession } from '../../src-main/log/create-session.ts';
import { encodeEntry } from '../../src-main/log/entry-row.ts';
import type { Entry, LogFault } from '../../src-main/log/entry.ts';
import { sealRow } from '../../src-main/log/seal.ts';
import { witnessPath } from '../../src-main/log/witness.ts';

/** A file that nobody who is at the table has made, and what is said of it. */
export interface Hostile {
  readonly name: string;
  readonly code: LogFault['code'];
  /** Puts it there. */
  make(path: string): void;
}

const begunAt = Date.UTC(2026, 2, 14, 20);

/** A session of three notes, closed and without a witness, as if it had come by mail. */
export function aSession(path: string): void {
  writeFileSync(path, (sent ??= bytesOfSession()));
}

/** The same bytes come again and again. */
let sent: Buffer | undefined;

function bytesOfSession(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'qm-sent-'));
  const heading = { id: 'sent', game: 'pirate-quest', title: 'Sent by mail', startedAt: begunAt };
  const created = createSession(folder, heading);
  if (!created.ok) throw new Error(created.no.detail);
  for (const number of [1, 2, 3])
    created.value.append({
      entries: [
        {
          kind: 'fact',
          parent: 'previous',
          head: 'self',
          command: `{"kind":"note","text":"${number}"}`,
          events: `[{"kind":"noted","text":"${number}"}]`,
          source: 'typed',
          at: begunAt + number,
        },
      ],
    });
  created.value.close();
  const bytes = readFileSync(join(folder, 'sent.quartermaster'));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** With another program's hand in it. */
export function altered(path: string, text: string): void {
  aSession(path);
  const db = new Database(path);
  db.pragma('ignore_check_constraints = ON');
  db.unsafeMode(true);
  db.exec(text);
  db.close();
}

/** Entries as a stranger would have them, with seals that hold. */
export function forged(path: string, change: (entry: Entry) => Partial<Entry>): void {
  aSession(path);
  const db = new Database(path);
  db.pragma('ignore_check_constraints = ON');
  const triggers = db
    .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
    .all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  let seal = db.prepare<[], { seal: string }>('SELECT seal FROM heading').get()?.seal ?? '';
  const entries = db.prepare<[], Record<string, unknown>>('SELECT * FROM entries ORDER BY seq').all();
  for (const stored of entries) {
    const { seq, command, events, source, at } = stored as unknown as Entry;
    const entry = {
      seq,
      kind: 'fact',
      parent: seq - 1,
      head: seq,
      command,
      events,
      source,
      at,
      seal: '',
    } as const;
    const row = encodeEntry({ ...entry, ...change(entry) }, true);
    seal = sealRow('entries', seal, row);
    db.prepare('DELETE FROM entries WHERE seq = ?').run(seq);
    db.prepare(`INSERT INTO entries VALUES (${row.map(() => '?').join(', ')}, ?)`).run(...row, seal);
  }
  for (const { sql } of triggers) db.exec(sql);
  db.close();
}

const schemaHack = (text: string) => `PRAGMA writable_schema = ON; ${text}; PRAGMA writable_schema = RESET;`;

const size = 4096;

/** The list of tables as a page of pages that are all the same one, twenty deep. */
function loopedSchema(path: string): void {
  aSession(path);
  const pages = 24;
  const bytes = Buffer.alloc(size * pages);
  const source = new Database(path);
  const head = source.serialize().subarray(0, 100);
  source.close();
  head.copy(bytes);
  bytes.writeUInt32BE(pages, 28);
  const innerAt = (page: number, below: number): void => {
    const start = (page - 1) * size + (page === 1 ? 100 : 0);
    const cells = 300;
    bytes[start] = 5;
    bytes.writeUInt16BE(cells, start + 3);
    bytes.writeUInt16BE(3000, start + 5);
    bytes.writeUInt32BE(below, start + 8);
    for (let cell = 0; cell < cells; cell++) {
      const at = 3000 - (page === 1 ? 0 : 0) + 5 * (cell % 200);
      bytes.writeUInt16BE(at, start + 12 + 2 * cell);
      bytes.writeUInt32BE(below, (page - 1) * size + at);
      bytes[(page - 1) * size + at + 4] = cell & 127;
    }
  };
  for (let page = 1; page < 20; page++) innerAt(page, page + 1);
  bytes[19 * size] = 13;
  writeFileSync(path, bytes);
}

/** The same pages in the log beside a whole session, with sums that hold, so that SQLite would play them into it. */
function loopedLog(path: string): void {
  loopedSchema(path);
  const looped = readFileSync(path);
  rmSync(path);
  aSession(path);
  let sums: readonly [number, number] = [0, 0];
  const summed = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length; at += 8) {
      const one = (sums[0] + bytes.readUInt32LE(at) + sums[1]) >>> 0;
      sums = [one, (sums[1] + bytes.readUInt32LE(at + 4) + one) >>> 0];
    }
  };
  const words = (...values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
    return bytes;
  };
  const salts = [7, 11] as const;
  const head = words(0x377f0682, 3007000, size, 0, ...salts);
  summed(head);
  const parts = [head, words(...sums)];
  const count = looped.length / size;
  for (let page = 1; page <= count; page++) {
    const bytes = looped.subarray((page - 1) * size, page * size);
    const begun = words(page, page === count ? count : 0);
    summed(begun);
    summed(bytes);
    parts.push(begun, words(...salts, ...sums), bytes);
  }
  writeFileSync(`${path}-wal`, Buffer.concat(parts));
}

const endless = 'WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n';

export const hostiles: readonly Hostile[] = [
  { name: 'a letter', code: 'foreign', make: (path) => writeFileSync(path, 'Dear Ann') },
  { name: 'nothing', code: 'foreign', make: (path) => writeFileSync(path, '') },
  {
    name: 'the database of another program',
    code: 'foreign',
    make(path) {
      const db = new Database(path);
      db.exec('CREATE TABLE recipes (name TEXT)');
      db.close();
    },
  },
  { name: 'a later format', code: 'newer', make: (path) => altered(path, 'PRAGMA user_version = 99') },
  { name: 'format 0', code: 'damaged', make: (path) => altered(path, 'PRAGMA user_version = 0') },
  { name: 'format -1', code: 'damaged', make: (path) => altered(path, 'PRAGMA user_version = -1') },
  {
    name: 'a parent that leads in a circle',
    code: 'damaged',
    make: (path) => forged(path, ({ seq }) => (seq === 2 ? { parent: 3 } : {})),
  },
  {
    name: 'an entry that is its own parent',
    code: 'damaged',
    make: (path) => forged(path, ({ seq }) => (seq === 3 ? { parent: 3 } : {})),
  },
  {
    name: 'a kind of entry that there is not',
    code: 'damaged',
    make: (path) => forged(path, ({ seq }) => (seq === 2 ? { kind: 'gift' as Entry['kind'] } : {})),
  },
  {
    name: 'a command that is no JSON',
    code: 'damaged',
    make: (path) => forged(path, ({ seq }) => (seq === 2 ? { command: '{"kind"' } : {})),
  },
  {
    name: 'a time beyond every calendar',
    code: 'damaged',
    make: (path) => forged(path, () => ({ at: 9e15 })),
  },
  {
    name: 'a trigger that makes hundreds of megabytes of a note',
    code: 'altered',
    make: (path) =>
      altered(
        path,
        `CREATE TABLE heap (x); CREATE TRIGGER swell AFTER INSERT ON entries
           BEGIN INSERT INTO heap VALUES (zeroblob(300000000)); END`,
      ),
  },
  {
    name: 'a trigger that never ends',
    code: 'altered',
    make: (path) =>
      altered(path, `CREATE TRIGGER stuck AFTER INSERT ON entries BEGIN SELECT (${endless}); END`),
  },
  {
    name: 'a trigger under a name of SQLite’s own',
    code: 'altered',
    make(path) {
      altered(path, `CREATE TRIGGER stuck AFTER INSERT ON entries BEGIN SELECT (${endless}); END`);
      const db = new Database(path);
      db.unsafeMode(true);
      db.exec(
        schemaHack(
          `UPDATE sqlite_schema SET name = 'sqlite_stuck', sql = replace(sql, 'stuck', 'sqlite_stuck') WHERE name = 'stuck'`,
        ),
      );
      db.close();
    },
  },
  { name: 'a view', code: 'altered', make: (path) => altered(path, `CREATE VIEW mine AS ${endless}`) },
  {
    name: 'an index over an expression',
    code: 'altered',
    make: (path) => altered(path, 'CREATE INDEX swollen ON titles (length(zeroblob(1 + 99999 * number)))'),
  },
  {
    name: 'a table that follows one of ours',
    code: 'altered',
    make: (path) => altered(path, 'CREATE TABLE tail (entry REFERENCES entries ON DELETE CASCADE)'),
  },
  {
    name: 'a view in place of one of our tables',
    code: 'damaged',
    make: (path) => altered(path, `DROP TABLE luck_points; CREATE VIEW luck_points AS ${endless}`),
  },
  {
    name: 'a title of 50 MB',
    code: 'damaged',
    make: (path) =>
      altered(path, `INSERT INTO titles VALUES (2, hex(zeroblob(25000000)), '${'0'.repeat(64)}')`),
  },
  { name: 'a list of tables that leads back to itself', code: 'foreign', make: loopedSchema },
  { name: 'a list of tables that leads back to itself in its log', code: 'damaged', make: loopedLog },
  {
    name: 'gigabytes of nothing',
    code: 'too-large',
    make(path) {
      aSession(path);
      truncateSync(path, 5_000_000_000);
    },
  },
  { name: 'a folder', code: 'foreign', make: (path) => mkdirSync(path) },
  { name: 'a pipe', code: 'foreign', make: (path) => void execFileSync('mkfifo', [path]) },
  { name: 'a device', code: 'foreign', make: (path) => symlinkSync('/dev/zero', path) },
  { name: 'a link to itself', code: 'gone', make: (path) => symlinkSync(path, path) },
  { name: 'a link to nothing', code: 'gone', make: (path) => symlinkSync(`${path}.nowhere`, path) },
  {
    name: 'a session with a pipe for its log',
    code: 'foreign',
    make(path) {
      aSession(path);
      execFileSync('mkfifo', [`${path}-wal`]);
    },
  },
];

/** What is told of the witness never keeps a session shut. */
export function pipeForWitness(path: string): void {
  aSession(path);
  execFileSync('mkfifo', [witnessPath(path)]);
}
