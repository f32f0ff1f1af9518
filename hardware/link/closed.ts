import { type Counters, noCounts } from './counters.ts';
import type { Status } from './life.ts';

/** A port that is not opened before a person has said that it may be. */
export class Closed {
  readonly status: Status = { kind: 'stopped' };
  readonly counters: Counters = noCounts;

  start(): void {
    // It waits for an answer.
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  plugged(): void {
    this.start();
  }

  unplugged(): void {
    this.start();
  }

  signal(): boolean {
    return false;
  }

  askState(): boolean {
    return false;
  }
}
