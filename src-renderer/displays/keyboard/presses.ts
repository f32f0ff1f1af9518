import type { Deed } from './deed.ts';

export interface PressesOptions<Press> {
  /** Does what a key does now, and resolves once the page shows what came of it. */
  readonly act: (press: Press) => Promise<Deed>;
  /** So many presses were dropped, since the one before them was not taken. */
  readonly dropped: (count: number) => void;
}

interface Done<Press> extends Deed {
  readonly press: Press;
}

/** Further back nothing is put back: no code is longer. */
const remembered = 256;

/**
 * The presses of one page, one at a time: whoever presses faster than the program enters is held until the entry
 * before is in. If one cannot be taken, all that were pressed behind it are dropped.
 */
export class Presses<Press> {
  readonly #options: PressesOptions<Press>;
  #waiting: Press[] = [];
  #done: Done<Press>[] = [];
  #working: Promise<void> | undefined;

  constructor(options: PressesOptions<Press>) {
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#working !== undefined;
  }

  push(press: Press): void {
    this.#waiting.push(press);
    this.#working ??= this.#work();
  }

  /** Resolves when everything pressed so far is done. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** As if these had never been pressed, newest first; false where one of them stands all the same. */
  async takeBack(presses: readonly Press[]): Promise<boolean> {
    const which = new Set(presses);
    this.#waiting = this.#waiting.filter((press) => !which.has(press));
    await this.settled();
    const undone = this.#done.filter(({ press }) => which.has(press)).reverse();
    this.#done = this.#done.filter(({ press }) => !which.has(press));
    let isAll = true;
    for (const { back } of undone) isAll = (await back()) && isAll;
    return isAll;
  }

  async #work(): Promise<void> {
    try {
      for (let press = this.#waiting.shift(); press !== undefined; press = this.#waiting.shift())
        await this.#one(press);
    } finally {
      this.#working = undefined;
    }
  }

  async #one(press: Press): Promise<void> {
    const deed = await this.#options.act(press);
    this.#done = [...this.#done, { press, ...deed }].slice(-remembered);
    if (deed.isTaken || this.#waiting.length === 0) return;
    this.#options.dropped(this.#waiting.splice(0).length);
  }
}
