import type { JoinPart } from '../contract/link-parts.ts';
import type { AlarmClock } from './clock.ts';

/** The television may keep its last picture while entries go on: a look back, a break, a dispute. */
export class Tv {
  readonly #clock: AlarmClock;
  /** An evening of the past that is played as a film, over whatever is on. */
  #film: string | undefined;
  /** The code by which an evening's result is taken along, while it is shown. */
  result: JoinPart | undefined;
  #frozen: { readonly since: number; readonly picture: string } | undefined;

  constructor(clock: AlarmClock) {
    this.#clock = clock;
  }

  get frozenSince(): number | null {
    return this.#frozen?.since ?? null;
  }

  /** What a television shows instead of the present, if it does. */
  get picture(): string | undefined {
    return this.#film ?? this.#frozen?.picture;
  }

  freeze(picture: string): void {
    this.#frozen ??= { since: this.#clock.now(), picture };
  }

  show(film: string): void {
    this.#film = film;
  }

  unfreeze(): void {
    this.#film = undefined;
    this.#frozen = undefined;
  }
}
