import type { AlarmClock } from '../../state/clock.ts';

/** What somebody is waiting for is drawn first. */
const soon = 60;
/** So long what was drawn stands, at the least. */
const rest = 1000;

/** Whether somebody looks at it, could look at it, or has no way to see it. */
export type Looked = 'at' | 'past' | 'away';

/**
 * Hands on the newest of what it is given, a moment later, and no more often than once a second. Whoever looks at it
 * waits for nothing, and while nobody can see it nothing is handed on.
 */
export class Lately<T> {
  readonly #clock: AlarmClock;
  readonly #take: (newest: T) => void;
  #looked: Looked = 'past';
  #takenAt = -Infinity;
  #newest: { readonly is: T } | undefined;
  #cancel: (() => void) | undefined;

  constructor(clock: AlarmClock, take: (newest: T) => void) {
    this.#clock = clock;
    this.#take = take;
  }

  give(newest: T): void {
    this.#newest = { is: newest };
    this.#goOn();
  }

  look(how: Looked): void {
    const before = this.#looked;
    this.#looked = how;
    // Whoever comes to it finds what is, and not what was.
    if (before === 'away' && how !== 'away') this.now();
    else this.#goOn();
  }

  now(): void {
    this.#wait();
    if (!this.#newest) return;
    const { is } = this.#newest;
    this.#newest = undefined;
    this.#takenAt = this.#clock.now();
    this.#take(is);
  }

  close(): void {
    this.#wait();
    this.#newest = undefined;
  }

  #goOn(): void {
    if (this.#looked === 'at') this.now();
    else if (this.#looked === 'away') this.#wait();
    else if (this.#newest && !this.#cancel) {
      const passed = this.#clock.now() - this.#takenAt;
      this.#cancel = this.#clock.after(Math.max(soon, rest - passed), () => {
        this.now();
      });
    }
  }

  #wait(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
