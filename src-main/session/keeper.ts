import type { Appended, Batch, FateKind, LogFault, NewFate, NewReading } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import { atOnce, type Steps } from '../log/steps.ts';
import type { Refusal } from '../rules/kernel/refusal.ts';
import type { Result } from '../rules/kernel/result.ts';
import { withStoredReadings } from './stored-readings.ts';
import { goOnUnsaved, type UnsavedLog } from './unsaved.ts';

export interface Saving {
  /** Since when entries are kept in memory only. */
  readonly since: number | undefined;
  readonly unsaved: number;
  /** The last fault of the disk, until something could be written again. */
  readonly fault: LogFault | undefined;
  /** Requests that wait for the disk. */
  readonly held: number;
  /** The file that is written now, where it is another than at the beginning. */
  readonly elsewhere: string | undefined;
  /** Requests that had waited and were refused when their turn came. */
  readonly refused: readonly Refusal[];
}

/**
 * Stands between the running table and the disk. A request whose append failed is held; nothing goes on unsaved
 * before the scorekeeper has pressed for it, and what went on unsaved is appended late.
 */
export class Keeper<Held> {
  #base: SessionLog;
  #unsaved: UnsavedLog | undefined;
  #fault: LogFault | undefined;
  readonly #held: Held[] = [];
  #refused: Refusal[] = [];
  #elsewhere: string | undefined;
  /** Numbers that readings had while nothing could be saved, and those that they have on the disk. */
  readonly #storedAs = new Map<number, number>();

  constructor(log: SessionLog) {
    this.#base = log;
  }

  get log(): SessionLog {
    return this.#unsaved ?? this.#base;
  }

  get saving(): Saving {
    return {
      since: this.#unsaved?.since,
      unsaved: this.#unsaved?.unsaved ?? 0,
      fault: this.#fault,
      held: this.#held.length,
      elsewhere: this.#elsewhere,
      refused: this.#refused,
    };
  }

  append(batch: Batch): Result<Appended, LogFault> {
    return atOnce(this.appending(batch));
  }

  *appending(batch: Batch): Steps<Result<Appended, LogFault>> {
    const { log } = this;
    const stored = this.#withStoredReadings(batch);
    const appended = log.appending ? yield* log.appending(stored) : log.append(stored);
    if (!appended.ok) this.#fault = appended.no;
    else if (!this.#unsaved) this.#fault = undefined;
    return appended;
  }

  /** Readings that led to no entry, new ones and such as were stored before, with what became of them. */
  keepReadings(
    readings: readonly NewReading[],
    stored: readonly number[],
    fate: FateKind,
    code: string | undefined,
  ): Result<Appended, LogFault> {
    const which: readonly NewFate['reading'][] = [...readings.map((_, inBatch) => ({ inBatch })), ...stored];
    const fates = which.map((reading): NewFate => ({
      reading,
      fate,
      ...(code === undefined ? {} : { code }),
    }));
    return this.append({ entries: [], readings, fates });
  }

  hold(request: Held): void {
    this.#held.push(request);
  }

  /** The request that has waited longest. */
  get firstHeld(): Held | undefined {
    return this.#held[0];
  }

  /** It has had its turn; a refusal is told, since nobody waits for the answer any more. */
  letGo(refusal: Refusal | undefined): void {
    this.#held.shift();
    if (refusal) this.#refused.push(refusal);
  }

  /** What was refused in the queue has been told by now. */
  forgetRefused(): void {
    this.#refused = [];
  }

  /** Somebody asked to try again and nothing waits: the next append will tell whether the disk is well. */
  hope(): void {
    if (this.#held.length === 0 && !this.#unsaved) this.#fault = undefined;
  }

  /** Only where the disk has failed, and only once. */
  goOnUnsaved(now: number): boolean {
    if (!this.#fault || this.#unsaved) return false;
    this.#unsaved = goOnUnsaved(this.#base, now);
    return true;
  }

  /** Appends late what went on unsaved: to the session's own file, or to another that is its own from now on. */
  saveInto(log: SessionLog = this.#base, elsewhere = this.#elsewhere): LogFault | undefined {
    if (!this.#unsaved) return undefined;
    const saved = this.#unsaved.saveInto(log, this.#storedAs);
    this.#fault = saved.ok ? undefined : saved.no;
    if (!saved.ok) return saved.no;
    this.#unsaved = undefined;
    this.#base = log;
    this.#elsewhere = elsewhere;
    return undefined;
  }

  #withStoredReadings(batch: Batch): Batch {
    if (!batch.fates || this.#storedAs.size === 0) return batch;
    return withStoredReadings(batch, batch.fates, this.#storedAs);
  }
}
