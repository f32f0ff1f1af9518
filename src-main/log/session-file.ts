import { statSync } from 'node:fs';
import { sealBatch, storeBatch } from './batch.ts';
import { backupTo } from './copy.ts';
import type { Appended, Batch, Entry, LogFault, RowsOfEntry, StoredReading } from './entry.ts';
import { attempt, attemptLater, faultOf } from './fault.ts';
import { storeTitle, type StoredHeading } from './heading.ts';
import { areRowsPending, queryTablesOf, storeAllRows, type QueryTables } from './query-rows.ts';
import { hashPages } from './hash-pages.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';
import { newestSnapshot, storeSnapshot } from './snapshots.ts';
import { transactionInSteps, type Writable } from './sql.ts';
import { atOnce, SharedSteps, type Steps } from './steps.ts';
import { hasReading, readingsBehind, storedReadings } from './stored-readings.ts';
import { WitnessKeeper, type ChainEnds } from './witness.ts';
import { lastEntry, removeMark, WritingMark } from './writing-mark.ts';

/** What a session's file holds when it is opened. */
export interface Loaded {
  readonly heading: StoredHeading;
  readonly entries: readonly Entry[];
  readonly ends: ChainEnds;
  /** Whether the witness beside the file vouches for all of its bytes. */
  readonly isWitnessed: boolean;
}

/** A session as a file of its own, or in memory only. */
export class SessionFile implements SessionLog {
  readonly #db: Writable;
  readonly #entries: Entry[];
  readonly #tables: QueryTables;
  readonly #place: Place | undefined;
  readonly #mark: WritingMark | undefined;
  #heading: StoredHeading;
  #ends: ChainEnds;
  #isWitnessed: boolean;
  #underWay: SharedSteps<unknown> | undefined;

  constructor(db: Writable, loaded: Loaded, path?: string) {
    this.#db = db;
    this.#heading = loaded.heading;
    this.#entries = [...loaded.entries];
    this.#ends = loaded.ends;
    this.#isWitnessed = loaded.isWitnessed;
    this.#tables = queryTablesOf(db);
    this.#place = path === undefined ? undefined : new Place(path);
    this.#mark = path === undefined ? undefined : new WritingMark(db);
  }

