import type { Clock } from './clock.ts';
import { hashOf, passToken } from './token.ts';

/** So long a code on the television lets people in. */
export const passLife = 10 * 60_000;
/** Expired ones are remembered, so that a late guest is told so. */
const remembered = 24 * 60 * 60_000;

export type Admission = 'table' | 'once' | 'expired' | 'unknown';

export interface Pass {
  readonly token: string;
  readonly until: number;
}

interface Kept {
  readonly kind: 'table' | 'once';
  until: number;
}

/** The tokens that let a device in the first time. Only their hashes are kept, save the one that is shown. */
export class Passes {
  readonly #clock: Clock;
  readonly #changed: () => void;
  readonly #kept = new Map<string, Kept>();
  #shown: Pass | undefined;
  #stopRenewing: () => void = () => undefined;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get shown(): Pass | undefined {
    return this.#shown;
  }

  /** From now on there is always one that holds for at least half its life. */
  show(): void {
    if (this.#shown) return;
    this.#renew();
  }

  /** What was scanned before it was hidden still lets in until its time is up. */
  hide(): void {
    this.#stopRenewing();
    this.#shown = undefined;
    this.#changed();
  }

  /** Nobody comes in any more by what was given out. */
  voidAll(): void {
    for (const kept of this.#kept.values()) kept.until = Math.min(kept.until, this.#clock.now());
    this.hide();
  }

  /** Makes one device a scorekeeper, once. */
  once(): Pass {
    return this.#make('once');
  }

  admission(token: string): Admission {
    const kept = this.#kept.get(hashOf(token));
    if (!kept) return 'unknown';
    return this.#clock.now() < kept.until ? kept.kind : 'expired';
  }

  /** A one-time token has been used. */
  use(token: string): void {
    const kept = this.#kept.get(hashOf(token));
    if (kept?.kind === 'once') kept.until = this.#clock.now();
  }

  #renew(): void {
    this.#shown = this.#make('table');
    this.#stopRenewing = this.#clock.after(passLife / 2, () => {
      this.#renew();
    });
    this.#changed();
  }

  #make(kind: Kept['kind']): Pass {
    const now = this.#clock.now();
    for (const [hash, kept] of this.#kept) if (kept.until + remembered < now) this.#kept.delete(hash);
    const pass = { token: passToken(), until: now + passLife };
    this.#kept.set(hashOf(pass.token), { kind, until: pass.until });
    return pass;
  }
}
