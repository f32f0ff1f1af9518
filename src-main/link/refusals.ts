import type { TurnedAway } from '../contract/link-parts.ts';
import type { Clock } from './clock.ts';

const lastKept = 20;

/** Counts what was refused, and keeps the last for the console: a broken phone and a curious guest look alike. */
export class Refusals {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #byCode = new Map<string, number>();
  #last: readonly TurnedAway[] = [];
  #count = 0;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get count(): number {
    return this.#count;
  }

  get last(): readonly TurnedAway[] {
    return this.#last;
  }

  of(code: string): number {
    return this.#byCode.get(code) ?? 0;
  }

  add(address: string, code: string): void {
    this.#count += 1;
    this.#byCode.set(code, this.of(code) + 1);
    this.#last = [{ at: this.#clock.now(), address, code }, ...this.#last].slice(0, lastKept);
    this.#changed();
  }
}
