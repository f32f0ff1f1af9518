import { statSync } from 'node:fs';
import { changeAny, first, sql, transaction, type Readable, type Writable } from './sql.ts';
import type { WitnessRead } from './witness.ts';

/** A second without an entry, and what the log beside a session holds is brought into the session's file. */
const idleAfter = 1000;

/**
 * Says in a session's file that the log beside it holds more. The file by itself would look whole: whoever copies it
 * away alone takes only what was brought into it last. The mark is set with the first entry and is in the file before
 * anybody hears of that entry; it goes once the log is brought into the file.
 */
export class WritingMark {
  readonly #db: Writable;
  #isSet: boolean;
  /** Whether it is in the file itself, and not only in the log. */
  #isThere = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(db: Writable) {
    this.#db = db;
    this.#isSet = isMarked(db);
    if (this.#isSet) this.#waitForRest();
  }

  /** Inside the transaction of what is written. */
  set(): void {
    if (!this.#isSet) changeAny(this.#db, sql`INSERT OR IGNORE INTO pending VALUES ('writing')`);
  }

  /** After that transaction. */
  written(): void {
    this.#isSet = true;
    // Somebody who reads at this moment may keep the log from being brought in; then the next entry tries again.
    this.#isThere ||= bringIn(this.#db, 'PASSIVE');
    this.#waitForRest();
  }

  /** Brings the log into the file and takes the mark away; what a disk refuses then, it refuses the next entry too. */
  clear(): void {
    clearTimeout(this.#idle);
    if (!this.#isSet) return;
    transaction(this.#db, () => removeMark(this.#db));
    this.#isSet = false;
    this.#isThere = false;
    if (!bringIn(this.#db, 'TRUNCATE')) this.#waitForRest();
  }

  stop(): void {
    clearTimeout(this.#idle);
  }

  #waitForRest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#rest(), idleAfter).unref();
  }

  #rest(): void {
    if (!this.#db.open) return;
    try {
      if (this.#isSet) this.clear();
      else if (!bringIn(this.#db, 'TRUNCATE')) this.#waitForRest();
    } catch {
      // The mark stays, which is the truth.
    }
  }
}

const isMarked = (db: Readable): boolean =>
  first(db, sql`SELECT work FROM pending WHERE work = 'writing'`) !== undefined;

export const removeMark = (db: Writable): number =>
  changeAny(db, sql`DELETE FROM pending WHERE work = 'writing'`);

/**
 * Whether a file was copied while it was being written, without the log that held what came last. One that was left
 * by a killed process has its log; one whose log another program brought in has a witness that says where it ends.
 */
export function isCopiedOpen(db: Readable, path: string, witness: WitnessRead): boolean {
  if (!isMarked(db) || (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return false;
  return typeof witness !== 'object' || witness.ends.entries.last !== lastEntry(db);
}

export const lastEntry = (db: Readable): number =>
  first<{ seq: number | null }>(db, sql`SELECT max(seq) AS seq FROM entries`)?.seq ?? 0;

/** Without waiting for those who read; says whether all of it is in the file now. */
function bringIn(db: Writable, how: 'PASSIVE' | 'TRUNCATE'): boolean {
  db.pragma('busy_timeout = 0');
  try {
    const [told] = db.pragma(`wal_checkpoint(${how})`) as readonly Checkpoint[];
    return told !== undefined && told.busy === 0 && told.log === told.checkpointed;
  } catch {
    return false;
  } finally {
    db.pragma('busy_timeout = 2000');
  }
}

interface Checkpoint {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}
