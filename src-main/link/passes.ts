import type { AlarmClock } from './clock.ts';
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
  readonly since: number;
  until: number;
  /** Whom a link let in that works once. Until that browser remembers it, the link may be opened again. */
  letIn?: string;
  isUsed: boolean;
  /** Nobody comes by it any more, whatever the clock says. */
  isVoid: boolean;
  /** How many came by it for the first time. */
  admitted: number;
}

/** A code that was given out in what is now the future belongs to a clock that was set back since. */
const holds = ({ since, until }: Kept, now: number): boolean => now >= since - passLife && now < until;

/** The tokens that let a device in the first time. Only their hashes are kept, save the one that is shown. */
export class Passes {
  readonly #clock: AlarmClock;
  readonly #changed: () => void;
  readonly #kept = new Map<string, Kept>();
  #shown: Pass | undefined;
  #stopRenewing: () => void = () => undefined;

  constructor(clock: AlarmClock, changed: () => void) {
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

  /** A clock that was set otherwise has made the code on the television one that lets nobody in. */
  lookAgain(): void {
    if (!this.#shown || this.admission(this.#shown.token) === 'table') return;
    this.#stopRenewing();
    this.#renew();
  }

  /** Nobody comes in any more by what was given out in the room; the terminal's link is the host's own. */
  voidAll(): void {
    for (const kept of this.#kept.values()) if (Number.isFinite(kept.until)) kept.isVoid = true;
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
    const isOver = kept.isVoid || (Number.isFinite(kept.until) && !holds(kept, this.#clock.now()));
    return isOver ? 'expired' : kept.kind;
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
    this.#kept.set(hashOf(pass.token), {
      kind,
      since: now,
      until: pass.until,
      isUsed: false,
      isVoid: false,
      admitted: 0,
    });
    return pass;
  }
}
