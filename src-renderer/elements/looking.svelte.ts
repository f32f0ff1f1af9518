import type { Pickable } from './cards.ts';

interface Looked<Hit> {
  /** What fits what was typed, the likeliest first. */
  readonly hits: (search: string) => readonly Hit[];
  /** Where a key leads among so many, from the one that is marked; undefined for a key that is none of the list's. */
  readonly step: (key: string, at: number, count: number) => number | undefined;
  readonly onpick: (id: string) => void;
}

/** A search in which letters look, arrows mark, Enter takes what is marked and Escape leaves. */
export class Looking<Hit extends Pickable> {
  search = $state('');
  #at = $state(0);
  readonly #looked: Looked<Hit>;
  readonly hits: readonly Hit[] = $derived.by(() => this.#looked.hits(this.search));
  /** Nothing is marked before something is looked for, so that Enter alone takes nothing. */
  readonly at = $derived(this.isEmpty ? -1 : Math.min(this.#at, this.hits.length - 1));
  readonly active = $derived(this.hits[this.at]);

  constructor(looked: Looked<Hit>) {
    this.#looked = looked;
  }

  get isEmpty(): boolean {
    return this.search.trim() === '';
  }

  /** The first is marked again with every letter. */
  readonly again = (): void => {
    this.#at = 0;
  };

  readonly pick = (hit: Hit | undefined): void => {
    if (!hit) return;
    this.#leave();
    this.#looked.onpick(hit.id);
  };

  readonly keys = (event: KeyboardEvent): void => {
    const step = this.#looked.step(event.key, this.at, this.hits.length);
    if (event.key === 'Enter') this.pick(this.active);
    else if (event.key === 'Escape') this.#leave();
    else if (step !== undefined) this.#at = step;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  forget(): void {
    this.search = '';
    this.#at = 0;
  }

  #leave(): void {
    this.forget();
    (document.activeElement as HTMLElement | null)?.blur();
  }
}

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** From one to the next in either direction, and from the last to the first. */
export function around(key: string, at: number, count: number): number | undefined {
  const step = arrows[key];
  return step === undefined || count === 0 ? undefined : (at + step + count) % count;
}
