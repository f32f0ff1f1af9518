import { SvelteMap } from 'svelte/reactivity';
import type { EveningFilter } from '../../../src-main/contract/logbook-calls.ts';
import type { EveningRow, EveningsHead, EveningsPage } from '../../../src-main/contract/logbook-parts.ts';
import type { Book } from './book.svelte.ts';

/** So many rows are asked for at once, and so many such parts are kept. */
const part = 50;
const mostParts = 40;
/** While the index is being made the page asks again. */
const soon = 500;

/** The evenings that are looked for: the head of the page, and of the rows those that are in sight. */
export class Evenings {
  filter: EveningFilter = $state.raw({});
  head: EveningsHead | undefined = $state.raw();
  readonly #rows = new SvelteMap<number, EveningRow>();
  readonly #asked = new Set<number>();
  readonly #book: Book;
  /** Only what was asked last is listened to. */
  #turn = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(book: Book) {
    this.#book = book;
  }

  readonly row = (number: number): EveningRow | undefined => this.#rows.get(number);

  get filtered(): boolean {
    return Object.keys(this.filter).length > 0;
  }

  /** What is undefined in it is not asked for any more. */
  narrow(more: { readonly [key in keyof EveningFilter]?: EveningFilter[key] | undefined }): void {
    const entries = Object.entries({ ...this.filter, ...more }).filter(([, value]) => value !== undefined);
    this.filter = Object.fromEntries(entries) as EveningFilter;
    void this.refresh();
  }

  all(): void {
    this.filter = {};
    void this.refresh();
  }

  async refresh(): Promise<void> {
    const turn = (this.#turn += 1);
    clearTimeout(this.#again);
    const { filter } = this;
    const head = await this.#book.ask<EveningsHead, 'logbook.head'>('logbook.head', { filter });
    if (turn !== this.#turn || !head) return;
    this.#asked.clear();
    this.#rows.clear();
    this.head = head;
    if (head.indexing) this.#again = setTimeout(() => void this.refresh(), soon);
  }

  /** Asks for what is not there yet of these rows. */
  want(from: number, to: number): void {
    for (let at = Math.floor(from / part); at <= Math.floor(to / part); at += 1)
      if (!this.#asked.has(at)) void this.#fetch(at);
  }

  leave(): void {
    this.#turn += 1;
    clearTimeout(this.#again);
  }

  async #fetch(at: number): Promise<void> {
    const turn = this.#turn;
    this.#asked.add(at);
    this.#forget(at);
    const { filter } = this;
    const asked = { filter, from: at * part, count: part };
    const page = await this.#book.ask<EveningsPage, 'logbook.evenings'>('logbook.evenings', asked);
    if (turn !== this.#turn) return;
    if (!page) this.#asked.delete(at);
    else page.rows.forEach((row, nth) => this.#rows.set(page.from + nth, row));
  }

  /** Whoever scrolls through ten thousand evenings does not have to carry them all. */
  #forget(near: number): void {
    if (this.#asked.size <= mostParts) return;
    const [furthest] = [...this.#asked].sort((a, b) => Math.abs(b - near) - Math.abs(a - near));
    if (furthest === undefined) return;
    this.#asked.delete(furthest);
    for (let row = furthest * part; row < (furthest + 1) * part; row += 1) this.#rows.delete(row);
  }
}
