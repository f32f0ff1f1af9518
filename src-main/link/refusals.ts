import type { TurnedAway } from '../contract/link-parts.ts';
import type { AlarmClock } from './clock.ts';

const lastKept = 20;
/** A crowd is told of for so long after the last of it. */
const crowdedFor = 60_000;
/** Hundreds may be refused in a second; nobody reads so fast, and telling must not be what slows the evening. */
const toldEvery = 1000;
const crowding: ReadonlySet<string> = new Set([
  'half-open',
  'room-full',
  'knocks-full',
  'too-many-devices',
  'slow',
]);

/** Counts what was refused, and keeps the last for the console: a broken phone and a curious guest look alike. */
export class Refusals {
  readonly #clock: AlarmClock;
  readonly #changed: () => void;
  readonly #byCode = new Map<string, number>();
  #last: readonly TurnedAway[] = [];
  #count = 0;
  #crowd: TurnedAway | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => undefined;

  constructor(clock: AlarmClock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get count(): number {
    return this.#count;
  }

  get last(): readonly TurnedAway[] {
    return this.#last;
  }

  get crowd(): TurnedAway | null {
    const isRecent = this.#crowd && Math.abs(this.#clock.now() - this.#crowd.at) < crowdedFor;
    return isRecent ? (this.#crowd ?? null) : null;
  }

  of(code: string): number {
    return this.#byCode.get(code) ?? 0;
  }

  add(address: string, code: string): void {
    this.#count += 1;
    this.#byCode.set(code, this.of(code) + 1);
    const turnedAway = { at: this.#clock.now(), address, code };
    this.#last = [turnedAway, ...this.#last].slice(0, lastKept);
    if (crowding.has(code)) this.#crowd = turnedAway;
    this.#tell();
  }

  #tell(): void {
    const now = this.#clock.now();
    const left = this.#toldAt + toldEvery - now;
    // More is left only where the clock was set back since.
    if (left > 0 && left <= toldEvery) return this.#tellIn(left);
    this.#toldAt = now;
    this.#changed();
    // And that the crowd is gone.
    if (this.crowd) this.#tellIn(crowdedFor);
  }

  #tellIn(milliseconds: number): void {
    this.#callOff();
    this.#callOff = this.#clock.after(milliseconds, () => {
      this.#tell();
    });
  }
}
