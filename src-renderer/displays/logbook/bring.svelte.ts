import type { BroughtPart } from '../../../src-main/contract/logbook-files.ts';
import { freshId } from '../../state/fresh-id.ts';
import type { Book } from './book.svelte.ts';

/** So many bytes travel at once. */
const atOnce = 120_000;

/** What came of one file. */
export interface BroughtFile {
  readonly name: string;
  /** Nothing where it was refused; then the words say why. */
  readonly brought: BroughtPart | undefined;
  readonly no: string;
}

/** How far it is, in bytes of all that were chosen, and which of the files is on its way. */
export interface Far {
  readonly done: number;
  readonly of: number;
  readonly name: string;
  readonly nth: number;
  readonly files: number;
}

/** Files that a person brings, one after the other and part by part. */
export class Bringing {
  files: readonly BroughtFile[] = $state.raw([]);
  far: Far | undefined = $state.raw();
  readonly #book: Book;
  #isStopped = false;

  constructor(book: Book) {
    this.#book = book;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async bring(chosen: readonly File[]): Promise<void> {
    this.#isStopped = false;
    this.files = [];
    const of = chosen.reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    for (const [at, file] of chosen.entries()) {
      if (this.#isStopped) break;
      const from = done;
      const isLast = at === chosen.length - 1;
      const told = await this.#one(file, isLast, (bytes) => {
        this.far = { done: from + bytes, of, name: file.name, nth: at + 1, files: chosen.length };
      });
      done += file.size;
      if (told) this.files = [...this.files, told];
    }
    this.far = undefined;
  }

  async #one(file: File, isLast: boolean, over: (bytes: number) => void): Promise<BroughtFile | undefined> {
    const upload = freshId();
    const of = Math.max(1, Math.ceil(file.size / atOnce));
    for (let part = 0; part < of; part += 1) {
      over(part * atOnce);
      if (this.#isStopped) return undefined;
      const bytes = await base64Of(file.slice(part * atOnce, (part + 1) * atOnce));
      const asked = {
        upload,
        name: file.name.slice(0, 255) || '?',
        part,
        of,
        bytes,
        ...(isLast ? {} : { more: 'more' as const }),
      };
      const answered = await this.#book.table.call('logbook.bring', asked);
      if (!answered.ok) return { name: file.name, brought: undefined, no: answered.no.text };
      if (part === of - 1) return { name: file.name, brought: answered.value as BroughtPart, no: '' };
    }
    return undefined;
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  // More than this at once is more than a call may have arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}
