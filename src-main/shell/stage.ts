import type { Viewer } from '../rules/kernel/view.ts';
import { Publisher, type Beside } from '../session/publisher.ts';

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
  readonly #beside: Beside;
  readonly #watching = new Set<Watching>();
  #publisher: Publisher;
  #empty = 0;

  constructor(run: string, beside: Beside) {
    this.#run = run;
    this.#beside = beside;
    this.#publisher = this.#nothingOn();
  }

  show(publisher: Publisher | undefined): void {
    this.#publisher.close();
    this.#empty += 1;
    this.#publisher = publisher ?? this.#nothingOn();
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
    return this.#publisher.whole(viewer);
  }

  #begin(watching: Watching): void {
    watching.stop = this.#publisher.subscribe(watching.viewer, watching.receive);
  }

  /** Without a session there is only what stands beside a table. */
  #nothingOn(): Publisher {
    return new Publisher(undefined, () => 0, `${this.#run}-none-${this.#empty}`, this.#beside);
  }
}
