import type { Result } from '../rules/kernel/result.ts';
import type { Appended, Batch, Entry, LogFault, RowsOfEntry, StoredReading } from './entry.ts';
import type { Steps } from './steps.ts';

/** What is fixed when a session is begun. */
export interface SessionHeading {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly startedAt: number;
}

/** One session's file as the running table sees it. A test hands in one whose disk fails when told. */
export interface SessionLog {
  readonly heading: SessionHeading;
  /** All entries in the order written, whether in force or not. */
  readonly entries: readonly Entry[];
  /** Whether the query rows must be written anew (`rebuildingRows`) before anybody reads them. */
  readonly rowsPending?: boolean;
  /** Committed and synced when it returns; on a fault nothing of it is stored. */
  append(batch: Batch): Result<Appended, LogFault>;
  /** The same in steps, for what is long; whatever else is written meanwhile sees it finished first. */
  appending?(batch: Batch): Steps<Result<Appended, LogFault>>;
  /** The newest snapshot of an entry for which `isInForce` holds, of this version of the state. */
  snapshot(
    stateVersion: number,
    isInForce: (entry: number) => boolean,
  ): { readonly entry: number; readonly state: string } | undefined;
  /** A cache: a failure to keep one is no fault. */
  keepSnapshot(stateVersion: number, entry: number, state: string): void;
  hasReading(id: number): boolean;
  /** Readings with their fates: those of one entry, or the last ones. */
  readings(which: { readonly entry: number } | { readonly last: number }): readonly StoredReading[];
  /** How many readings each of these entries rests on, where there are any. */
  readingsBehind(from: number, to: number): ReadonlyMap<number, number>;
  /** Throws away all query rows and writes these instead, in one transaction and in steps. */
  rebuildingRows(rows: Iterable<RowsOfEntry>): Steps<Result<void, LogFault>>;
  /** Copies the whole file by the online backup; also to a place that a person chose. */
  backup(path: string): Promise<Result<void, LogFault>>;
  rename(title: string): Result<void, LogFault>;
  close(): void;
}
