import type { AlarmClock } from '../../state/clock.ts';
import { still, type Still } from '../../look/still.ts';

const minute = 60_000;

/** Counts the minutes that the picture has stood, for what it does against burn-in. */
export class Minutes {
  #began: number;
  #changed: number;
  #now: number = $state(0);
  readonly #clock: AlarmClock;
  #stop: () => void = () => undefined;

  constructor(clock: AlarmClock) {
    this.#clock = clock;
    this.#began = this.#changed = this.#now = clock.now();
    this.#next();
  }

  get still(): Still {
    const whole = (since: number) => Math.floor((this.#now - since) / minute);
    return still(whole(this.#began), whole(this.#changed));
  }

  /** Something on the picture is new. */
  changed(): void {
    this.#changed = this.#now = this.#clock.now();
  }

  close(): void {
    this.#stop();
  }

  #next(): void {
    this.#stop = this.#clock.after(minute, () => {
      this.#now = this.#clock.now();
      this.#next();
    });
  }
}