  get heading(): SessionHeading {
    return this.#heading.heading;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get rowsPending(): boolean {
    return areRowsPending(this.#db);
  }

  append(batch: Batch): Result<Appended, LogFault> {
    return atOnce(this.appending(batch));
  }

  *appending(batch: Batch): Steps<Result<Appended, LogFault>> {
    return yield* this.#afterOthers(this.#append(batch));
  }

  *rebuildingRows(rows: Iterable<RowsOfEntry>): Steps<Result<void, LogFault>> {
    const store = () => storeAllRows(this.#db, this.#tables, rows);
    return yield* this.#afterOthers(this.#writeInSteps(store, () => undefined));
  }

  rename(title: string): Result<void, LogFault> {
    return this.#write(
      () => storeTitle(this.#db, this.#heading.titles, title),
      (titles) => {
        this.#heading = { ...this.#heading, titles, heading: { ...this.heading, title } };
      },
    );
  }

  snapshot(stateVersion: number, isInForce: (entry: number) => boolean) {
    return newestSnapshot(this.#db, stateVersion, isInForce);
  }

  keepSnapshot(stateVersion: number, entry: number, state: string): void {
    this.#write(() => storeSnapshot(this.#db, stateVersion, entry, state));
  }

  hasReading(id: number): boolean {
    return hasReading(this.#db, id);
  }

  readings(which: { readonly entry: number } | { readonly last: number }): readonly StoredReading[] {
    return storedReadings(this.#db, which);
  }

  readingsBehind(from: number, to: number): ReadonlyMap<number, number> {
    return readingsBehind(this.#db, from, to);
  }

  backup(path: string): Promise<Result<void, LogFault>> {
    return attemptLater(() =>
      backupTo(this.#db, path, removeMark).catch((error: unknown) => {
        if (this.#db.open) throw error;
        throw Object.assign(new Error('the session was closed before its copy was whole'), { code: 'EBUSY' });
      }),
    );
  }

  get isOpen(): boolean {
    return this.#db.open;
  }

  close(): void {
    if (!this.#db.open) return;
    this.#settle();
    attempt(() => this.#mark?.clear());
    this.#mark?.stop();
    const pages = this.#isWitnessed ? undefined : attempt(() => hashPages(this.#db));
    this.#db.close();
    if (pages?.ok) this.#tell(pages.value);
    this.#place?.leave();
  }

  /** What is under way is finished first: rows follow on from each other, and a file has one writer. */
  #settle(): void {
    this.#underWay?.finish();
  }

  *#afterOthers<Value>(write: Steps<Value>): Steps<Value> {
    this.#settle();
    const underWay = new SharedSteps(write);
    this.#underWay = underWay;
    try {
      const written = yield* underWay.follow();
      if (written === undefined) throw new Error('a write was given up by nobody');
      return written;
    } finally {
      if (this.#underWay === underWay) this.#underWay = undefined;
    }
  }

  *#append(batch: Batch): Steps<Result<Appended, LogFault>> {
    const sealed = yield* sealBatch(batch, this.#ends);
    return yield* this.#writeInSteps(
      () => storeBatch(this.#db, this.#tables, sealed),
      () => {
        this.#ends = sealed.ends;
        for (const entry of sealed.appended.entries) this.#entries.push(entry);
        return sealed.appended;
      },
    );
  }

  #write<Value>(store: () => Value, keep?: (stored: Value) => void): Result<void, LogFault> {
    this.#settle();
    const inOne = function* (): Steps<Value> {
      yield;
      return store();
    };
    return atOnce(this.#writeInSteps(inOne, (stored) => keep?.(stored)));
  }

  /** What is kept in memory follows what is on the disk, never the other way round. */
  *#writeInSteps<Value, Kept>(
    store: () => Steps<Value>,
    keep: (stored: Value) => Kept,
  ): Steps<Result<Kept, LogFault>> {
    if (this.#place?.isGone()) return refuse({ code: 'gone', detail: 'the file is no longer where it was' });
    this.#place?.witness.empty();
    this.#isWitnessed = false;
    const stored = yield* this.#store(store);
    if (!stored.ok) return stored;
    const kept = keep(stored.value);
    this.#mark?.written();
    this.#tell(null);
    return accept(kept);
  }

  *#store<Value>(store: () => Steps<Value>): Steps<Result<Value, LogFault>> {
    const mark = this.#mark;
    try {
      const stored = yield* transactionInSteps(this.#db, function* () {
        mark?.set();
        return yield* store();
      });
      return accept(stored);
    } catch (error) {
      return this.#blame(error);
    }
  }

  #blame(error: unknown): Result<never, LogFault> {
    try {
      return refuse(faultOf(error));
    } catch {
      // Rows no longer follow on from ours: somebody else writes to this file.
      if (this.#isBehind())
        return refuse({ code: 'locked', detail: 'another program has added to the session' });
      throw error;
    }
  }

  #isBehind(): boolean {
    return lastEntry(this.#db) !== this.#entries.length;
  }

  #tell(pages: string | null): void {
    const { id, game, startedAt } = this.heading;
    const at = this.#entries.at(-1)?.at ?? startedAt;
    this.#place?.witness.tell({ session: { id, game, startedAt }, ends: this.#ends, at, pages });
  }
}

/** Where a file lies: a disk that was pulled out, or a file that was moved away, swallows what is written to it. */
class Place {
  readonly witness: WitnessKeeper;
  readonly #path: string;
  readonly #inode: bigint;

  constructor(path: string) {
    this.#path = path;
    this.#inode = statSync(path, { bigint: true }).ino;
    this.witness = new WitnessKeeper(path);
  }

  isGone(): boolean {
    return statSync(this.#path, { bigint: true, throwIfNoEntry: false })?.ino !== this.#inode;
  }

  leave(): void {
    this.witness.close();
  }
}
