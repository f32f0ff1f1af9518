import type { Appended, Batch, LogFault } from '../log/entry.ts';
import type { SessionLog } from '../log/session-log.ts';
import type { Result } from '../rules/kernel/result.ts';
import { goOnUnsaved, type UnsavedLog } from './unsaved.ts';

export interface Saving {
  /** Since when entries are kept in memory only. */
  readonly since: number | undefined;
  readonly unsaved: number;
  /** The last fault of the disk, until something could be written again. */
  readonly fault: LogFault | undefined;
  /** Requests that wait for the disk. */
  readonly held: number;
}

/**
 * Stands between the running table and the disk. A request whose append failed is held; nothing goes on unsaved
 * before the scorekeeper has pressed for it, and what went on unsaved is appended late.
 */
export class Keeper<Held> {
  #base: SessionLog;
  #unsaved: UnsavedLog | undefined;
  #fault: LogFault | undefined;
  #held: Held[] = [];

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
    };
  }

  append(batch: Batch): Result<Appended, LogFault> {
    const appended = this.log.append(batch);
    if (!appended.ok) this.#fault = appended.no;
    else if (!this.#unsaved) this.#fault = undefined;
    return appended;
  }

  hold(request: Held): void {
    this.#held.push(request);
  }

  /** Everything that was held, in the order in which it came; it is for the caller to try again. */
  release(): readonly Held[] {
    const held = this.#held;
    this.#held = [];
    return held;
  }

  /** Only where the disk has failed, and only once. */
  goOnUnsaved(now: number): boolean {
    if (!this.#fault || this.#unsaved) return false;
    this.#unsaved = goOnUnsaved(this.#base, now);
    return true;
  }

  /** Appends late what went on unsaved: to the session's own file, or to another that is its own from now on. */
  saveInto(log: SessionLog = this.#base): LogFault | undefined {
    if (!this.#unsaved) return undefined;
    const saved = this.#unsaved.saveInto(log);
    this.#fault = saved.ok ? undefined : saved.no;
    if (!saved.ok) return saved.no;
    this.#unsaved = undefined;
    this.#base = log;
    return undefined;
  }
}
