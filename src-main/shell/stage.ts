import type { Viewer } from '../rules/kernel/view.ts';
import type { Publisher } from '../session/publisher.ts';

interface Watching {
  readonly viewer: Viewer;
  readonly receive: (frame: string) => void;
  stop: () => void;
}

/**
 * Where displays watch whatever is on. They stay when a session ends and another begins: the next frame is then a
 * whole one of another run.
 */
export class Stage {
  readonly #run: string;
  readonly #watching = new Set<Watching>();
  #publisher: Publisher | undefined;
  #empty = 0;

  constructor(run: string) {
    this.#run = run;
  }

  show(publisher: Publisher | undefined): void {
    this.#publisher?.close();
    this.#publisher = publisher;
    this.#empty += 1;
    for (const watching of this.#watching) {
      watching.stop();
      this.#begin(watching);
    }
  }

  subscribe(viewer: Viewer, receive: (frame: string) => void): () => void {
    const watching: Watching = { viewer, receive, stop: () => undefined };
    this.#watching.add(watching);
    this.#begin(watching);
    return () => {
      watching.stop();
      this.#watching.delete(watching);
    };
  }

  whole(viewer: Viewer): string {
    return this.#publisher?.whole(viewer) ?? this.#nothingOn();
  }

  #begin(watching: Watching): void {
    if (this.#publisher) watching.stop = this.#publisher.subscribe(watching.viewer, watching.receive);
    else {
      watching.stop = () => undefined;
      watching.receive(this.#nothingOn());
    }
  }

  #nothingOn(): string {
    return JSON.stringify({ run: `${this.#run}-none-${this.#empty}`, from: null, to: 0, parts: {} });
  }
}
