import type { EndPart, QrBits } from '../contract/view.ts';
import { qrBitsOf } from '../link/qr.ts';
import type { DataDirectory } from '../log/data-directory.ts';
import type { Course } from '../logbook/course.ts';
import { courseIn } from '../logbook/evening.ts';
import { endPart } from '../logbook/end.ts';
import { bgStatsUrls } from '../logbook/files/bgstats.ts';
import { playOf } from '../logbook/files/play.ts';
import type { Parts, Viewer } from '../rules/kernel/view.ts';
import type { Beside } from '../session/publisher.ts';
import type { RunningTable } from '../session/running-table.ts';

/** The result of an evening as a code that a phone's camera reads. */
export type CodeOfResult = (course: Course) => Promise<QrBits | null>;

/** Who sat there is looked up once the evening is in the index, so that a code names people as every other file does. */
export const resultCodeIn =
  (data: DataDirectory): CodeOfResult =>
  async (course) => {
    await data.refreshIndex();
    return qrBitsOf(bgStatsUrls(playOf(course, data.library.evenings.noted(course.heading.id))).url);
  };

/**
 * What beside the table goes to its displays, and once the game is over how the evening is told. That is read off the
 * whole log, so it follows the last entry as soon as that has gone out, and holds up nobody; its code comes last.
 */
export class WithEnd implements Beside {
  readonly #beside: Beside;
  readonly #table: RunningTable;
  readonly #codeOf: CodeOfResult;
  readonly #listeners = new Set<() => void>();
  #told: { readonly head: number; readonly end: EndPart | undefined } | undefined;

  constructor(table: RunningTable, beside: Beside, codeOf: CodeOfResult) {
    this.#table = table;
    this.#beside = beside;
    this.#codeOf = codeOf;
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
      const end = course && endPart(course);
      this.#tell(head, end);
      if (end) void this.#addCode(head, course, end);
    });
  }

  async #addCode(head: number, course: Course, end: EndPart): Promise<void> {
    const code = await this.#codeOf(course);
    if (code && this.#told?.head === head) this.#tell(head, { ...end, code });
  }

  #tell(head: number, end: EndPart | undefined): void {
    this.#told = { head, end };
    for (const listener of this.#listeners) listener();
  }
}
