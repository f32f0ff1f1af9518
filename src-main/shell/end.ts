import type { EndPart } from '../contract/view.ts';
import { courseIn } from '../logbook/evening.ts';
import { endPart } from '../logbook/end.ts';
import type { Parts, Viewer } from '../rules/kernel/view.ts';
import type { Beside } from '../session/publisher.ts';
import type { RunningTable } from '../session/running-table.ts';

/**
 * What beside the table goes to its displays, and once the game is over how the evening is told. That is read off the
 * whole log, so it follows the last entry as soon as that has gone out, and holds up nobody.
 */
export class WithEnd implements Beside {
  readonly #beside: Beside;
  readonly #table: RunningTable;
  readonly #listeners = new Set<() => void>();
  #told: { readonly head: number; readonly end: EndPart | undefined } | undefined;

  constructor(table: RunningTable, beside: Beside) {
    this.#table = table;
    this.#beside = beside;
    table.onChange(() => this.#follow());
    this.#follow();
  }

  parts(viewer: Viewer): Parts {
    const beside = this.#beside.parts(viewer);
    const end = viewer.kind === 'captain' ? undefined : this.#end;
    return end ? { ...beside, end } : beside;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    const unfollow = this.#beside.onChange(listener);
    return () => {
      this.#listeners.delete(listener);
      unfollow();
    };
  }

  /** Of what stands now, and of nothing that was taken back. */
  get #end(): EndPart | undefined {
    return this.#told?.head === this.#table.head ? this.#told.end : undefined;
  }

  #follow(): void {
    const { head, begun, game, state } = this.#table;
    if (!begun || this.#told?.head === head || !game.standings(state.game).over) return;
    setImmediate(() => {
      if (this.#table.head !== head) return;
      const course = courseIn(this.#table.log);
      this.#told = { head, end: course && endPart(course) };
      for (const listener of this.#listeners) listener();
    });
  }
}
