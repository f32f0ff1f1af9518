import { type Counters, noCounts } from './counters.ts';
import type { Status } from './life.ts';

/** A known reader in whose socket another one hangs: it is not plugged in, and there is no port to try. */
export class Away {
  readonly status: Status;
  readonly counters: Counters = noCounts;

  constructor(path: string) {
    const fault = { code: 'missing', path, detail: 'another reader hangs in its socket' } as const;
    this.status = { kind: 'waiting', fault, retryIn: 0 };
  }

  start(): void {
    // It comes back by introducing itself somewhere.
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
