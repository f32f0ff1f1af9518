import type { Sent } from '../../src-main/contract/link-parts.ts';

export type Answer = Extract<Sent, { readonly n?: number }> | { readonly lost: true };

interface Pending {
  readonly message: Readonly<Record<string, unknown>>;
  readonly resolve: (answer: Answer) => void;
  readonly asked: number;
  /** It bears an id by which the program knows it again, so it may be sent twice. */
  readonly isNamed: boolean;
}

/** An answer that was pressed this long ago is not sent again: by now the person has looked and pressed anew. */
const staleAfter = 15_000;

/** What was asked and is not answered yet. */
export class Requests {
  readonly #pending = new Map<number, Pending>();
  #n = 0;

  add(message: Readonly<Record<string, unknown>>, now: number, isNamed: boolean): [string, Promise<Answer>] {
    const n = (this.#n += 1);
    const answered = new Promise<Answer>((resolve) => {
      this.#pending.set(n, { message: { ...message, n }, resolve, asked: now, isNamed });
    });
    return [JSON.stringify({ ...message, n }), answered];
  }

  answer(n: number, answer: Answer): void {
    this.#pending.get(n)?.resolve(answer);
    this.#pending.delete(n);
  }

  /** The way is gone: what cannot be asked twice is given up. */
  lose(): void {
    for (const [n, { isNamed }] of this.#pending) if (!isNamed) this.answer(n, { lost: true });
  }

  /** Nobody waits any longer. */
  giveUp(now: number): void {
    for (const [n, { asked }] of this.#pending) if (asked + staleAfter < now) this.answer(n, { lost: true });
  }

  /** The way is there again: the texts of what is still to be answered, in order. */
  again(now: number): readonly string[] {
    this.giveUp(now);
    return [...this.#pending.values()].map(({ message }) => JSON.stringify(message));
  }
}
