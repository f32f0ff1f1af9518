import Database from 'better-sqlite3';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessionAt } from '../../../src-main/log/create-session.ts';
import { openSession } from '../../../src-main/log/open-session.ts';
import { verify } from '../../../src-main/log/verify.ts';
import { witnessPath } from '../../../src-main/log/witness.ts';
import { random } from '../../support/random.ts';
import { expectedBatch, faultHeading } from './expected.ts';

/** Closed properly; left by a killed process with its write-ahead log; closed, but copied without its witness. */
export type FileState = 'closed' | 'killed' | 'alone';

export interface FlipTally {
  readonly state: FileState;
  readonly flips: number;
  readonly seed: number;
  /** `verify` had something to say. */
  readonly noticed: number;
  /** Of those, how many were also reason enough to refuse opening; the others open with the same content. */
  readonly refused: number;
  /** Nothing was said, and every row of every table is the one that was written. */
  readonly harmless: number;
  /** Nothing was said, or the file was opened, although something that was entered has changed. */
  readonly silent: readonly string[];
}

/** Flips one bit of a session file, looks whether it is noticed, and begins again with the next. */
export function flipBits(state: FileState, flips: number, seed: number): FlipTally {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-flips-'));
  try {
    const whole = makeFiles(folder, state);
    const path = join(folder, 'flipped.quartermaster');
    restore(whole, path);
    const content = { all: contentOf(path, 'all'), log: contentOf(path, 'log') };
    const chance = random(seed);
    const tally = { noticed: 0, refused: 0, harmless: 0, silent: [] as string[] };
    for (let flip = 0; flip < flips; flip++) {
      restore(whole, path);
      const where = flipOne(path, state === 'killed' ? ['', '-wal'] : [''], chance.next(), chance.below(8));
      judge(path, content, where, tally);
    }
    return { state, flips, seed, ...tally };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Tally {
  noticed: number;
  refused: number;
  harmless: number;
  readonly silent: string[];
}

function judge(path: string, content: Content, where: string, tally: Tally): void {
  const verdict = verify(path);
  const isNoticed = !verdict.ok || verdict.value.findings.length > 0;
  const opened = openSession(path);
  // Query rows that wait to be rebuilt are known to be wrong; nobody reads them.
  const compared = opened.ok && opened.value.rowsPending ? 'log' : 'all';
  if (opened.ok) opened.value.close();
  const isSame = opened.ok && contentOf(path, compared) === content[compared];
  if (!opened.ok) tally.refused += 1;
  if (isNoticed) tally.noticed += 1;
  else if (isSame) tally.harmless += 1;
  if ((!isNoticed || opened.ok) && !isSame) tally.silent.push(where);
}

const entriesPlayed = 240;

/** Long enough for every kind of page: inner pages, overflow pages, free pages, a log that was begun anew. */
function makeFiles(folder: string, state: FileState): string {
  const path = join(folder, 'source.quartermaster');
  const created = createSessionAt(path, faultHeading);
  if (!created.ok) throw new Error(created.no.detail);
  const log = created.value;
  for (let number = 1; number <= entriesPlayed; number++) {
    if (!log.append(expectedBatch(number)).ok) throw new Error('the disk failed by itself');
    if (number % 40 === 0)
      log.keepSnapshot(1, number, JSON.stringify({ at: number, text: 'y'.repeat(5000) }));
  }
  const whole = join(folder, 'whole');
  if (state !== 'killed') log.close();
  for (const beside of besides)
    if (statSync(path + beside, { throwIfNoEntry: false })) copyFileSync(path + beside, whole + beside);
  if (state === 'alone') rmSync(witnessPath(whole));
  log.close();
  return whole;
}

const besides = ['', '-wal', '-witness'];

function restore(whole: string, path: string): void {
  for (const beside of [...besides, '-shm']) rmSync(path + beside, { force: true });
  for (const beside of besides)
    if (statSync(whole + beside, { throwIfNoEntry: false })) copyFileSync(whole + beside, path + beside);
}

/** Any bit of any of the files is as likely as any other. */
function flipOne(path: string, parts: readonly string[], share: number, bit: number): string {
  const sizes = parts.map((part) => statSync(path + part).size);
  let at = Math.floor(share * sizes.reduce((one, other) => one + other, 0));
  const part = sizes.findIndex((size) => {
    if (at < size) return true;
    at -= size;
    return false;
  });
  const file = path + (parts[part] ?? '');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
  writeFileSync(file, bytes);
  return `${parts[part] || 'file'} byte ${at} bit ${bit}`;
}

type Content = Readonly<Record<'all' | 'log', string>>;

const logTables = ['heading', 'titles', 'entries', 'readings', 'fates'];

/** Every row of every table that means anything; snapshots and what is pending are made anew. */
function contentOf(path: string, which: keyof Content): string {
  const db = new Database(path, { readonly: true });
  try {
    const tables = db
      .prepare<[], { name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('snapshots', 'pending') ORDER BY name`,
      )
      .all()
      .filter(({ name }) => which === 'all' || logTables.includes(name));
    return JSON.stringify(tables.map(({ name }) => [name, db.prepare(`SELECT * FROM ${name}`).raw().all()]));
  } finally {
    db.close();
  }
}
