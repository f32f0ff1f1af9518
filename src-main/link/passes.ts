import type { Clock } from './clock.ts';
import { hashOf, passToken } from './token.ts';

/** So long a code on the television lets people in. */
export const passLife = 10 * 60_000;
/** Ten captains, whoever watches, and a few who scan twice. */
const mostByOneCode = 40;
/** Expired ones are remembered, so that a late guest is told so. */
const remembered = 24 * 60 * 60_000;

export type Admission = 'table' | 'once' | 'used' | 'expired' | 'unknown';

export interface Pass {
  readonly token: string;
  readonly until: number;
}

interface Kept {
  readonly kind: 'table' | 'once';
  until: number;
  /** Whom a link let in that works once. Until that browser remembers it, the link may be opened again. */
  letIn?: string;
  isUsed: boolean;
  /** How many came by it for the first time. */
  admitted: number;
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

  /** Nobody comes in any more by what was given out in the room; the terminal's link is the host's own. */
  voidAll(): void {
    for (const kept of this.#kept.values())
      if (Number.isFinite(kept.until)) kept.until = Math.min(kept.until, this.#clock.now());
    this.hide();
  }

  /** Makes one device a scorekeeper, once. */
  once(): Pass {
    return this.#make('once', passLife);
  }

  /** The same for the terminal, where nobody hurries: it holds until it is used. */
  lasting(): Pass {
    return this.#make('once', Number.POSITIVE_INFINITY);
  }

  admission(token: string): Admission {
    const kept = this.#kept.get(hashOf(token));
    if (!kept) return 'unknown';
    if (kept.isUsed) return 'used';
    return this.#clock.now() < kept.until ? kept.kind : 'expired';
  }

  /** One more device comes by a code; false where more have come than sit at any table. */
  admits(token: string): boolean {
    const kept = this.#kept.get(hashOf(token));
    if (!kept || kept.admitted >= mostByOneCode) return false;
    kept.admitted += 1;
    return true;
  }

  /** A link lets a device in. Answers with the one that it let in before, which never came to remember it. */
  letsIn(token: string, device: string): string | undefined {
    const kept = this.#kept.get(hashOf(token));
    const before = kept?.letIn;
    if (kept) kept.letIn = device;
    return before;
  }

  /** The device will come by itself from now on: the link that let it in is used. */
  isRemembered(device: string): void {
    for (const kept of this.#kept.values())
      if (kept.letIn === device && !kept.isUsed) {
        kept.isUsed = true;
        kept.until = this.#clock.now();
      }
  }

  #renew(): void {
    this.#shown = this.#make('table', passLife);
    this.#stopRenewing = this.#clock.after(passLife / 2, () => {
      this.#renew();
    });
    this.#changed();
  }

  #make(kind: Kept['kind'], life: number): Pass {
    const now = this.#clock.now();
    for (const [hash, kept] of this.#kept) if (kept.until + remembered < now) this.#kept.delete(hash);
    const pass = { token: passToken(), until: now + life };
    this.#kept.set(hashOf(pass.token), { kind, until: pass.until, isUsed: false, admitted: 0 });
    return pass;
  }
}
