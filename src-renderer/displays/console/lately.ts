import type { AlarmClock } from '../../state/clock.ts';

/** What somebody is waiting for is drawn first. */
const soon = 60;
/** So long what was drawn stands, at the least. */
const rest = 1000;

/** Hands on the newest of what it is given, a moment later, and no more often than once a second. */
export class Lately<T> {
  readonly #clock: AlarmClock;
  readonly #take: (newest: T) => void;
  #takenAt = -Infinity;
  #newest: { readonly is: T } | undefined;
  #cancel: () => void = () => undefined;

  constructor(clock: AlarmClock, take: (newest: T) => void) {
    this.#clock = clock;
    this.#take = take;
  }

  give(newest: T): void {
    const isOnItsWay = this.#newest !== undefined;
    this.#newest = { is: newest };
    if (isOnItsWay) return;
    const passed = this.#clock.now() - this.#takenAt;
    this.#cancel = this.#clock.after(Math.max(soon, rest - passed), () => {
      this.now();
    });
  }

  /** Whoever looks at it waits for nothing. */
  now(): void {
    this.#cancel();
    const { is } = this.#newest ?? {};
    const isThere = this.#newest !== undefined;
    this.#newest = undefined;
    this.#takenAt = this.#clock.now();
    if (isThere) this.#take(is as T);
  }

  close(): void {
    this.#cancel();
    this.#newest = undefined;
  }
}
