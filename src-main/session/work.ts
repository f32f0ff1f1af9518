import { atOnce, type Steps } from '../log/steps.ts';

/** What it takes to let others have their turn. */
export interface Pace {
  /** Milliseconds, of any beginning. */
  now(): number;
  /** Calls back once everything that has come meanwhile had its turn. */
  pause(go: () => void): void;
}

const systemPace: Pace = {
  now: () => performance.now(),
  pause: (go) => void setImmediate(go),
};

/** So long, in milliseconds, a long piece of work keeps others waiting. */
const longest = 8;

/**
 * Long pieces of work, one after the other, each in steps: readings, presses and pages have their turn in between.
 */
export class Work {
  readonly #pace: Pace;
  readonly #waiting: Steps<void>[] = [];
  #isGoing = false;

  constructor(pace: Pace = systemPace) {
    this.#pace = pace;
  }

  /** Begins with it when those before are done. */
  take<Value>(begin: () => Steps<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(settling(begin, resolve, reject));
      if (!this.#isGoing) this.#goOn();
    });
  }

  /** Everything that was begun is done now. */
  finish(): void {
    for (const steps of this.#waiting.splice(0)) atOnce(steps);
  }

  #goOn(): void {
    const [steps] = this.#waiting;
    this.#isGoing = steps !== undefined;
    if (!steps) return;
    const until = this.#pace.now() + longest;
    let isDone = false;
    do isDone = steps.next().done === true;
    while (!isDone && this.#pace.now() < until);
    if (isDone) this.#waiting.splice(0, 1);
    this.#pace.pause(() => {
      this.#goOn();
    });
  }
}

function* settling<Value>(
  begin: () => Steps<Value>,
  resolve: (value: Value) => void,
  reject: (error: unknown) => void,
): Steps<void> {
  try {
    resolve(yield* begin());
  } catch (error) {
    reject(error);
  }
}
