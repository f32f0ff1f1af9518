import { statSync } from 'node:fs';
import { sealBatch, storeBatch } from './batch.ts';
import { backupTo } from './copy.ts';
import type { Appended, Batch, Entry, LogFault, StoredReading } from './entry.ts';
import { attempt, attemptLater } from './fault.ts';
import { storeTitle, type StoredHeading } from './heading.ts';
import {
  areRowsPending,
  deleteAllRows,
  queryTablesOf,
  writeRows,
  type QueryTables,
  type RowOfEntry,
} from './query-rows.ts';
import { hashPages } from './hash-pages.ts';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';
import type { SessionHeading, SessionLog } from './session-log.ts';
import { newestSnapshot, storeSnapshot } from './snapshots.ts';
import { changeAny, sql, transaction, type Writable } from './sql.ts';
import { hasReading, storedReadings } from './stored-readings.ts';
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
    const sealed = sealBatch(batch, this.#ends);
    return this.#write(
      () => storeBatch(this.#db, this.#tables, sealed),
      () => {
        this.#ends = sealed.ends;
        this.#entries.push(...sealed.appended.entries);
        return sealed.appended;
      },
    );
  }

  rebuildRows(rows: readonly RowOfEntry[]): Result<void, LogFault> {
    return this.#write(() => {
      deleteAllRows(this.#db, this.#tables);
      writeRows(this.#db, this.#tables, rows);
      changeAny(this.#db, sql`DELETE FROM pending WHERE work = 'rows'`);
    });
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
    attempt(() => this.#mark?.clear());
    this.#mark?.stop();
    const pages = this.#isWitnessed ? undefined : attempt(() => hashPages(this.#db));
    this.#db.close();
    if (pages?.ok) this.#tell(pages.value);
    this.#place?.leave();
  }

  /** What is kept in memory follows what is on the disk, never the other way round. */
  #write<Value, Kept>(store: () => Value, keep: (stored: Value) => Kept): Result<Kept, LogFault>;
  #write(store: () => unknown): Result<void, LogFault>;
  #write<Value>(store: () => Value, keep?: (stored: Value) => unknown): Result<unknown, LogFault> {
    if (this.#place?.isGone()) return refuse({ code: 'gone', detail: 'the file is no longer where it was' });
    this.#place?.witness.empty();
    this.#isWitnessed = false;
    const stored = this.#store(store);
    if (!stored.ok) return stored;
    const kept = keep?.(stored.value);
    this.#mark?.written();
    this.#tell(null);
    return accept(kept);
  }

  #store<Value>(store: () => Value): Result<Value, LogFault> {
    try {
      return attempt(() =>
        transaction(this.#db, () => {
          this.#mark?.set();
          return store();
        }),
      );
    } catch (error) {
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
