import type { Sent } from '../../src-main/contract/link-parts.ts';

export type Answer = Extract<Sent, { readonly n?: number }> | { readonly lost: true };

/**
 * once: it is given up when the way is gone. named: it bears an id by which the program knows it again, so it may be
 * sent twice. look: it changes nothing, and whoever asked would go without for good.
 */
export type AskedKind = 'once' | 'named' | 'look';

interface Pending {
  readonly message: Readonly<Record<string, unknown>>;
  readonly resolve: (answer: Answer) => void;
  readonly asked: number;
  readonly kind: AskedKind;
}

/** An answer that was pressed this long ago is not sent again: by now the person has looked and pressed anew. */
const staleAfter = 15_000;

/** What was asked and is not answered yet. */
export class Requests {
  readonly #pending = new Map<number, Pending>();
  #n = 0;

  add(message: Readonly<Record<string, unknown>>, now: number, kind: AskedKind): [string, Promise<Answer>] {
    const n = (this.#n += 1);
    const answered = new Promise<Answer>((resolve) => {
      this.#pending.set(n, { message: { ...message, n }, resolve, asked: now, kind });
    });
    return [JSON.stringify({ ...message, n }), answered];
  }

  answer(n: number, answer: Answer): void {
    this.#pending.get(n)?.resolve(answer);
    this.#pending.delete(n);
  }

  /** The way is gone: what cannot be asked twice is given up. */
  lose(): void {
    for (const [n, { kind }] of this.#pending) if (kind === 'once') this.answer(n, { lost: true });
  }

  /** Nobody waits any longer for what was pressed so long ago. */
  giveUp(now: number): void {
    for (const [n, { asked, kind }] of this.#pending)
      if (kind !== 'look' && asked + staleAfter < now) this.answer(n, { lost: true });
  }

  giveUpAll(): void {
    for (const n of this.#pending.keys()) this.answer(n, { lost: true });
  }

  /** The way is there again: the texts of what is still to be answered, in order. */
  again(now: number): readonly string[] {
    this.giveUp(now);
    return [...this.#pending.values()].map(({ message }) => JSON.stringify(message));
  }
}
