import type { Entry } from '../log/entry.ts';

/**
 * Under which entry the query rows of a fact stand: the one with which it was entered first, whatever corrections
 * decided it anew since. So a correction that changes nothing about a fact leaves its rows where they are, and the
 * order of the numbers stays the order of the facts. What a correction puts in stands with the fact before it.
 */
export class Places {
  readonly #of = [0];

  /** Of the entries in the order in which they were written. */
  add({ seq, kind, parent, source, redecides }: Entry): void {
    this.#of.push(
      redecides !== undefined
        ? this.of(redecides)
        : kind === 'draft' || source === 'corrected'
          ? this.of(parent)
          : seq,
    );
  }

  of(seq: number): number {
    return this.#of[seq] ?? seq;
  }
}
