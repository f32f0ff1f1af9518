import type { AlarmClock } from './clock.ts';

export interface Allowance {
  /** So many at once. */
  readonly burst: number;
  /** So many a second in the long run. */
  readonly perSecond: number;
}

/** A rate limit: a bucket that fills by itself and is emptied by what is asked. */
export class Bucket {
  readonly #clock: AlarmClock;
  readonly #allowance: Allowance;
  #left: number;
  #asOf: number;

  constructor(clock: AlarmClock, allowance: Allowance) {
    this.#clock = clock;
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#asOf = clock.now();
  }

  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get full(): boolean {
    this.#fill();
    return this.#left >= this.#allowance.burst;
  }

  #fill(): void {
    const now = this.#clock.now();
    const { burst, perSecond } = this.#allowance;
    const gained = (Math.max(0, now - this.#asOf) / 1000) * perSecond;
    this.#left = Math.min(burst, this.#left + gained);
    this.#asOf = now;
  }
}

/** One bucket for each address; full ones are forgotten, so that the list stays as short as the crowd. */
export class Buckets {
  readonly #clock: AlarmClock;
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: AlarmClock, allowance: Allowance) {
    this.#clock = clock;
    this.#allowance = allowance;
  }

  take(key: string): boolean {
    if (this.#buckets.size > 1000) this.#forgetFull();
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#clock, this.#allowance);
    this.#buckets.set(key, bucket);
    return bucket.take();
  }

  #forgetFull(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(key);
  }
}
