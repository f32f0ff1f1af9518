/**
 * A long piece of work, told by a generator that yields wherever it may be laid down for a while: whoever carries it
 * out goes through with it at once, or lets others have their turn in between.
 */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Goes through with it at once. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What came of it, for the one who asks second as for the first. */
type Came<Value> = { readonly value: Value } | { readonly error: unknown } | 'given-up';

/** Work that is carried out step by step, and that whoever cannot wait sees finished first or given up. */
export class SharedSteps<Value> {
  readonly #steps: Steps<Value>;
  #came: Came<Value> | undefined;

  constructor(steps: Steps<Value>) {
    this.#steps = steps;
  }

  /** Nothing where it was given up. */
  *follow(): Steps<Value | undefined> {
    try {
      // What is done rests no more: between the disk and what is kept in memory nobody comes in.
      for (this.#step(); !this.#came; this.#step()) yield;
    } finally {
      this.giveUp();
    }
    if (this.#came === 'given-up') return undefined;
    if ('error' in this.#came) throw this.#came.error;
    return this.#came.value;
  }

  /** What goes wrong is told to whoever follows it. */
  finish(): void {
    while (!this.#came) this.#step();
  }

  /** As if it had never begun, unless it is done. */
  giveUp(): void {
    if (this.#came) return;
    this.#came = 'given-up';
    this.#steps.return(undefined as never);
  }

  #step(): void {
    if (this.#came) return;
    try {
      const step = this.#steps.next();
      if (step.done) this.#came = { value: step.value };
    } catch (error) {
      this.#came = { error };
    }
  }
}
