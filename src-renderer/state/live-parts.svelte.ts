import { untrack } from 'svelte';
import type { CommonParts } from '../../src-main/contract/view.ts';

/** A view's named parts; a game's own stand beside the common ones. */
export type Parts = Partial<CommonParts> & Readonly<Record<string, unknown>>;

class Part {
  is: unknown = $state.raw();

  constructor(is: unknown) {
    this.is = is;
  }
}

/**
 * The parts of a view that comes again and again, each with a signal of its own: whoever reads one of them is asked
 * again once that one is another, and not whenever any is.
 */
export class LiveParts {
  readonly #parts = new Map<string, Part>();
  /** Another list, once a part is there or gone. */
  #names: readonly string[] = $state.raw([]);
  /** Reads as the parts themselves do, and stays the same object. */
  readonly now: Parts = new Proxy({} as Parts, {
    get: (_, name) => (typeof name === 'string' ? this.#get(name) : undefined),
    has: (_, name) => this.#names.some((one) => one === name),
    ownKeys: () => [...this.#names],
    getOwnPropertyDescriptor: (_, name) =>
      this.#names.some((one) => one === name)
        ? { value: this.#get(String(name)), enumerable: true, configurable: true }
        : undefined,
  });

  take(parts: Parts): void {
    for (const [name, part] of this.#parts) if (!Object.hasOwn(parts, name)) part.is = undefined;
    for (const [name, is] of Object.entries(parts)) {
      const known = this.#parts.get(name);
      if (known) known.is = is;
      else this.#parts.set(name, new Part(is));
    }
    const names = Object.keys(parts);
    const before = untrack(() => this.#names);
    if (names.length !== before.length || before.some((name) => !Object.hasOwn(parts, name)))
      this.#names = names;
  }

  /** Of one that was never there it is known once there are others. */
  #get(name: string): unknown {
    const part = this.#parts.get(name);
    if (part) return part.is;
    void this.#names;
    return undefined;
  }
}
