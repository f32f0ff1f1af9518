import type { AlarmClock } from '../port/port.ts';
import type { ListPorts, ListedPort } from './ports.ts';

export interface PortChanges {
  readonly plugged: readonly ListedPort[];
  readonly unplugged: readonly ListedPort[];
}

export function changes(before: readonly ListedPort[], after: readonly ListedPort[]): PortChanges {
  const had = new Set(before.map(({ path }) => path));
  const has = new Set(after.map(({ path }) => path));
  return {
    plugged: after.filter(({ path }) => !had.has(path)),
    unplugged: before.filter(({ path }) => !has.has(path)),
  };
}

/** Milliseconds between two looks: with the opening, a reader is back well within two seconds. */
export const lookEvery = 500;

export interface PortWatchOptions {
  readonly list: ListPorts;
  readonly clock: AlarmClock;
  readonly changed: (changes: PortChanges) => void;
}

/** Looks again and again which ports there are, and tells what has changed. */
export class PortWatch {
  readonly #options: PortWatchOptions;
  #ports: readonly ListedPort[] = [];
  #isOn = false;
  #cancel: () => void = () => undefined;

  constructor(options: PortWatchOptions) {
    this.#options = options;
  }

  get ports(): readonly ListedPort[] {
    return this.#ports;
  }

  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    void this.#look();
  }

  stop(): void {
    this.#isOn = false;
    this.#cancel();
  }

  async #look(): Promise<void> {
    const { list, clock, changed } = this.#options;
    // A system that cannot list its ports just now has not lost them.
    const after = await list().catch(() => this.#ports);
    if (!this.#isOn) return;
    const found = changes(this.#ports, after);
    this.#ports = after;
    this.#cancel = clock.after(lookEvery, () => void this.#look());
    if (found.plugged.length > 0 || found.unplugged.length > 0) changed(found);
  }
}
