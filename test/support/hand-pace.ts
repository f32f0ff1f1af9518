import type { Pace } from '../../src-main/session/work.ts';

/** Lets long work go on when the test says so, and counts the steps that it takes in one go. */
export interface HandPace extends Pace {
  /** One more go; says whether there was anything to do. */
  goOn(): boolean;
  /** The most steps of one go so far. */
  readonly most: number;
}

export function handPace(stepsAtOnce: number): HandPace {
  let next: (() => void) | undefined;
  let now = 0;
  let steps = 0;
  let most = 0;
  return {
    /** A look at the clock for each step: the work looks whether it has time for another. */
    now() {
      now += 8 / stepsAtOnce;
      steps += 1;
      return now;
    },
    pause(go) {
      most = Math.max(most, steps);
      steps = 0;
      next = go;
    },
    goOn() {
      const go = next;
      next = undefined;
      go?.();
      return next !== undefined;
    },
    get most() {
      return most;
    },
  };
}
