import type { WorkPart } from '../../../src-main/contract/logbook-files.ts';
import type { CallName, CallWith } from '../../../src-main/contract/link-calls.ts';
import type { Book } from './book.svelte.ts';

const soon = 250;

/** Something long that goes on in the main process: how far it is, and a way to stop it. */
export class LongWork {
  part: WorkPart | undefined = $state.raw();
  readonly running = $derived(this.part?.state === 'running');
  readonly #book: Book;
  #id: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(book: Book) {
    this.#book = book;
  }

  async begin<Name extends CallName>(
    call: Name,
    ...asked: undefined extends CallWith<Name> ? [CallWith<Name>?] : [CallWith<Name>]
  ): Promise<void> {
    this.leave();
    const begun = await this.#book.ask<{ readonly work: string }, Name>(call, ...asked);
    if (!begun) return;
    this.#id = begun.work;
    await this.#look();
  }

  async stop(): Promise<void> {
    if (this.#id === undefined) return;
    await this.#book.ask('logbook.stop', { work: this.#id });
    await this.#look();
  }

  /** It goes on; only nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#id = undefined;
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const id = this.#id;
    if (id === undefined) return;
    const part = await this.#book.ask<WorkPart, 'logbook.work'>('logbook.work', { work: id });
    if (id !== this.#id || !part) return;
    this.part = part;
    if (part.state === 'running') this.#timer = setTimeout(() => void this.#look(), soon);
  }
}
