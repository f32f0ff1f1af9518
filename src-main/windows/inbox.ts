/** Files that somebody wants opened, from whichever side and however early they come: each is opened once, in turn. */
export class Inbox {
  #waiting: string[] = [];
  #open: ((path: string) => Promise<void>) | undefined;
  #busy = false;

  put(path: string | undefined): void {
    if (path !== undefined) this.#waiting.push(path);
    void this.#work();
  }

  /** What has come before anybody could open it. */
  take(): readonly string[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** From now on somebody opens what comes, and what waits still. */
  attend(open: (path: string) => Promise<void>): void {
    this.#open = open;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#busy || !this.#open) return;
    this.#busy = true;
    try {
      for (let path = this.#waiting.shift(); path !== undefined; path = this.#waiting.shift())
        await this.#open(path);
    } finally {
      this.#busy = false;
    }
  }
}

/**
 * What a second start hands to the first. Electron on Linux takes it apart at every zero byte, of which each letter
 * beyond the western ones has one, and then ends the first: so it is sent in plain letters.
 */
export const toFirst = (path: string | undefined): Record<string, string> =>
  path === undefined ? {} : { file: encodeURIComponent(path) };

/** From a second start, which may be of another version. */
export function fromSecond(handed: unknown): string | undefined {
  const file = typeof handed === 'object' && handed !== null && 'file' in handed ? handed.file : undefined;
  try {
    return typeof file === 'string' ? decodeURIComponent(file) : undefined;
  } catch {
    return undefined;
  }
}
