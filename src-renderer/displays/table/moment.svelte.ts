import type { Moment, Seen, TableDrawing } from '../../games/drawing.ts';
import type { AlarmClock } from '../../state/clock.ts';
import { isNews } from './heard.ts';

/** So long a moment stands at most: whatever is entered next ends it. */
export const momentLasts = 2500;

/** What has just happened and is worth looking up for; it stands beside nothing and holds up nobody. */
export class Moments {
  now: Moment | undefined = $state.raw();
  /** What the newest entry has brought, for whoever asks once. */
  brought: Moment | undefined;
  readonly #clock: AlarmClock;
  #before: Seen | undefined;
  #callOff: () => void = () => undefined;

  constructor(clock: AlarmClock) {
    this.#clock = clock;
  }

  see(seen: Seen | undefined, drawing: TableDrawing | undefined): void {
    const before = this.#before;
    this.#before = seen;
    this.brought = undefined;
    if (!seen || !drawing) return this.#end();
    // What is only drawn anew, such as another language, is no other entry.
    if (before?.parts.log.total === seen.parts.log.total && before.parts.session.id === seen.parts.session.id)
      return;
    this.#end();
    this.brought = before && isNews(before, seen) ? drawing.moment?.(before, seen) : undefined;
    if (!this.brought) return;
    this.now = this.brought;
    this.#callOff = this.#clock.after(momentLasts, () => this.#end());
  }

  #end(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.now = undefined;
  }
}
